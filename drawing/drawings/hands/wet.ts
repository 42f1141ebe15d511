import { curve, hand, hatch, num, type Pt, path } from "../ink.ts";
import { at } from "../rng.ts";
import { blocked, closed, cloud, dRing, type Hand, paper, person, through } from "./scene.ts";
import type { Face, Stuff } from "./space.ts";

/** Hands that draw with something wet, and with scissors. */

type Palette = Partial<Record<Stuff, string>> & { shade: string };

const multiply = ' style="mix-blend-mode:multiply"';

/** Watercolour: pale layers that run, dark where they dried, over a pencil. */
export const wash = ({ shade, ...palette }: Palette, sky: readonly [string, string], ground = "#fbf9f3"): Hand => (scene, r) => {
	const { w, h } = scene;
	const colour = ({ of }: Face) => palette[of] ?? palette.stone ?? "#cdb893";
	const layer = (draw: (face: Face) => string) => scene.faces.map(draw).join("");
	const loose = (ring: readonly Pt[], by: number): Pt[] => ring.map(([x, y]): Pt => [x + r.r(-by, by), y + r.r(-by, by)]);
	const shaded = (face: Face) => (face.tone > 0.28 ? `<path d="${dRing(loose(face.ring, 5))}" fill="${shade}" opacity="${((face.tone - 0.16) * 0.62).toFixed(2)}"/>` : "");
	const under = layer((face) => path(dRing(face.ring), { fill: ground }) +
		`<path d="${dRing(loose(face.ring, 3))}" fill="${colour(face)}" opacity="${face.of === "glass" || face.of === "dark" ? 0.9 : 0.66}"/>` +
		(face.soft ? "" : `<path d="${dRing(loose(face.ring, 2))}" fill="none" stroke="${colour(face)}" stroke-width="4" opacity=".75"/>${path(hand(closed(face.ring), r, 1.2, 8), { stroke: "#5d5a55", w: 1.3 })}`) + shaded(face));
	const skies = `<path d="${curve([[-60, -60], [w + 60, -60], [w + 40, h * 0.3], [w * 0.66, h * 0.42], [w * 0.4, h * 0.31], [-50, h * 0.4]], true)}" fill="${sky[0]}" opacity=".8"/><path d="${curve([[w * 0.1, -20], [w * 0.9, -40], [w * 0.7, h * 0.16], [w * 0.3, h * 0.2]], true)}" fill="${sky[1]}" opacity=".6"/>`;
	const trees = (scene.crowns ?? []).map((crown) => `<g${multiply}><path d="${curve(cloud(crown, r, 6), true)}" fill="${palette.leaf ?? "#7c9163"}" opacity=".8"/><path d="${curve(cloud({ at: [crown.at[0] + crown.r * 0.2, crown.at[1] + crown.r * 0.25], r: crown.r * 0.62 }, r, 5), true)}" fill="${shade}" opacity=".55"/></g>` + path(hand([crown.foot, [crown.at[0], crown.at[1] + crown.r * 0.5]], r, 4), { stroke: "#6b5a48", w: 9, cap: "round" })).join("");
	const lines = path((scene.lines ?? []).map((line) => hand(line, r, 1.5, 6)).join(""), { stroke: "#5d5a55", w: 2.6 });
	const people = (scene.people ?? []).map((each, k) => `<path d="${person(each, r)}" fill="${at([palette.red ?? "#b5523a", shade, "#3f5a66"], k)}" opacity=".9"/>`).join("");
	const spots = Array.from({ length: 5 }, () => `<circle cx="${num(r.r(0, w))}" cy="${num(r.r(h * 0.7, h))}" r="${num(r.r(3, 11))}" fill="${shade}" opacity=".35"/>`).join("");
	return paper(scene, ground, through("wet", skies) + through("pool", skies, multiply) + through("wet", trees) + through("wet", under) +
		through("pool", under, `${multiply.slice(0, -1)};opacity:.45"`) + lines + through("torn", people) + spots, r.i(1, 90));
};

/** Broad markers: streaks side by side, and a fine liner over them. */
export const marker = (palette: Palette, ground = "#fdfcf8", liner = "#1a1b1e"): Hand => (scene, r) => {
	const streaks = scene.faces.map(({ ring, of, tone, way, soft }) => {
		const colour = palette[of] ?? palette.shade;
		const deg = { up: 3, front: 86, left: 80, right: 100, flat: 14 }[way] + r.r(-3, 3);
		const passes = of === "dark" ? 4 : tone < 0.12 && of === "stone" ? 0 : tone < 0.4 ? 1 : tone < 0.62 ? 2 : 3;
		return path(dRing(ring), { fill: ground }) + Array.from({ length: passes }, (_, k) =>
			`<g opacity=".5"${multiply}>${hatch(ring, deg + k * 2, 21, { stroke: colour, w: 25 }, k ? 0.12 : 0.04, r)}</g>`).join("") +
			(soft ? "" : path(hand(closed(ring), r, 1, 9), { stroke: liner, w: 2.7, cap: "round" }));
	}).join("");
	const trees = (scene.crowns ?? []).map((crown) => `<g${multiply}>${[0, 1].map((k) => `<path d="${curve(cloud({ ...crown, r: crown.r * (1 - k * 0.35) }, r, 8), true)}" fill="${palette.leaf ?? palette.shade}" opacity=".55"/>`).join("")}</g>` + path(curve(cloud(crown, r, 10)), { stroke: liner, w: 2.4 }) + path(hand([crown.foot, [crown.at[0], crown.at[1] + crown.r * 0.8]], r, 2), { stroke: liner, w: 4 })).join("");
	const rails = path((scene.lines ?? []).map((line) => hand(line, r, 1, 8)).join(""), { stroke: palette.red ?? liner, w: 6 });
	const people = (scene.people ?? []).map((each, k) => path(person(each, r), { fill: k % 2 ? ground : (palette.red ?? liner), stroke: liner, w: 2.4 })).join("");
	return paper(scene, ground, trees + streaks + rails + people);
};

/** Papers cut and torn, each with its own print, laid over one another. */
export const collage = (papers: Partial<Record<Stuff, string>>, ground = "#d9d2c0"): Hand => (scene, r) => {
	const { w, h } = scene;
	const prints = [
		(d: string) => clipped(d, Array.from({ length: Math.ceil(h / 13) }, (_, k) => `<path d="M${num(r.r(-40, 0))} ${k * 13}h${w + 80}" stroke="#2a2a2a" stroke-width="4" stroke-dasharray="${num(r.r(40, 160))} 8 ${num(r.r(10, 60))} 6" opacity=".38"/>`).join("")),
		(d: string) => clipped(d, Array.from({ length: Math.ceil(w / 24) }, (_, k) => `<path d="M${k * 24} 0v${h}" stroke="#4d86a8" stroke-width="1.6" opacity=".7"/>`).join("") + Array.from({ length: Math.ceil(h / 24) }, (_, k) => `<path d="M0 ${k * 24}h${w}" stroke="#4d86a8" stroke-width="1.6" opacity=".7"/>`).join("")),
		(d: string) => clipped(d, Array.from({ length: 16 }, (_, k) => `<ellipse cx="${w * 0.6}" cy="${h * 0.4}" rx="${60 + k * 46}" ry="${34 + k * 31}" fill="none" stroke="#7a5a35" stroke-width="2.2" opacity=".6"/>`).join("")),
	];
	let clips = 0;
	const clipped = (d: string, inner: string) => `<clipPath id="k${++clips}"><path d="${d}"/></clipPath><g clip-path="url(#k${clips})">${inner}</g>`;
	const piece = ({ ring, of, tone, way }: Face) => {
		const fill = papers[of] ?? "#efe9da";
		const d = dRing(ring.map(([x, y]): Pt => [x + r.r(-6, 6), y + r.r(-5, 5)]));
		const print = of === "stone" && way === "up" ? prints[1] : of === "wall" ? prints[0] : of === "leaf" || of === "earth" ? prints[2] : undefined;
		return `<g filter="url(#lift)"><path d="${d}" fill="${fill}" filter="url(#torn)"/></g>${print ? print(d) : ""}<path d="${d}" fill="#000" opacity="${(of === "stone" && way !== "up" ? tone * 0.34 : 0).toFixed(2)}"/>`;
	};
	const sky = `<g filter="url(#lift)"><path d="M-20 -20H${w + 20}V${h * 0.36}L${w * 0.7} ${h * 0.43}L${w * 0.3} ${h * 0.39}L-20 ${h * 0.45}Z" fill="${papers.sky ?? "#9fb8bd"}" filter="url(#torn)"/></g><circle cx="${w * 0.22}" cy="${h * 0.13}" r="${h * 0.06}" fill="${papers.red ?? "#c24e2c"}" filter="url(#lift)"/>`;
	const trees = (scene.crowns ?? []).map((crown) => `<g filter="url(#lift)"><path d="${dRing(cloud(crown, r, 5))}" fill="${papers.leaf ?? "#54694a"}" filter="url(#torn)"/></g>`).join("");
	const people = (scene.people ?? []).map((each, k) => `<g filter="url(#lift)"><path d="${person(each, r)}" fill="${at(["#222", papers.red ?? "#c24e2c", "#3a4d5c"], k)}"/></g>`).join("");
	return paper(scene, ground, sky + trees + scene.faces.map(piece).join("") + people, r.i(1, 90));
};

/** A block of lino: two tones, and the gouge's strokes where it is light. */
export const linocut = (ink = "#17211d", ground = "#efe8d6"): Hand => (scene, r) => {
	const { w, h } = scene;
	const rays = Array.from({ length: 46 }, (_, k) => {
		const a = (k / 46) * Math.PI * 2;
		const [c, s] = [Math.cos(a), Math.sin(a)];
		return `M${num(w * 0.5 + c * 330)} ${num(h * 0.36 + s * 330)}L${num(w * 0.5 + c * r.r(700, 1100))} ${num(h * 0.36 + s * r.r(700, 1100))}`;
	}).join("");
	const body = scene.faces.map(({ ring, tone, of, way }) => {
		const light = of === "glass" || of === "red" ? 1 : of === "dark" ? 0 : 1 - tone;
		const d = dRing(ring);
		const gouges = light > 0.85 ? path(d, { fill: ground }) : light < 0.2 ? "" : hatch(ring, { up: 0, front: 90, left: 30, right: -30, flat: 24 }[way] + r.r(-6, 6), 19, { stroke: ground, w: light * 13, cap: "round" }, 0.2, r);
		return path(d, { fill: ink }) + gouges + path(hand(closed(ring), r, 2.2, 0), { stroke: ink, w: 8, join: "round" });
	}).join("");
	const trees = (scene.crowns ?? []).map((crown) => path(curve(cloud(crown, r, 9), true), { fill: ink }) + path(Array.from({ length: 14 }, () => {
		const [x, y] = [crown.at[0] + r.r(-0.6, 0.6) * crown.r, crown.at[1] + r.r(-0.5, 0.5) * crown.r];
		return `M${num(x)} ${num(y)}q12 -14 30 -6`;
	}).join(""), { stroke: ground, w: 7, cap: "round" })).join("");
	const block = `<path d="M38 30H${w - 44}L${w - 34} ${h - 40}L46 ${h - 32}Z" fill="${ink}"/>`;
	return paper(scene, ground, `${through("torn", block)}<clipPath id="b"><path d="M44 38H${w - 50}L${w - 42} ${h - 48}L52 ${h - 40}Z"/></clipPath><g clip-path="url(#b)">${path(rays, { stroke: ground, w: 6, cap: "round" })}${through("torn", trees + body)}${blocked(scene, ground, r)}</g>`, 8);
};

/** Poster colours, flat and opaque, each thing in one. */
export const gouache = (palette: Record<"sky" | "up" | "front" | "left" | "right" | "flat", string> & Palette): Hand => (scene, r) => {
	const { w, h } = scene;
	const bands = [0, 1, 2].map((k) => `<path d="${curve([[-40, h * (0.2 + k * 0.1)], [w * 0.3, h * (0.16 + k * 0.11)], [w * 0.7, h * (0.24 + k * 0.09)], [w + 40, h * (0.17 + k * 0.12)], [w + 40, h], [-40, h]], true)}" fill="${palette.shade}" opacity="${0.16 + k * 0.12}"/>`).join("");
	const body = scene.faces.map(({ ring, of, way }) => path(dRing(ring), { fill: palette[of] ?? palette[way], stroke: palette[of] ?? palette[way], w: 1.5 })).join("");
	const trees = (scene.crowns ?? []).map((crown) => path(hand([crown.foot, crown.at], r, 3), { stroke: palette.shade, w: 14 }) + path(curve(cloud(crown, r, 7), true), { fill: palette.leaf ?? palette.shade })).join("");
	const rails = path((scene.lines ?? []).map((line) => hand(line, r, 0.6, 0)).join(""), { stroke: palette.red ?? "#fff", w: 7, cap: "round" });
	return paper(scene, palette.sky, bands + through("torn", trees + body + rails) + blocked(scene, palette.shade, r), 3);
};

/** Felt pen on tracing paper over a faint first sheet. */
export const tracing = (ink = "#8a2d1c"): Hand => (scene, r) => {
	const first = path(scene.faces.map(({ ring }) => hand(closed(ring), r, 1, 4)).join(""), { stroke: "#8d8a7d", w: 1.6 });
	const sheet = `<path d="M30 60L${scene.w - 26} 26L${scene.w - 50} ${scene.h - 60}L54 ${scene.h - 24}Z" fill="#f1e3b0" opacity=".82" filter="url(#lift)"/>`;
	const bold = scene.faces.filter(({ soft, way }) => !soft && way !== "flat").map(({ ring, cut, of }) =>
		(cut || of === "dark" ? hatch(ring, 45, 15, { stroke: ink, w: 6, cap: "round" }, 0.1, r) : "") + path([0, 1].map(() => hand(closed(ring), r, 4, 22)).join(""), { stroke: ink, w: cut ? 8 : 4.4, cap: "round" })).join("");
	const trees = (scene.crowns ?? []).map((crown) => path(curve(cloud(crown, r, 7)), { stroke: ink, w: 6, cap: "round" })).join("");
	const tapes = `<path d="M-10 40l120 -44 14 40 -120 44zM${scene.w - 120} -6l130 40 -12 40 -130 -40z" fill="#e8dfc2" opacity=".9"/>`;
	const arrows = path(`M${num(scene.w * 0.5)} ${num(scene.h * 0.93)}q${r.r(-40, 40)} -120 ${num(r.r(-14, 14))} -${num(scene.h * 0.3)}m-26 34l26 -36l28 32`, { stroke: "#2c5d52", w: 9, cap: "round" });
	return paper(scene, "#f4f1e8", `${first}${sheet}<g opacity=".9">${trees}${bold}</g>${arrows}${tapes}`);
};
