// Draws terrain.svg, the contour lines behind heroes and banners: `node drawing/draw-terrain.ts >
// src/ui/contours/terrain.svg`.
// Marching squares over a ridged value noise, thinned, rounded with quadratic curves, in whole relative units to stay
// small.
const width = 1600;
const height = 1000;
const cell = 8;
const levels = 29;
const thin = 1.3;

let state = 2240;
const random = () => {
	state = (state * 1664525 + 1013904223) >>> 0;
	return state / 2 ** 32;
};
const lattice = Float64Array.from({ length: 64 * 64 }, random);
const at = (x: number, y: number) => lattice[((y & 63) << 6) | (x & 63)] ?? 0;
const ease = (t: number) => t * t * (3 - 2 * t);

function noise(x: number, y: number) {
	const i = Math.floor(x);
	const j = Math.floor(y);
	const u = ease(x - i);
	const v = ease(y - j);
	const top = at(i, j) + (at(i + 1, j) - at(i, j)) * u;
	const bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u;
	return top + (bottom - top) * v;
}

/**
 * Height of the made-up hill: ridges, some roughness, a summit right of the middle, and a calm valley on the left for
 * words to stand in.
 */
function altitude(px: number, py: number) {
	const x = px / 215;
	const y = py / 215;
	const ridge = 1 - Math.abs(noise(x * 0.8 + 9, y * 0.8) * 2 - 1);
	const dx = (px - width * 0.74) / width;
	const dy = (py - height * 0.42) / height;
	const relief = 0.34 + 0.66 * ease(Math.min(1, Math.max(0, (px / width - 0.12) / 0.4)));
	return (
		relief * (0.5 * ridge + 0.32 * noise(x * 1.7, y * 1.7) + 0.08 * noise(x * 3.6, y * 3.6)) +
		0.8 * Math.exp(-(dx * dx * 8 + dy * dy * 4))
	);
}

type Point = [number, number];
const columns = width / cell + 1;
const rows = height / cell + 1;
const field = Float64Array.from({ length: columns * rows }, (_, k) =>
	altitude((k % columns) * cell, Math.floor(k / columns) * cell),
);
const low = field.reduce((a, b) => Math.min(a, b));
const high = field.reduce((a, b) => Math.max(a, b));

/** The pieces of one contour, by the cell edges they cross. */
function pieces(level: number) {
	const next = new Map<string, string[]>();
	const place = new Map<string, Point>();
	const join = (a: string, b: string) => {
		for (const [from, to] of [
			[a, b],
			[b, a],
		] as const)
			next.set(from, [...(next.get(from) ?? []), to]);
	};
	const cross = (i: number, j: number, across: boolean) => {
		const name = `${i},${j},${across}`;
		const here = field[j * columns + i] ?? 0;
		const there = field[across ? j * columns + i + 1 : (j + 1) * columns + i] ?? 0;
		const t = (level - here) / (there - here);
		place.set(name, across ? [(i + t) * cell, j * cell] : [i * cell, (j + t) * cell]);
		return name;
	};
	for (let j = 0; j < rows - 1; j++)
		for (let i = 0; i < columns - 1; i++) {
			const k = j * columns + i;
			const above = [field[k], field[k + 1], field[k + columns + 1], field[k + columns]].map((z) => (z ?? 0) > level);
			const edges = [
				above[0] !== above[1] && cross(i, j, true),
				above[1] !== above[2] && cross(i + 1, j, false),
				above[3] !== above[2] && cross(i, j + 1, true),
				above[0] !== above[3] && cross(i, j, false),
			].filter((edge) => edge !== false);
			for (let e = 0; e + 1 < edges.length; e += 2) join(edges[e] ?? "", edges[e + 1] ?? "");
		}
	return { next, place };
}

function lines(level: number): Point[][] {
	const { next, place } = pieces(level);
	const found: Point[][] = [];
	while (next.size) {
		const ends = [...next.keys()];
		let name: string | undefined = ends.find((key) => next.get(key)?.length === 1) ?? ends[0];
		const line: Point[] = [];
		while (name) {
			line.push(place.get(name) ?? [0, 0]);
			const to: string | undefined = next.get(name)?.pop();
			if (!next.get(name)?.length) next.delete(name);
			if (to) {
				const back = next.get(to)?.filter((key) => key !== name) ?? [];
				if (back.length) next.set(to, back);
				else next.delete(to);
				if (!back.length) line.push(place.get(to) ?? [0, 0]);
			}
			name = to && next.has(to) ? to : undefined;
		}
		if (line.length > 7) found.push(line);
	}
	return found;
}

/** Leaves out the points that the line hardly bends at (Douglas and Peucker). */
function simplify(line: Point[]): Point[] {
	const first = line[0];
	const last = line.at(-1);
	if (!first || !last || line.length < 3) return line;
	const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
	let far = 0;
	let index = 0;
	line.forEach(([x, y], k) => {
		const off =
			length < 1
				? Math.hypot(x - first[0], y - first[1])
				: Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
		if (off > far) [far, index] = [off, k];
	});
	if (far < thin) return [first, last];
	return [...simplify(line.slice(0, index + 1)).slice(0, -1), ...simplify(line.slice(index))];
}

function path(line: Point[]) {
	const points = simplify(line).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
	let [x, y] = points[0] ?? [0, 0];
	let d = `M${x} ${y}`;
	const pair = (a: number, b: number) => `${a}${b < 0 ? "" : " "}${b}`;
	for (let k = 1; k < points.length; k++) {
		const [cx, cy] = points[k] ?? [0, 0];
		const [nx, ny] = points[k + 1] ?? [cx, cy];
		const last = k === points.length - 1;
		const ex = last ? cx : Math.round((cx + nx) / 2);
		const ey = last ? cy : Math.round((cy + ny) / 2);
		const control = pair(cx - x, cy - y);
		const end = pair(ex - x, ey - y);
		d += `${k === 1 ? "q" : control.startsWith("-") ? "" : " "}${control}${end.startsWith("-") ? "" : " "}${end}`;
		[x, y] = [ex, ey];
	}
	return d;
}

let plain = "";
let index = "";
for (let l = 1; l < levels; l++) {
	const drawn = lines(low + ((high - low) * l) / levels)
		.map(path)
		.join("");
	if (l % 5) plain += drawn;
	else index += drawn;
}
console.log(
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none"><title>Contour lines</title><path id="plain" vector-effect="non-scaling-stroke" d="${plain}"/><path id="index" vector-effect="non-scaling-stroke" d="${index}"/></svg>`,
);
