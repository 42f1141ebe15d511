import { type Box, body, type P3 } from "../hands/space.ts";
import { H, W } from "../ink.ts";
import { photograph, type Shot } from "../photographs.ts";
import { at, rng } from "../rng.ts";

/** Samples in place of a school's own photographs: light, depth and grain, computed from small scenes. */

const range = (count: number) => Array.from({ length: count }, (_, k) => k);
type Sample = Pick<Shot, "boxes" | "from" | "to" | "lens" | "lamp" | "spread" | "warm" | "cool" | "aperture" | "colours" | "rays"> & { ground?: P3 };

const plaster: P3 = [0.82, 0.79, 0.72];

/** The end of a studio: sun through a row of windows, on the floor and on desks. */
const studio: Sample = {
	boxes: [
		body(-0.3, 0, -4, 16, 0, 0.9, "wall"),
		body(-0.3, 0, -4, 16, 2.7, 4, "wall"),
		...range(9).map((k) => body(-0.3, 0, k * 2.2 - 3.4, k * 2.2 - 2.9, 0.9, 2.7, "wall" as const)),
		...range(9).flatMap((k) => [body(-0.2, -0.14, k * 2.2 - 2.1, k * 2.2 - 2.04, 0.9, 2.7, "dark" as const), body(-0.2, -0.14, k * 2.2 - 2.9, k * 2.2 - 1.2, 1.76, 1.82, "dark" as const)]),
		body(0, 7, 15.8, 16, 0, 4, "wall"),
		body(7, 7.2, -4, 16, 0, 4, "wall"),
		body(-0.3, 7.2, -4, 16, 4, 4.2, "wood"),
		...range(7).map((k) => body(0, 7, k * 2.6 - 1, k * 2.6 - 0.8, 3.66, 4, "wood" as const)),
		...range(5).flatMap((k): Box[] => {
			const y = k * 2.9 + 0.6;
			return [1.2, 4.3].flatMap((x, q) => [
				body(x, x + 1.9, y, y + 1, 0.72, 0.77, "card" as const),
				...[[0.05, 0.05], [1.78, 0.05], [0.05, 0.88], [1.78, 0.88]].map(([u, v]) => body(x + (u as number), x + (u as number) + 0.07, y + (v as number), y + (v as number) + 0.07, 0, 0.72, "dark" as const)),
				body(x + 0.3, x + 1.2, y + 0.2, y + 0.8, 0.77, 0.775, "glass" as const),
				...(((k * 2 + q) * 5) % 3 ? [body(x + 1.3, x + 1.7, y + 0.3, y + 0.7, 0.77, 0.84 + 0.08 * ((k + q) % 4), "stone" as const)] : []),
				body(x + 0.7, x + 1.1, y - 0.6, y - 0.22, 0.42, 0.46, "wood" as const),
				...[[0.72, -0.58], [1.04, -0.58], [0.72, -0.26], [1.04, -0.26]].map(([u, v]) => body(x + (u as number), x + (u as number) + 0.04, y + (v as number), y + (v as number) + 0.04, 0, 0.42, "wood" as const)),
			]);
		}),
	],
	from: [3.3, -3.4, 1.62],
	to: [2.7, 6, 1.15],
	lens: 0.86,
	lamp: [-40, 18, 30],
	spread: 1.2,
	warm: [3.9, 3.2, 2.3],
	cool: [0.85, 1, 1.2],
	aperture: 0.012,
	colours: { wall: plaster, wood: [0.46, 0.33, 0.22], card: [0.7, 0.58, 0.42], dark: [0.12, 0.12, 0.12], glass: [0.9, 0.89, 0.85], stone: [0.78, 0.72, 0.6] },
	ground: [0.4, 0.32, 0.27],
	rays: 14,
};

/** Bricks that dry in the yard, one row turned. */
const bricks: Sample = {
	boxes: range(9).flatMap((row) => range(14).flatMap((k): Box[] => {
		const wobble = ((row * 37 + k * 53) % 17) / 170;
		const [x, y] = [k * 0.42 + (row % 2) * 0.06, row * 0.62];
		const tall = row > 5 ? 2 : 1;
		return range(tall).map((z) => body(x + wobble, x + wobble + 0.28, y + wobble, y + wobble + 0.46, z * 0.19, z * 0.19 + 0.17, (row * 14 + k) % 29 === 11 ? "red" : (row + k) % 5 ? "stone" : "card"));
	})),
	from: [-0.9, -1.7, 1.05],
	to: [2.1, 2.1, 0.1],
	lens: 1.25,
	lamp: [-14, 4, 6.5],
	spread: 1.2,
	warm: [2.5, 1.9, 1.25],
	cool: [0.34, 0.42, 0.55],
	aperture: 0.035,
	colours: { stone: [0.6, 0.4, 0.29], card: [0.55, 0.34, 0.24], red: [0.6, 0.24, 0.14] },
	ground: [0.5, 0.42, 0.33],
	rays: 9,
};

/** Models on the table of a review, the nearest sharp. */
const review: Sample = {
	boxes: [
		...range(5).flatMap((k): Box[] => {
			const [x, y] = [k * 3.1 - 4, (k % 2) * 3.2 + (k > 2 ? 2.4 : 0)];
			return [
				body(x, x + 2.6, y, y + 2.6, 0, 0.14, "card"),
				...range(4 + (k % 3)).map((q) => body(x + 0.3 + q * 0.1, x + 1.9 + (k % 2) * 0.3 - q * 0.16, y + 0.4 + q * 0.12, y + 2.1 - q * 0.1, 0.14 + q * 0.3, 0.42 + q * 0.3, k === 2 ? "stone" : "wall")),
				body(x + 2.1, x + 2.18, y + 0.3, y + 0.38, 0.14, 0.9, "wood"),
				body(x + 1.9, x + 2.4, y + 0.1, y + 0.6, 0.8, 1.2, k === 1 ? "red" : "leaf"),
			];
		}),
		...range(3).map((k) => body(-7 + k * 4.4, -3.4 + k * 4.4, 9.6, 9.7, 0.6, 5.4, "glass" as const)),
		body(-14, 16, 10, 10.3, -3, 9, "dark"),
		body(4.6, 6.8, -1.6, -0.4, 0, 0.03, "glass"),
		body(2.2, 3.6, -2.2, -2.12, 0, 0.08, "red"),
	],
	from: [-3.4, -6.6, 3.2],
	to: [-1.2, 1.4, 0.7],
	lens: 1.15,
	lamp: [7, -2, 9],
	spread: 2.2,
	warm: [1.9, 1.66, 1.3],
	cool: [0.24, 0.28, 0.36],
	aperture: 0.17,
	colours: { wall: [0.86, 0.83, 0.76], card: [0.58, 0.46, 0.32], stone: [0.6, 0.56, 0.5], wood: [0.45, 0.32, 0.2], leaf: [0.42, 0.48, 0.32], red: [0.66, 0.15, 0.08], glass: [0.86, 0.85, 0.8], dark: [0.22, 0.26, 0.24] },
	ground: [0.42, 0.3, 0.2],
	rays: 9,
};

const samples = [studio, bricks, review];

export const draw = (seed: number): string => photograph({ w: W, h: H, ...at(samples, seed - 1) }, rng(seed, 63));
