/** Number of the wall's cells that a picture takes: one, two by two, or two in height for upright ones. */
export type Tile = "small" | "large" | "tall";

/** Positions for large tiles among fifteen. */
const goodPlaces = [0, 7, 3, 11, 5];

/**
 * Chooses tile sizes for one page of the wall, four cells wide (two on a phone), so that they fill whole rows: n
 * pictures with u upright ones take n + u cells, plus 3 for each large one, which must be a multiple of four.
 */
export function composeWall(upright: readonly boolean[]): Tile[] {
	const tall = upright.filter(Boolean).length;
	if (upright.length === 3 && tall === 0) return ["large", "tall", "tall"];
	const extraCount = (upright.length + tall) % 4 || (upright.length < 8 ? 0 : 4);
	const places = [...goodPlaces, ...upright.keys()].filter((place) => upright[place] === false);
	const large = new Set([...new Set(places)].slice(0, extraCount));
	return upright.map((isUpright, place) => (isUpright ? "tall" : large.has(place) ? "large" : "small"));
}
