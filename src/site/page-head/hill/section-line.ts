/**
 * The path from the bus stop to the shola in section, in metres: along the path, and above the sea. Every head is a
 * window on this one line.
 */
const altitudes: readonly (readonly [along: number, metres: number])[] = [
	[-400, 2199],
	[0, 2203.2],
	[36, 2204.4],
	[96, 2206],
	[121, 2206.6],
	[125, 2207.6],
	[132, 2210.5],
	[134, 2211],
	[187, 2211],
	[192, 2212.1],
	[204, 2216.5],
	[210, 2218.3],
	[215, 2219],
	[260, 2219],
	[265, 2219.8],
	[279, 2223.2],
	[284, 2224],
	[330, 2224],
	[334, 2224.6],
	[344, 2227.6],
	[348, 2228],
	[394, 2228],
	[397, 2228.8],
	[410, 2234.4],
	[417, 2236],
	[476, 2236],
	// The entrance stair: ten steps for ten semesters.
	...Array.from({ length: 10 }, (_, step) => [
		[478 + 1.6 * step, 2236 + 0.4 * step] as const,
		[478 + 1.6 * step, 2236.4 + 0.4 * step] as const,
	]).flat(),
	[542, 2240],
	[546, 2240.4],
	[558, 2242.4],
	[565, 2243.4],
	// The Long Studio: five bays.
	...Array.from({ length: 5 }, (_, bay) => [
		[566 + 11.6 * bay, 2243.4 + 0.8 * bay] as const,
		[577.6 + 11.6 * bay, 2243.4 + 0.8 * bay] as const,
	]).flat(),
	[628, 2247.4],
	[640, 2251],
	[650, 2253.8],
	[652, 2254],
	[699, 2254],
	[704, 2255.1],
	[718, 2260.9],
	[723, 2262],
	[770, 2262],
	[775, 2262.9],
	[788, 2266.8],
	[794, 2268],
	[845, 2268],
	[860, 2269.2],
	[905, 2270],
	[960, 2273],
	[1400, 2280],
];

/** Pixels to the metre. */
export const scale = 10;
/** Pixels from the left edge of a window to its place, and from the upper edge. */
export const eye = { x: 1518, y: 264 };
/** Pixels from the upper edge below which no ground goes: so it always comes from the edge of the page. */
const floor = 360;
/** Metres of the line that go with a window: more than the widest screens show. */
const reach = { left: 300, right: 190 };

/** The ridge behind, from the ground below it; it comes back after eight summits. */
const summits = [5, 12, 7, 15, 8, 13, 6, 10];
const ridge = Array.from({ length: 90 }, (_, index): readonly [number, number] => {
	const along = index * 17 - 300 + (index % 3) * 4;
	return [along, metresAt(along) + (summits[index % summits.length] ?? 0)];
});

/** Finds the altitude of the ground. */
export function metresAt(along: number): number {
	const next = Math.max(
		1,
		altitudes.findIndex(([x]) => x >= along),
	);
	const [[fromX, from], [toX, to]] = [altitudes[next - 1] ?? [0, 0], altitudes[next] ?? [1, 0]];
	return toX === fromX ? to : from + ((to - from) * (along - fromX)) / (toX - fromX);
}

/** The outline of ground and ridge around a place, as relative paths in the pixels of its window. */
export function outlineAround(along: number) {
	return { ground: pathOf(altitudes, along), ridge: pathOf(ridge, along) };
}

function pathOf(points: readonly (readonly [number, number])[], along: number): string {
	const level = metresAt(along);
	const from = points.findLastIndex(([x]) => x <= along - reach.left);
	const to = points.findIndex(([x]) => x >= along + reach.right);
	const near = points.slice(from, to + 1);
	const [[firstX = 0, firstY = 0] = [], ...others] = near.map(([x, metres]) => [
		Math.round(eye.x + (x - along) * scale),
		Math.min(floor, Math.round(eye.y - (metres - level) * scale)),
	]);
	let [penX, penY] = [firstX, firstY];
	const strokes = others.map(([x = 0, y = 0]) => {
		const [dx, dy] = [x - penX, y - penY];
		[penX, penY] = [x, y];
		if (dy === 0) return `h${dx}`;
		return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? "" : " "}${dy}`;
	});
	return `M${firstX} ${firstY}${strokes.join("")}V900H${firstX}z`;
}
