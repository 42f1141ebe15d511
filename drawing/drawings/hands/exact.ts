import { hatch, num, type Pt, path, poly } from "../ink.ts";
import { text } from "../text.ts";
import { closed, dRing, type Hand, paper, person } from "./scene.ts";
import type { Face, Stuff } from "./space.ts";

/** Hands that draw with a rule, or with a program. */

type Dimension = { from: Pt; to: Pt; words: string };

/** A measured drawing: three widths of line, hatching where it is cut, and every dimension that was taken. */
export const measured = (dimensions: readonly Dimension[], words: readonly string[], ink = "#22252b", ground = "#faf8f1"): Hand => (scene, r) => {
	const { w, h } = scene;
	const faces = scene.faces.map(({ ring, cut, of, tone }) =>
		poly(ring, { fill: cut ? "#d9d2c2" : of === "dark" ? "#8a8d92" : of === "glass" ? "#dfe6e6" : of === "leaf" ? "#e6ead9" : tone > 0.4 ? "#efebdf" : ground, stroke: ink, w: cut ? 4.2 : 1.5, join: "round" }) + (cut ? hatch(ring, 45, 9, { stroke: ink, w: 1.3 }) : "")).join("");
	const trees = (scene.crowns ?? []).map(({ at: [x, y], r: k }) => Array.from({ length: 3 }, (_, q) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(k * (1 - q * 0.3))}" fill="none" stroke="#7d8a70" stroke-width="1.5"/>`).join("")).join("");
	const lines = (scene.lines ?? []).map((line) => path(`M${line.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`, { stroke: ink, w: 2 })).join("");
	const people = (scene.people ?? []).map((each) => path(person(each, r), { stroke: "#8b8f95", w: 1.6 })).join("");
	const dims = dimensions.map(({ from: [x, y], to: [u, v], words: said }) => {
		const upright = Math.abs(u - x) < Math.abs(v - y);
		const tick = (a: number, b: number) => `M${num(a - 8)} ${num(b + 8)}l16 -16`;
		const label = text(said, 0, 0, 23, ink, { anchor: "middle" });
		const place = upright ? `translate(${num((x + u) / 2 - 9)} ${num((y + v) / 2)}) rotate(-90)` : `translate(${num((x + u) / 2)} ${num((y + v) / 2 - 9)})`;
		return `${path(`M${num(x)} ${num(y)}L${num(u)} ${num(v)}${tick(x, y)}${tick(u, v)}`, { stroke: ink, w: 1.4 })}<g transform="${place}">${label}</g>`;
	}).join("");
	const frame = `<rect x="26" y="26" width="${w - 52}" height="${h - 52}" fill="none" stroke="${ink}" stroke-width="2.4"/>`;
	const title = words.map((line, k) => text(line, 52, h - 52 - (words.length - 1 - k) * 34, k ? 23 : 30, ink)).join("");
	return paper(scene, ground, frame + trees + faces + lines + people + dims + title);
};

/** Flat tints at one scale, as a program prints them. */
export const flat = (tints: Record<Face["way"], string> & Partial<Record<Stuff, string>>, ground: string, line = "none"): Hand => (scene) => {
	const faces = scene.faces.filter(({ soft }) => !soft).map(({ ring, of, way, cut }) => poly(ring, { fill: cut ? line : (tints[of] ?? tints[way]), stroke: line === "none" ? (tints[of] ?? tints[way]) : line, w: 1.6, join: "round" })).join("");
	const trees = (scene.crowns ?? []).map(({ at: [x, y], r: k }) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(k)}" fill="${tints.leaf ?? tints.left}" stroke="${line}" stroke-width="1.6"/>`).join("");
	const lines = (scene.lines ?? []).map((each) => path(`M${each.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`, { stroke: tints.red ?? line, w: 4 })).join("");
	return paper(scene, ground, trees + faces + lines);
};

/** All edges, also those at the back, in thin lines. */
export const wireframe = (ink = "#0d3b66", ground = "#ffffff", second = "#e4572e"): Hand => (scene) => {
	const grid = Array.from({ length: 26 }, (_, k) => `M${k * 60} 0V${scene.h}M0 ${k * 60}H${scene.w}`).join("");
	const faces = scene.faces.map(({ ring, way, cut }) => path(dRing(ring), { stroke: way === "up" ? second : ink, w: cut ? 5 : way === "up" ? 2.6 : 1.5 })).join("");
	const knots = scene.faces.filter(({ way }) => way === "up").flatMap(({ ring }) => ring.map(([x, y]) => `<rect x="${num(x - 4)}" y="${num(y - 4)}" width="8" height="8" fill="${ground}" stroke="${second}" stroke-width="1.6"/>`)).join("");
	return paper(scene, ground, path(grid, { stroke: "#e4e9ee", w: 1.4 }) + faces + knots);
};

/** Nothing but the people: where they are is where the stair is. */
export const crowd = (colours: readonly string[], ground: string): Hand => (scene, r) =>
	paper(scene, ground, (scene.people ?? []).map((each, k) => path(person(each, r), { fill: colours[k % colours.length] as string })).join(""));

/** Sheets of one paper, each a little darker, one in front of the other. */
export const cutPaper = (from: readonly [number, number, number], to: readonly [number, number, number], lit = "#f3d488"): Hand => (scene) => {
	const tint = (t: number) => `rgb(${from.map((v, k) => Math.round(v + ((to[k] as number) - v) * t)).join(" ")})`;
	const trees = (scene.crowns ?? []).map(({ at: [x, y], r: k, foot }) => `<g filter="url(#lift)"><circle cx="${num(x)}" cy="${num(y)}" r="${num(k)}" fill="${tint(0.3)}"/><path d="M${num(x - 8)} ${num(y)}L${num(foot[0] - 12)} ${num(foot[1])}h24L${num(x + 8)} ${num(y)}z" fill="${tint(0.3)}"/></g>`).join("");
	const faces = scene.faces.filter(({ way, of }) => way !== "left" || of === "leaf").map(({ ring, of }, k) =>
		`<g filter="url(#lift)"><path d="${dRing(closed(ring))}" fill="${of === "glass" || of === "dark" ? lit : tint(0.2 + (0.75 * k) / scene.faces.length)}"/></g>`).join("");
	return paper(scene, tint(0), trees + faces, 2);
};
