/** How many of the wall's cells a picture takes: one, two by two, or two in height, as what is upright does. */
export type Tile = "small" | "large" | "tall";

/** Where large ones stand well among fifteen. */
const goodPlaces = [0, 7, 3, 11, 5];

/**
 * Chooses the tiles of one page of the wall, four cells wide (two on a phone), so that they fill whole rows: with u upright ones of n,
 * the cells are n + u + 3 for each large one, and that must divide by four.
 */
export function composeWall(upright: readonly boolean[]): Tile[] {
	const tall = upright.filter(Boolean).length;
	if (upright.length === 3 && tall === 0) return ["large", "tall", "tall"];
	const wanted = (upright.length + tall) % 4 || (upright.length < 8 ? 0 : 4);
	const places = [...goodPlaces, ...upright.keys()].filter((place) => upright[place] === false);
	const large = new Set([...new Set(places)].slice(0, wanted));
	return upright.map((isUpright, place) => (isUpright ? "tall" : large.has(place) ? "large" : "small"));
}
