import type { Pt } from "../ink.ts";
import { type Box, body, type Face, type P3, sidesOf, toneOf, type View } from "./space.ts";

/** The school's entrance stair: ten steps for ten semesters, and the house with the arch above them. */
export const going = 0.44;
export const rise = 0.175;
export const landing = 10 * rise;
const half = 1.7;
const front = 6.4;

export const treads: Box[] = Array.from({ length: 10 }, (_, k) =>
	body(-half, half, k * going, (k + 1) * going + 0.02, 0, (k + 1) * rise, "stone"),
);

const cheeks: Box[] = Array.from({ length: 10 }, (_, k) => [
	body(-half - 0.42, -half, k * going, (k + 1) * going, 0, (k + 1) * rise + 0.42, "wall" as const),
	body(half, half + 0.42, k * going, (k + 1) * going, 0, (k + 1) * rise + 0.42, "wall" as const),
]).flat();

const plane = (ring: P3[], of: Face["of"], way: Face["way"], tone = toneOf(of, way), soft = false) => ({ ring, of, way, tone, soft });

const arch: P3[] = [
	[-0.85, front, landing],
	...Array.from({ length: 13 }, (_, k): P3 => {
		const a = Math.PI - (Math.PI * k) / 12;
		return [0.85 * Math.cos(a), front, landing + 1.75 + 0.85 * Math.sin(a)];
	}),
	[0.85, front, landing],
];

const pane = (x: number): P3[] => [
	[x, front, landing + 1.1],
	[x + 0.62, front, landing + 1.1],
	[x + 0.62, front, landing + 2.35],
	[x, front, landing + 2.35],
];

export const windows = [-3.5, -2.45, 1.83, 2.88].map(pane);

/** Everything of the place that does not move, from the furthest. `near`: where the ground in front begins. */
export function place(view: View, near = -4.5): Face[] {
	const [eaves, top] = [landing + 3.3, landing + 5];
	const flat = (face: ReturnType<typeof plane>): Face => ({ ...face, ring: face.ring.map(view) });
	const hill: [P3[], Face["way"]][] = [
		[[[-12, 5, 1.9], [-half - 0.42, 4.4, 1.75], [-half - 0.42, 0, 0.1], [-12, near + 1, 0.2]], "left"],
		[[[12, 5, 1.9], [half + 0.42, 4.4, 1.75], [half + 0.42, 0, 0.1], [12, near + 1, 0.2]], "right"],
	];
	return [
		flat(plane([[-12, near, 0], [12, near, 0], [12, 1, 0], [-12, 1, 0]], "earth", "up", 0.14, true)),
		flat(plane([[-12, 4.3, landing], [12, 4.3, landing], [12, 7, landing], [-12, 7, landing]], "earth", "up", 0.16, true)),
		flat(plane([[-4.4, front, landing], [4.4, front, landing], [4.4, front, eaves], [-4.4, front, eaves]], "wall", "front", 0.22)),
		flat(plane(arch, "dark", "front", 0.95)),
		...windows.map((ring) => flat(plane(ring, "glass", "front", 0.7))),
		flat(plane([[-4.9, front - 0.5, eaves - 0.1], [4.9, front - 0.5, eaves - 0.1], [3.4, front + 2, top], [-3.4, front + 2, top]], "roof", "front", 0.6)),
		...hill.map(([ring]) => flat(plane(ring, "leaf", "flat", 0.3, true))),
		...sidesOf([...treads, ...cheeks], view),
	];
}

/** A rail on both sides, its posts on every second step. */
export function rail(view: View): Pt[][] {
	return [-half - 0.2, half + 0.2].flatMap((x) => {
		const at = (k: number, up: number) => view([x, k * going + going / 2, k * rise + rise + up]);
		return [
			[at(0, 1.3), at(9, 1.3)],
			...[0, 3, 6, 9].map((k) => [at(k, 0.4), at(k, 1.3)]),
		];
	});
}

/** A place on a step: the feet, and the height of a person there in pixels. */
export function standing(view: View, step: number, x: number): { foot: Pt; tall: number } {
	const z = Math.max(0, Math.min(10, step)) * rise;
	const y = step * going - going / 2;
	const [foot, head] = [view([x, y, z]), view([x, y, z + 1.68])];
	return { foot, tall: foot[1] - head[1] };
}

/** Crowns of trees: the middle, and how wide. */
export function crowns(view: View): { at: Pt; r: number; foot: Pt }[] {
	return ([[-5.8, 7.5, 4.6, 1.9], [5.4, 8, 5.2, 2.2], [7.4, 6.5, 4, 1.4], [-8, 6, 3.9, 1.5]] as const).map(([x, y, z, r]) => {
		const [at, edge] = [view([x, y, z]), view([x + r, y, z])];
		return { at, r: Math.abs(edge[0] - at[0]), foot: view([x, y, landing]) };
	});
}
