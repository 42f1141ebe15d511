import { charcoal, ballpoint, chalk, dots, firstTry, oneLine, pencil, wobblyPen } from "../hands/dry.ts";
import { crowns, going, landing, place, rail, rise, standing, treads } from "../hands/entrance-stair.ts";
import { crowd, cutPaper, flat, measured, wireframe } from "../hands/exact.ts";
import type { Hand, Scene } from "../hands/scene.ts";
import { axonometric, body, type Box, planOf, sectionOf, seen, sidesOf, type View } from "../hands/space.ts";
import { collage, gouache, linocut, marker, tracing, wash } from "../hands/wet.ts";
import type { Pt } from "../ink.ts";
import { photograph } from "../photographs.ts";
import { at, type Rng, rng } from "../rng.ts";

/** The entrance stair, drawn by one student a year: the same stair and the same cut, another hand. */
const [w, h] = [960, 1200];

const eyes = {
	ahead: seen([0, -6.6, 1.7], [0, 5, 2.3], 1280, [480, 640]),
	left: seen([-4.6, -5.4, 2.1], [0.5, 4.4, 1.9], 1250, [480, 620]),
	right: seen([4.4, -5, 1.5], [-0.5, 4.6, 2.3], 1220, [470, 640]),
	low: seen([0.9, -4.1, 0.75], [-0.1, 5, 2.9], 1000, [480, 610]),
	window: seen([-6.4, -3.4, 8.2], [0.4, 4.2, 1.2], 1150, [470, 560]),
	close: seen([1.3, -2.6, 1.9], [-0.6, 4.2, 1.5], 800, [480, 600]),
};

function view(eye: View, people: readonly (readonly [step: number, x: number])[], rails = true): Scene {
	return {
		w,
		h,
		faces: place(eye),
		lines: rails ? rail(eye) : [],
		crowns: crowns(eye),
		people: people.map(([step, x]) => standing(eye, step, x)),
	};
}

/** The house over the stair as bodies, for drawings that cut it. */
const house: Box[] = [
	body(-4.4, 4.4, 6.4, 6.75, landing - 0.3, landing + 3.3, "wall"),
	body(-4.4, 4.4, 11, 11.35, landing - 0.3, landing + 3.3, "wall"),
	body(-4.4, -4.05, 6.75, 11, landing - 0.3, landing + 3.3, "wall"),
	body(4.05, 4.4, 6.75, 11, landing - 0.3, landing + 3.3, "wall"),
];
const walls: Box[] = [
	body(-2.12, -1.7, 0, 4.4, 0, landing + 0.4, "wall"),
	body(1.7, 2.12, 0, 4.4, 0, landing + 0.4, "wall"),
];

const section = (s: number, at: Pt): Scene => ({
	w,
	h,
	faces: sectionOf([body(-9, 9, -1.6, 12.6, -0.7, 0, "earth"), body(-9, 9, 4.4, 12.6, 0, landing, "earth"), ...treads, ...house, body(-9, 9, 6, 11.8, landing + 3.3, landing + 3.5, "roof"), body(-9, 9, 7, 10.8, landing + 3.5, landing + 4.4, "roof")], 0, { s, at }),
	people: [3, 8].map((step) => ({ foot: [at[0] + (step * going - going / 2) * s, at[1] - step * rise * s] as Pt, tall: 1.68 * s })),
});

const plot: Box[] = [body(-6.4, 6.4, -1.4, 12, -1, 0, "earth"), ...walls, ...treads, body(-4.05, 4.05, 6.75, 11, 0, landing, "stone"), ...house.slice(1), body(-4.4, -0.85, 6.4, 6.75, 0, 5, "wall"), body(0.85, 4.4, 6.4, 6.75, 0, 5, "wall")];

const plan = (s: number, at: Pt, turned = false): Scene => ({
	w,
	h,
	faces: planOf(plot, landing + 1, { s, at, turned }),
	crowns: ([[-5.2, 5.4], [5.3, 4.2], [5.4, 1]] as Pt[]).map(([x, y]) => {
		const middle: Pt = turned ? [at[0] + y * s, at[1] + x * s] : [at[0] + x * s, at[1] - y * s];
		return { at: middle, r: 1.1 * s, foot: middle };
	}),
});

/** A section over its plan, at one scale. */
const both = (s: number, high: Pt, low: Pt): Scene => {
	const [above, below] = [section(s, high), plan(s, low, true)];
	return { ...above, faces: [...below.faces.filter(({ of }) => of !== "earth"), ...above.faces] };
};

/** Four on each step, the furthest first. */
const many: (readonly [number, number])[] = Array.from({ length: 42 }, (_, k) => [10 - Math.floor(k / 3.9), ((k * 37) % 33) / 10 - 1.6]);
const balcony = seen([0.6, -9.5, 7.5], [0, 2.6, 1.3], 2500, [480, 620]);

const cardModel = (r: Rng) =>
	photograph({
		w,
		h,
		boxes: [
			body(-3.4, 3.4, -1.4, 12, -0.5, 0, "card"),
			...treads,
			body(-2.12, -1.7, 0, 4.4, 0, landing + 0.5, "wall"),
			body(1.7, 2.12, 0, 4.4, 0, landing + 0.5, "wall"),
			body(-3.4, 3.4, 4.4, 12, 0, landing, "card"),
			body(-3, -0.85, 6.4, 6.6, landing, landing + 3.2, "wall"),
			body(0.85, 3, 6.4, 6.6, landing, landing + 3.2, "wall"),
			body(-0.85, 0.85, 6.4, 6.6, landing + 2.4, landing + 3.2, "wall"),
			body(-3, -2.8, 6.6, 10, landing, landing + 3.2, "wall"),
			body(2.8, 3, 6.6, 10, landing, landing + 3.2, "wall"),
			body(-3, 3, 10, 10.2, landing, landing + 3.2, "wall"),
			...Array.from({ length: 9 }, (_, k) => body(-3.3 + k * 0.3, 3.3 - k * 0.3, 6 + k * 0.22, 10.6 - k * 0.22, landing + 3.2 + k * 0.16, landing + 3.36 + k * 0.16, "roof")),
			...[[-1.5, 2.2, 5], [0.4, 3.6, 9], [1, -0.7, 0]].map(([x, y, k]) => body(x as number, (x as number) + 0.34, y as number, (y as number) + 0.1, (k as number) * rise, (k as number) * rise + 1.6, "red")),
			...[[-2.8, 1.5], [2.7, 2.8]].flatMap(([x, y]) => [body(x as number, (x as number) + 0.1, y as number, (y as number) + 0.1, 0, 2.6, "wood"), body((x as number) - 0.5, (x as number) + 0.6, (y as number) - 0.5, (y as number) + 0.6, 2.6, 3.9, "leaf")]),
		],
		from: [-6.2, -10.5, 7.2],
		to: [0.1, 4.4, 1.9],
		lens: 1.5,
		lamp: [-9, -4, 13],
		spread: 2.4,
		warm: [1.75, 1.5, 1.12],
		cool: [0.3, 0.36, 0.44],
		aperture: 0.16,
		colours: { stone: [0.8, 0.74, 0.63], wall: [0.86, 0.83, 0.76], card: [0.62, 0.5, 0.36], roof: [0.55, 0.42, 0.29], red: [0.72, 0.16, 0.08], wood: [0.5, 0.36, 0.22], leaf: [0.5, 0.55, 0.36] },
		ground: [0.36, 0.27, 0.2],
		rays: 9,
	}, r);

const drawn = (scene: Scene, hand: Hand) => (r: Rng) => hand(scene, r);
const two: (readonly [number, number])[] = [[3, -0.5], [8, 0.7]];

/** One entry for each drawing of the wall; seed 1 is the oldest. */
const drawings: ((r: Rng) => string)[] = [
	// 2008
	drawn(view(eyes.left, two), pencil()),
	drawn(view(eyes.ahead, [[2, 0.3]]), firstTry),
	// 2009
	drawn(both(70, [120, 500], [120, 850]), wobblyPen("#16181c", "#fbfaf5", 2.6)),
	// 2010
	drawn(view(eyes.low, [[6, 0.4]], false), charcoal()),
	// 2011
	drawn(plan(74, [480, 1010]), pencil("#5a5048", "#f2ead8", 13)),
	// 2012
	drawn(view(eyes.ahead, [], false), cutPaper([214, 222, 205], [28, 58, 46])),
	// 2013
	drawn(view(eyes.right, [[4, 0.2]]), chalk()),
	// 2014
	drawn(view(eyes.left, []), oneLine()),
	drawn(view(eyes.window, [[1, -0.6], [5, 0.8], [9, -0.9]]), ballpoint()),
	// 2015
	drawn(lifted(36, 70), flat({ up: "#f4efe2", front: "#d9b98c", left: "#a3745a", right: "#8d5f49", flat: "#b9c3a4", dark: "#35302c", glass: "#6f8f98", roof: "#b4492f", leaf: "#a9b795", earth: "#c6cfb4", red: "#7c2d1e" }, "#e7ecea", "#3a3531")),
	// 2016
	drawn(view(eyes.right, two), wash({ stone: "#d8c3a0", wall: "#e9dcc0", roof: "#b3583d", dark: "#4d4a55", glass: "#5b6f80", leaf: "#8aa06a", earth: "#c3a27e", shade: "#5e6a86", red: "#a83a2a" }, ["#bcd3de", "#8fb4c9"])),
	// 2017
	drawn(view(eyes.ahead, [[5, -0.8], [9, 0.5]], false), linocut()),
	// 2018
	drawn(view(eyes.close, [[6, 0.3]], false), dots()),
	// 2019
	drawn(both(60, [150, 400], [150, 760]), measured(
		[
			{ from: [150, 480], to: [150 + 4.4 * 60, 480], words: "4 400" },
			{ from: [150 + 4.4 * 60, 480], to: [150 + 6.4 * 60, 480], words: "2 000" },
			{ from: [150 + 6.4 * 60, 480], to: [150 + 11.35 * 60, 480], words: "4 950" },
			{ from: [92, 400], to: [92, 400 - landing * 60], words: "1 750" },
			{ from: [904, 400 - landing * 60], to: [904, 400 - (landing + 3.3) * 60], words: "3 300" },
		],
		["Entrance stair, section and plan, 1 : 50", "Ten risers of 175 in the old drawing. Measured:", "171, 178, 174, 180, 169, 176, 175, 181, 172, 174"])),
	drawn(view(eyes.left, [[2, 0.4], [7, -0.6]]), marker({ stone: "#a9adb3", wall: "#c9c4bb", roof: "#d9532c", dark: "#3a3d44", glass: "#3f5f7a", leaf: "#b9cf6c", earth: "#d8d2c4", shade: "#8f939a", red: "#d9532c" })),
	// 2020
	drawn(view(eyes.window, []), wash({ stone: "#e6d9c2", wall: "#efe6d2", roof: "#8c6a58", dark: "#3f4654", glass: "#7188a0", leaf: "#a9b48e", earth: "#d6c7a8", shade: "#7a86a8" }, ["#dcd6e6", "#b9bcd6"], "#f7f4ee")),
	// 2021
	drawn(view(eyes.right, [[1, -0.4]]), wobblyPen("#20304f", "#eef1f2", 4.6)),
	// 2022
	drawn({ w, h, faces: [], people: many.map(([step, x]) => standing(balcony, step, x)) }, crowd(["#1f2a30", "#b5442c", "#33495a", "#7a6a4f", "#1f2a30", "#54694a"], "#f3eee2")),
	drawn(view(eyes.ahead, [[3, 0.8], [7, -0.7]], false), collage({ sky: "#a9c0c3", stone: "#f0e7d2", wall: "#d8cfb8", roof: "#b4452b", dark: "#1f2426", glass: "#e7c35a", leaf: "#6d8058", earth: "#c7a876", red: "#c24e2c" })),
	// 2023
	drawn(view(eyes.low, [[5, -0.3]]), tracing()),
	// 2024
	cardModel,
	// 2025
	drawn(view(eyes.ahead, [[2, -0.7], [6, 0.8], [10, 0.1]]), gouache({ sky: "#1d2747", shade: "#0f1530", up: "#56638f", front: "#35406b", left: "#232c52", right: "#2b3560", flat: "#18203f", glass: "#ffd27a", dark: "#ffb45a", roof: "#2a2040", leaf: "#16203a", wall: "#303a66", earth: "#39446e", red: "#f0a35c" })),
	drawn({ w, h, faces: lifted(-32, 74).faces }, wireframe()),
	// 2026
	drawn(view(eyes.left, [[4, 0.4], [9, -0.5]]), pencil("#a8402a", "#f6f1e6", 9)),
];

/** All of it at one scale, with the hill that it stands in. */
function lifted(deg: number, s: number): Scene {
	const eye = axonometric(deg, s, [480, 640], [0, 4.6, 1.4]);
	const hill = sidesOf([body(-4.9, 4.9, -1.4, 0, -0.6, 0, "earth"), body(-4.9, -2.12, 0, 4.4, -0.6, 0.9, "earth"), body(2.12, 4.9, 0, 4.4, -0.6, 0.9, "earth"), body(-4.9, 4.9, 4.4, 9.6, -0.6, landing, "earth")], eye);
	const faces = place(eye).filter(({ soft }) => !soft);
	const stairs = faces.filter(({ of, way }) => of === "stone" || (of === "wall" && way !== "front") || (of === "wall" && faces.length > 0));
	return { w, h, faces: [...hill, ...stairs, ...faces.filter((face) => !stairs.includes(face))], lines: rail(eye) };
}

export const draw = (seed: number): string => at(drawings, seed - 1)(rng(seed, 61));
