import { ballpoint, charcoal, pencil, wobblyPen } from "../hands/dry.ts";
import { measured } from "../hands/exact.ts";
import type { Hand, Scene } from "../hands/scene.ts";
import { axonometric, type Box, body, type Face, type P3, planOf, sectionOf, seen, sidesOf, type View } from "../hands/space.ts";
import { collage, gouache, marker, tracing, wash } from "../hands/wet.ts";
import { H, type Pt, W } from "../ink.ts";
import { photograph, type Shot } from "../photographs.ts";
import { at, type Rng, rng } from "../rng.ts";

/** Sheets on the way to a project: what was there, plans, sections and models, each in its student's hand. */

const range = (count: number) => Array.from({ length: count }, (_, k) => k);
const stand = (view: View, [x, y, z]: P3) => {
	const [foot, head] = [view([x, y, z]), view([x, y, z + 1.68])];
	return { foot, tall: foot[1] - head[1] };
};
const scene = (faces: readonly Face[], more: Partial<Scene> = {}): Scene => ({ w: W, h: H, faces, ...more });
const drawn = (what: Scene, hand: Hand) => (r: Rng) => hand(what, r);

const card: Shot["colours"] = { stone: [0.62, 0.6, 0.56], wall: [0.85, 0.82, 0.75], card: [0.6, 0.48, 0.34], roof: [0.78, 0.73, 0.64], red: [0.7, 0.16, 0.08], wood: [0.62, 0.45, 0.26], leaf: [0.45, 0.52, 0.33], dark: [0.16, 0.15, 0.14], glass: [0.55, 0.62, 0.64], earth: [0.52, 0.4, 0.28] };

const model = (boxes: readonly Box[], from: P3, to: P3, more: Partial<Shot> = {}) => (r: Rng) =>
	photograph({ w: W, h: H, boxes, from, to, lens: 1.35, lamp: [to[0] - 16, to[1] - 6, 22], spread: 3.5, warm: [1.75, 1.5, 1.14], cool: [0.3, 0.35, 0.42], aperture: 0.14, colours: card, ground: [0.34, 0.26, 0.2], rays: 8, ...more }, r);

/* A library under the old fan: a shed of five bays, its roof turned to the north. */
const bays = 5;
const shed: Box[] = [
	body(0, 30, 0, 12, -0.4, 0, "card"),
	...range(bays + 1).flatMap((k) => [body(k * 6 - 0.2, k * 6 + 0.2, 0, 0.4, 0, 5, "wall"), body(k * 6 - 0.2, k * 6 + 0.2, 11.6, 12, 0, 5, "wall")]),
	body(0, 30, 11.7, 12, 0, 3.2, "wall"),
	...range(bays).flatMap((k) => range(8).map((q) => body(k * 6 + q * 0.72, k * 6 + 0.74 + q * 0.72, -0.2, 12.2, 5 + (7 - q) * 0.3, 5.24 + (7 - q) * 0.3, "roof"))),
	...range(bays).map((k) => body(k * 6, k * 6 + 0.08, 0, 12, 5, 7.1, "glass")),
];
const shelves: Box[] = [
	...range(9).map((k) => body(2 + k * 3, 2.5 + k * 3, 5.5, 11, 0, 2.2, k === 5 ? "red" : "wood")),
	...range(4).map((k) => body(3 + k * 6, 5.4 + k * 6, 1.6, 2.7, 0, 0.75, "wood")),
];
const fan: Box[] = [body(27.2, 29.4, 7, 10.6, 0.4, 4, "red"), body(28, 28.6, 8.4, 9.2, 4, 5, "dark")];

/* Leave the road open: small square roofs on both sides of a bus road. */
const stalls: Box[] = range(2).flatMap((side) => range(7).flatMap((k) => range(2).flatMap((row) => {
	const [x, y] = [k * 4.2, side * 11 + row * 4.2 + (side ? 0.6 : 0)];
	return [
		...([[0.2, 0.2], [3.5, 0.2], [0.2, 3.5], [3.5, 3.5]] as const).map(([u, v]) => body(x + u, x + u + 0.16, y + v, y + v + 0.16, 0, 2.5, "wood")),
		...range(5).map((q) => body(x + q * 0.38, x + 3.86 - q * 0.38, y + q * 0.38, y + 3.86 - q * 0.38, 2.5 + q * 0.26, 2.68 + q * 0.26, (k * 3 + row + side * 2) % 9 === 4 ? "red" : "roof")),
	];
})));
const road: Box[] = [body(-3, 32, -2, 22, -0.5, 0, "card"), body(-3, 32, 8.7, 10.9, 0, 0.03, "dark"), body(18, 26, 9, 10.8, 0.4, 2.6, "red")];

/* Forty beds below the road: four floors that hang from it. */
const floors: Box[] = range(4).flatMap((k) => {
	const [z, y] = [-(k + 1) * 3.2, -k * 2.4];
	return [
		body(0, 28, y - 6, y + 3, z - 0.3, z, "wall"),
		...range(8).map((q) => body(q * 4 - 0.12, q * 4 + 0.12, y - 6, y + 2.6, z, z + 2.9, "wall")),
		body(0, 28, y + 2.4, y + 2.8, z, z + 2.9, "stone"),
		...range(7).map((q) => body(q * 4 + 0.9, q * 4 + 2.9, y - 4.6, y - 3.6, z, z + 0.5, q === 3 && k === 1 ? "red" : "wood")),
	];
});
const slope: Box[] = range(9).map((k) => body(-5, 33, 3 - k * 2.2, 14, -18, -k * 1.62 - (k ? 0.2 : 0), k ? "earth" : "stone"));
const topRoof: Box[] = [body(-0.5, 28.5, -6.6, 3, -0.3, 0, "roof"), body(12, 14.4, -0.4, 6, 0, 0.16, "red")];

/* A shelter for the last bus: forked posts and sheets. */
const forks: Box[] = range(5).flatMap((k) => {
	const x = k * 2.1;
	return [
		body(x - 0.09, x + 0.09, 1.2, 1.38, 0, 2.1, "wood"),
		...range(7).flatMap((q) => [body(x - 0.07, x + 0.07, 1.2 - q * 0.19, 1.4 - q * 0.19, 2 + q * 0.14, 2.2 + q * 0.14, "wood"), body(x - 0.07, x + 0.07, 1.2 + q * 0.17, 1.4 + q * 0.17, 2 + q * 0.1, 2.2 + q * 0.1, "wood")]),
		body(x - 0.3, x + 0.3, 1, 1.6, -0.3, 0.05, "stone"),
	];
});
const cover: Box[] = [
	...[-0.1, 1.2, 2.4].map((y, k) => body(-0.4, 8.8, y, y + 0.14, [3, 2.2, 2.72][k] as number, ([3, 2.2, 2.72][k] as number) + 0.16, "wood")),
	...range(14).map((k) => body(-0.7, 9.1, -0.6 + k * 0.25, -0.34 + k * 0.25, 3.3 - k * 0.035, 3.36 - k * 0.035, "roof")),
	body(0, 8.4, 1.5, 1.95, 0.42, 0.5, "red"),
	...range(5).map((k) => body(k * 2.05, k * 2.05 + 0.12, 1.6, 1.9, 0, 0.42, "wood")),
];
const curb: Box[] = [body(-3, 12, -0.6, 3.6, -0.3, 0, "card"), body(-3, 12, -5, -0.6, -0.42, -0.2, "dark"), body(-3, 12, 3.6, 6, -0.3, 0.9, "earth")];

const corner = axonometric(28, 33, [700, 560], [15, 8, 1]);
const walk = seen([-7, -9, 4.4], [17, 8, 2.4], 1150, [720, 500]);
const market = seen([2.4, 9.8, 1.7], [26, 9.4, 1.6], 1000, [720, 470]);
const nurses = seen([-18, -30, -2], [14, -2, -8.4], 1480, [720, 480]);
const queue = seen([-4.6, -6.4, 1.65], [4.6, 1.2, 1.5], 1180, [740, 500]);

const side = (boxes: readonly Box[], where: number, s: number, middle: Pt) => sectionOf(boxes, where, { s, at: middle });

/** By project, in the order of its page. Seed 1 is the first. */
const sheets: ((r: Rng) => string)[] = [
	// 1 to 3: A library under the old fan
	drawn(scene(sidesOf([...shed.map((box) => (box.of === "card" ? body(-14, 50, -12, 30, -0.4, 0, "earth") : box))], walk), { people: [stand(walk, [4, -2.5, 0]), stand(walk, [11, -1.6, 0])], crowns: [{ at: [1250, 300], r: 120, foot: [1250, 560] }] }), charcoal()),
	drawn(scene(planOf([body(-2, 32, -3, 14, -1, 0, "earth"), ...shed, ...shelves, ...fan], 3.6, { s: 39, at: [136, 690] })), measured(
		[
			...range(bays).map((k) => ({ from: [136 + k * 6 * 39, 848] as Pt, to: [136 + (k + 1) * 6 * 39, 848] as Pt, words: "6 000" })),
			{ from: [86, 690], to: [86, 690 - 12 * 39], words: "12 000" },
		],
		["Drying shed, plan at 3.6 metres, 1 : 100. The fan in its place"])),
	model([...shed.flatMap((box) => (box.of === "roof" || box.of === "glass" ? [{ ...box, y: [6.4, 12.1] as const }] : box.of === "card" || box.y[0] > 0.3 ? [box] : [])), ...range(bays + 1).map((k) => body(k * 6 - 0.2, k * 6 + 0.2, 6.2, 6.6, 0, 5, "wall")), ...shelves, ...fan, body(13, 13.3, 4, 4.2, 0, 1.7, "dark"), body(20.4, 20.7, 2.9, 3.1, 0, 1.6, "red")], [8, -27, 12.5], [14.8, 5.4, 2.2], { lamp: [-10, -16, 26], lens: 1.02 }),
	// 4 to 6: Leave the road open
	drawn(scene(planOf([...road.slice(1), ...stalls], 9, { s: 40, at: [150, 890] }), { people: range(38).map((k) => ({ foot: [190 + ((k * 211) % 1120), 470 + ((k * 53) % 90)] as Pt, tall: 54 })) }), ballpoint("#26409a", "#f7f7f2", false)),
	drawn(scene(sidesOf([...road, ...stalls], market), { people: [stand(market, [9, 9, 0]), stand(market, [13, 8.3, 0]), stand(market, [15, 11.4, 0])] }), marker({ stone: "#b9b4aa", wall: "#d8cdb9", roof: "#e0b04a", dark: "#5a5d63", glass: "#6b8a99", leaf: "#a8b96a", earth: "#d8cfbf", card: "#e4dac6", wood: "#8a6a48", red: "#c8432a", shade: "#9a958c" })),
	model([...road, ...stalls], [-9, -13, 15], [13.5, 9.4, 0.4], { lens: 1.08, lamp: [34, -20, 26] }),
	// 7 to 9: Forty beds below the road
	drawn(scene(side([...slope, ...floors, ...topRoof], 13.9, 44, [820, 190]), { people: range(4).map((k) => ({ foot: [820 + (-k * 2.4 - 3) * 44, 190 + (k + 1) * 3.2 * 44] as Pt, tall: 74 })) }), tracing("#22303c")),
	drawn(scene(sidesOf([...slope, ...floors, ...topRoof], nurses), { people: [stand(nurses, [13.2, 5, 0.2])], crowns: [{ at: [150, 250], r: 130, foot: [150, 700] }, { at: [1330, 330], r: 110, foot: [1330, 800] }] }), wash({ stone: "#c9bfae", wall: "#e8dfcd", roof: "#9a8f86", dark: "#4d4a55", glass: "#7188a0", leaf: "#7f9668", earth: "#a9b48e", wood: "#b48a5e", card: "#d9c8a8", red: "#b5432c", shade: "#5e6a86" }, ["#cfd9dc", "#a9bcc6"])),
	model([...slope.map((box) => (box.of === "earth" ? { ...box, of: "card" as const } : box)), ...floors, ...topRoof.slice(1)].map(({ z, ...box }) => ({ ...box, z: [z[0] + 18, z[1] + 18] as const })), [-17, -34, 27], [14, -3, 10.2], { lamp: [-30, -30, 52], lens: 1.12, aperture: 0.2 }),
	// 10 to 12: A shelter for the last bus
	drawn(scene(sidesOf([...curb, ...forks, ...cover], queue), { people: [stand(queue, [2, 0.6, 0]), stand(queue, [4.4, 0.2, 0]), stand(queue, [5.2, 0.5, 0]), stand(queue, [7.6, 1, 0])] }), wobblyPen("#16181c", "#fbfaf5", 1.8)),
	drawn(scene(side([...curb, ...forks, ...cover], 4.2, 150, [470, 690]), { people: [{ foot: [400, 690], tall: 250 }, { foot: [1120, 554], tall: 250 }] }), pencil("#3b3c40", "#f3efe6", 11)),
	model([...curb, ...forks, ...cover, body(2, 2.3, 0.4, 0.55, 0, 1.65, "dark"), body(4.6, 4.9, 0.2, 0.35, 0, 1.6, "red"), body(6.9, 7.2, 0.6, 0.75, 0, 1.2, "dark")], [-4.5, -8.2, 3.9], [4.5, 1, 1.4], { lamp: [-8, -10, 13], spread: 2, aperture: 0.07, lens: 1.12 }),
	// 13 to 17: what five students tell about
	drawn(scene(side([body(-9, 9, -6, 16, -3, 0, "earth"), body(-9, 9, 4, 16, -0.1, 3.4, "earth"), body(-9, 9, 3.6, 4, -0.2, 4.4, "stone"), body(-9, 9, -3, -2.6, 0, 3.4, "wall"), body(-9, 9, -3.6, 5, 4.4, 4.7, "roof"), body(-9, 9, -1, 3, 4.7, 5.3, "roof"), ...range(5).map((k) => body(-9, -1, -1.6 + k * 0.98, -0.84 + k * 0.98, 0, 0.8 + (k % 2) * 0.7, "red")), ...range(4).map((k) => body(-9, -2, -2 + k * 1.3, -1.9 + k * 1.3, 0, 3.9, "wood"))], 0, 76, [520, 720]), { people: [{ foot: [360, 720], tall: 128 }], lines: [[[250, 640], [300, 560], [420, 470], [560, 400], [700, 330]], [[270, 680], [340, 600], [470, 520], [600, 440], [740, 330]]] }), pencil("#2f3f38", "#f2efe4", 11)),
	model([body(-2, 14, -3, 8, -0.3, 0, "earth"), ...range(11).flatMap((k) => [...range(3).map((q) => body(k * 0.9 + 0.1, k * 0.9 + 0.26, 0.4 + q * 1.1, 0.56 + q * 1.1, 0, k * 0.52 + 0.5, "wood")), body(k * 0.9, k * 0.9 + 0.16, 0, 3.2, k * 0.52 + 0.5, k * 0.52 + 0.66, "wood"), body(k * 0.9 + 0.34, k * 0.9 + 0.5, 0, 3.2, k * 0.52 + 0.5, k * 0.52 + 0.66, "wood"), body(k * 0.9 + 0.66, k * 0.9 + 0.82, 0, 3.2, k * 0.52 + 0.5, k * 0.52 + 0.66, "wood"), body(k * 0.9, k * 0.9 + 0.82, -0.24, 0, k * 0.52 + 0.48, k * 0.52 + 0.68, "red")]), ...range(4).map((k) => body(11.2, 13.6, -1.4 + k * 0.5, -1.24 + k * 0.5, 0, 0.16, "wood"))], [-3, -11, 7.4], [5.2, 1.4, 2.2], { lamp: [-7, -6, 14], spread: 1.6, aperture: 0.12, lens: 1.1, ground: [0.3, 0.32, 0.3], colours: { ...card, wood: [0.78, 0.62, 0.4], earth: [0.42, 0.46, 0.4] } }),
	drawn(scene([...sidesOf([body(-30, 40, -8, 30, -1, 0, "earth"), body(2, 8, 4, 9, 0, 2.2, "wood"), body(1.6, 8.4, 3.4, 6.4, 2.2, 2.7, "roof"), body(1.8, 8.2, 6, 9.6, 2.5, 3.1, "roof"), body(9, 10.4, 5, 6.2, 0, 1, "glass"), body(8, 9.1, 5.4, 5.6, 2, 2.1, "red")], seen([-1, -9, 2.6], [5.4, 6, 1.2], 1150, [640, 520]))], { people: [{ foot: [420, 760], tall: 230 }], crowns: [{ at: [1180, 330], r: 150, foot: [1180, 610] }, { at: [120, 380], r: 110, foot: [120, 600] }] }), wash({ stone: "#d8c3a0", wall: "#e9dcc0", roof: "#a86a48", dark: "#4d4a55", glass: "#6f92a8", leaf: "#8aa06a", earth: "#b8b083", wood: "#c19a6b", red: "#a83a2a", shade: "#5a5f7c" }, ["#d5dde6", "#aebfd2"])),
	drawn(scene(sidesOf(range(26).flatMap((k) => [body(-1.4, 1.4, k * 0.5, k * 0.5 + 0.52, 0, (k + 1) * 0.2, "stone"), ...(k % 5 === 2 ? [body(-4.6, -1.6, k * 0.5, k * 0.5 + 2.4, 0, k * 0.2 + 3.4, "wall" as const), body(1.6, 4.8, k * 0.5 - 0.4, k * 0.5 + 2.2, 0, k * 0.2 + 3, "wall" as const)] : [])]), seen([-0.4, -4.2, 1.9], [0.1, 8, 3], 1180, [720, 600])), { people: [{ foot: [660, 690], tall: 190 }, { foot: [780, 560], tall: 120 }], lines: [[[560, 840], [640, 560], [684, 420]], ...range(5).map((k): Pt[] => [[562 + k * 24, 840 - k * 82], [562 + k * 24, 920 - k * 76]])] }), collage({ sky: "#c3cdc8", stone: "#efe6d0", wall: "#d0b48c", roof: "#b4452b", dark: "#1f2426", glass: "#e7c35a", leaf: "#6d8058", earth: "#c7a876", red: "#c24e2c" })),
	drawn(scene(side(range(5).flatMap((k) => { const [y, z] = [k * 3.6, k * 0.75]; return [body(-8, -1, y - 0.2, y + 3.5, -3, z, "earth"), body(-6, -2, y, y + 3.2, z, z + 2.3, k === 3 ? "red" : "wall"), ...range(6).map((q) => body(-6, -1.6, y - 0.3 + q * 0.3, y + 3.5 - q * 0.3, z + 2.3 + q * 0.22, z + 2.54 + q * 0.22, "roof")), body(-5, -1.4, y + 1.1, y + 1.9, z, z + 1.7, "dark"), body(-5, -1.4, y + 0.3, y + 0.8, z + 0.9, z + 1.6, "glass")]; }), 0, 70, [90, 660]), { people: [{ foot: [320, 605], tall: 116 }] }), measured(range(5).map((k) => ({ from: [90 + k * 252, 890] as Pt, to: [90 + k * 252 + 224, 890] as Pt, words: at(["3 180", "3 205", "3 240", "3 160", "3 215"], k) })), [])),
	// 18: what a teacher has built
	drawn(scene(side([body(-9, 9, -5.6, 3.2, -1.1, 0, "earth"), body(-9, 9, 4.6, 12.4, -1.1, 5.4, "earth"), ...range(12).map((k) => body(-9, 9, 1.8 + k * 0.13, 4.3, -0.9 + k * 0.5, -0.4 + k * 0.5, "stone")), body(-9, 9, 4.3, 4.62, -0.6, 5.2, "leaf"), body(-9, -1, 6.4, 6.8, 5.4, 8.6, "wall"), body(-9, -1, 10.4, 10.8, 5.4, 8.6, "wall"), body(-9, -1, 6, 11.2, 8.6, 8.9, "roof"), body(-9, -1, 7.6, 8.5, 6.4, 7.8, "glass")], 0, 74, [470, 740]), { people: [{ foot: [330, 740], tall: 124 }, { foot: [880, 340], tall: 124 }], crowns: [{ at: [180, 560], r: 90, foot: [180, 740] }] }), measured([{ from: [396, 740], to: [396, 740 - 5.1 * 74], words: "5 100" }, { from: [470 + 1.8 * 74, 866], to: [470 + 4.3 * 74, 866], words: "2 500" }], ["Wall below the hostels, section, 1 : 50"])),
];

export const draw = (seed: number): string => at(sheets, seed - 1)(rng(seed, 62));
