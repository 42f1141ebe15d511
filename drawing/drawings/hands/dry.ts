import { curve, hand, hatch, inside, num, type Pt, path, stipple } from "../ink.ts";
import type { Rng } from "../rng.ts";
import { blocked, closed, cloud, dRing, type Hand, paper, person, type Scene, scribble, through } from "./scene.ts";
import type { Face } from "./space.ts";

/** Hands that draw with something dry. */

const slants: Record<Face["way"], number> = { up: 8, front: 52, left: -62, right: 62, flat: 30 };

const outlines = (scene: Scene, r: Rng, amp: number, over: number, skip = 0) =>
	scene.faces.filter(({ soft }) => !soft || r.f() > 0.5).filter(() => r.f() >= skip).map(({ ring }) => hand(closed(ring), r, amp, over)).join("") +
	(scene.lines ?? []).map((line) => hand(line, r, amp, over)).join("");

/** Each face hides what is behind it, as a careful person leaves it out. */
const hiding = (scene: Scene, colour: string, draw: (face: Face, index: number) => string) =>
	scene.faces.map((face, index) => path(dRing(face.ring), { fill: colour }) + draw(face, index)).join("");

/** Hatching in a soft pencil: layers of strokes that follow the faces. */
export const pencil = (ink = "#3b3c40", ground = "#f3efe6", gap = 10): Hand => (scene, r) => {
	const stroke = (w: number) => ({ stroke: ink, w, cap: "round" as const });
	const trees = (scene.crowns ?? []).map((crown) =>
		path(curve(scribble(crown, r, 9)), { ...stroke(1.5) }) + path(hand([crown.foot, [crown.at[0], crown.at[1] + crown.r * 0.6]], r, 3), stroke(3)),
	).join("");
	const body = hiding(scene, ground, ({ ring, tone, way, soft, cut }) => {
		const deg = slants[way] + r.r(-5, 5);
		const layers = cut ? 5 : Math.round(tone * 5);
		return Array.from({ length: layers }, (_, k) =>
			hatch(ring, deg + (k > 1 ? 38 * (k - 1) : k * 6), gap + r.r(0, 2), stroke(1.7 + k * 0.2), 0.22, r)).join("") +
			(soft ? "" : path(hand(closed(ring), r, 0.9, 7) + hand(closed(ring), r, 1.2, 3), stroke(cut ? 3.4 : 1.7)));
	});
	const rails = path((scene.lines ?? []).map((line) => hand(line, r, 1.2, 9)).join(""), stroke(2.6));
	const people = (scene.people ?? []).map((each) => {
		const d = person(each, r);
		return path(d, { fill: ground, stroke: ink, w: 2.4 }) + `<path d="${d}" fill="${ink}" opacity=".55" filter="url(#tooth)"/>`;
	}).join("");
	return paper(scene, ground, through("tooth", trees) + through("grain", body + rails) + people, r.i(1, 90));
};

/** One fine pen that shakes: outlines, courses of stone, no tone. */
export const wobblyPen = (ink = "#16181c", ground = "#fbfaf5", wobble = 3.4): Hand => (scene, r) => {
	const body = hiding(scene, ground, ({ ring, of, tone, soft, cut }) => {
		const line = path(soft ? "" : hand(closed(ring), r, wobble, 2), { stroke: ink, w: cut ? 5 : 2.6, cap: "round", join: "round" });
		if (of === "dark" || cut) return line + hatch(ring, 90 + r.r(-4, 4), 9, { stroke: ink, w: 3, cap: "round" }, 0.08, r);
		if (of === "roof") return line + hatch(ring, 2, 22, { stroke: ink, w: 2 }, 0.12, r);
		if (of === "leaf") return line + tufts(ring, r, 26, ink);
		if (of === "wall" && tone > 0.3) return line + stipple(ring, 26, 3, ink, r);
		return line;
	});
	const trees = (scene.crowns ?? []).map((crown) =>
		path(curve(cloud(crown, r, 13), true), { fill: ground, stroke: ink, w: 2.6 }) + path(curve(cloud({ ...crown, r: crown.r * 0.5 }, r, 7)), { stroke: ink, w: 2 }) +
		path(hand([crown.foot, [crown.at[0], crown.at[1] + crown.r * 0.8]], r, 3), { stroke: ink, w: 5 })).join("");
	const rails = path((scene.lines ?? []).map((line) => hand(line, r, wobble, 2)).join(""), { stroke: ink, w: 3.4 });
	const people = (scene.people ?? []).map((each) => path(person(each, r), { fill: ground, stroke: ink, w: 2.6, join: "round" })).join("");
	return paper(scene, ground, trees + body + rails + people);
};

function tufts(ring: readonly Pt[], r: Rng, count: number, ink: string): string {
	let d = "";
	const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
	for (let k = 0; k < count; k++) {
		const [x, y] = [r.r(Math.min(...xs), Math.max(...xs)), r.r(Math.min(...ys), Math.max(...ys))];
		if (inside(ring, x, y)) d += `M${num(x)} ${num(y)}l-7 -15M${num(x)} ${num(y)}l1 -19M${num(x)} ${num(y)}l8 -14`;
	}
	return path(d, { stroke: ink, w: 2, cap: "round" });
}

/** Charcoal: masses first, rubbed with a hand, lights taken out again. */
export const charcoal = (ground = "#e9e4d8", ink = "#191817"): Hand => (scene, r) => {
	const mass = scene.faces.map(({ ring, tone, cut }) =>
		path(dRing(ring), { fill: ground }) + `<path d="${dRing(ring)}" fill="${ink}" opacity="${Math.min(0.96, cut ? 1 : tone * 1.25).toFixed(2)}"/>${r.f() < 0.75 ? path(hand(closed(ring), r, 2.2, 12), { stroke: ink, w: 4, cap: "round" }) : ""}`).join("");
	const smear = Array.from({ length: 7 }, () => {
		const [x, y] = [r.r(0, scene.w), r.r(0, scene.h)];
		return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r.r(90, 260))}" ry="${num(r.r(30, 90))}" transform="rotate(${num(r.r(-50, 50))} ${num(x)} ${num(y)})" fill="${ink}" opacity=".13"/>`;
	}).join("");
	const trees = (scene.crowns ?? []).map((crown) => `<path d="${curve(cloud(crown, r, 9), true)}" fill="${ink}" opacity=".82"/>` +
		path(hand([crown.foot, crown.at], r, 5), { stroke: ink, w: 13 })).join("");

	const lights = scene.faces.filter(({ way, of }) => way === "up" && of === "stone").map(({ ring }) =>
		path(hand([ring[0] as Pt, ring[1] as Pt], r, 1.5), { stroke: "#fbf8ef", w: 6, cap: "round" })).join("");
	return paper(scene, ground,
		through("smudge", mass + trees, ' opacity=".5"') + through("smudge", smear) + through("tooth", trees + mass, ' opacity=".92"') +
		through("grain", lights) + through("tooth", blocked(scene, ink, r)), r.i(1, 90));
};

/** Chalk on black paper. */
export const chalk = (ground = "#20242b"): Hand => (scene, r) => {
	const tint: Partial<Record<Face["of"], string>> = { glass: "#f4d06a", roof: "#cf7a5a", leaf: "#8fb08a", red: "#e0664a" };
	const body = hiding(scene, ground, ({ ring, tone, of, way, cut, soft }) => {
		const colour = tint[of] ?? "#f2efe8";
		const lit = cut ? 1 : Math.max(0, 0.75 - tone);
		const rub = of === "dark" ? "" : `<path d="${dRing(ring)}" fill="${colour}" opacity="${(of === "glass" ? 0.9 : lit * 0.62).toFixed(2)}"/>`;
		return rub + hatch(ring, slants[way], 15, { stroke: colour, w: lit * 7, cap: "round" }, 0.3, r) +
			path(soft ? "" : hand(closed(ring), r, 1.4, 8), { stroke: colour, w: 3.4, cap: "round" });
	});
	const trees = (scene.crowns ?? []).map((crown) => path(curve(scribble(crown, r, 6)), { stroke: "#8fb08a", w: 6 })).join("");
	const rails = path((scene.lines ?? []).map((line) => hand(line, r, 1.5, 9)).join(""), { stroke: "#fff", w: 4 });
	return paper(scene, ground, through("tooth", trees + body + rails + blocked(scene, "#f2efe8", r)), r.i(1, 90));
};

/** A ballpoint that goes on and on. */
export const ballpoint = (ink = "#26409a", ground = "#f7f7f2", ruled = true): Hand => (scene, r) => {
	const body = hiding(scene, ground, ({ ring, tone, way, soft, cut }) => {
		const deg = slants[way];
		const dense = cut ? 8 : 27 - tone * 17;
		return [0, 1, 2].filter((k) => k < 1 + tone * 3).map((k) => hatch(ring, deg + k * 34 + r.r(-9, 9), dense + r.r(0, 3), { stroke: ink, w: 2.1, cap: "round" }, 0.16, r)).join("") +
			(soft ? "" : path([0, 1, 2].map(() => hand(closed(ring), r, 2.6, 9)).join(""), { stroke: ink, w: 1.5 }));
	});
	const trees = (scene.crowns ?? []).map((crown) => path(curve(scribble(crown, r, 16)), { stroke: ink, w: 1.6 })).join("");
	const rules = ruled ? Array.from({ length: Math.floor(scene.h / 52) }, (_, k) => `<path d="M0 ${60 + k * 52}h${scene.w}" stroke="#bcd0de" stroke-width="2"/>`).join("") + `<path d="M96 0v${scene.h}" stroke="#e2a0a0" stroke-width="2"/>` : "";
	const people = (scene.people ?? []).map((each) => path(person(each, r), { fill: ground, stroke: ink, w: 2.4 })).join("");
	return paper(scene, ground, `${rules}<g opacity=".9">${trees}${body}${people}</g>${path((scene.lines ?? []).map((line) => hand(line, r, 2, 6)).join(""), { stroke: ink, w: 3 })}${rules && `<g opacity=".4">${rules}</g>`}`);
};

/** Nothing but dots. */
export const dots = (ink = "#1b1c1f", ground = "#f8f6ef"): Hand => (scene, r) => {
	const area = (ring: readonly Pt[]) => Math.abs(ring.reduce((sum, [x, y], k) => {
		const [u, v] = ring[(k + 1) % ring.length] as Pt;
		return sum + x * v - u * y;
	}, 0)) / 2;
	const box = (ring: readonly Pt[]) => {
		const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
		return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
	};
	const body = hiding(scene, ground, ({ ring, tone, cut }) => {
		const wanted = Math.min(box(ring), area(ring) * 4) * 0.012 * (cut ? 1.1 : tone ** 1.5) + 4;
		const edge = closed(ring).slice(0, -1).flatMap(([x, y], k): Pt[] => {
			const [u, v] = ring[(k + 1) % ring.length] as Pt;
			const n = Math.max(1, Math.round(Math.hypot(u - x, v - y) / 9));
			return Array.from({ length: n }, (_, q): Pt => [x + ((u - x) * q) / n + r.r(-1.4, 1.4), y + ((v - y) * q) / n + r.r(-1.4, 1.4)]);
		});
		return stipple(ring, Math.min(6000, wanted), 4.6, ink, r) + path(edge.map(([x, y]) => `M${num(x)} ${num(y)}h.01`).join(""), { stroke: ink, w: 4.2, cap: "round" });
	});
	const trees = (scene.crowns ?? []).map((crown) => stipple(cloud(crown, r), crown.r * 9, 5, ink, r)).join("");
	return paper(scene, ground, trees + body + blocked(scene, ink, r));
};

/** A pen that is not lifted from the sheet. */
export const oneLine = (ink = "#16181c", ground = "#f6f2e8"): Hand => (scene, r) => {
	const loose = (ring: readonly Pt[]) => ring.map(([x, y]): Pt => [x + r.r(-4, 4), y + r.r(-4, 4)]);
	const climb = scene.faces.filter(({ of, way }) => of === "stone" && way === "front").toReversed().flatMap(({ ring }, k) => {
		const [a, b, c, d] = ring as [Pt, Pt, Pt, Pt];
		return loose(k % 2 ? [b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], a, d] : [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, c]);
	});
	const rings = (of: Face["of"]) => scene.faces.filter((face) => face.of === of).map(({ ring }) => loose(closed(ring)));
	const house = [...rings("dark"), ...rings("glass"), ...rings("roof")].flat();
	const tree = (scene.crowns ?? []).flatMap((crown) => [crown.foot, ...scribble(crown, r, 2), crown.foot]);
	return paper(scene, ground, path(curve([...climb, ...house, ...tree]), { stroke: ink, w: 4.4, join: "round", cap: "round" }));
};

/** The first drawing in perspective: points that do not agree, a ruler, and what was rubbed out. */
export const firstTry: Hand = (scene, r) => {
	const ground = "#f2efe4";
	const [w, h] = [scene.w, scene.h];
	const bent = ([x, y]: Pt): Pt => [x + (x - w * 0.5) * 0.12 * ((y - h * 0.4) / h) * 3 + r.r(-13, 13), y + (x - w * 0.4) * 0.1 + r.r(-9, 9)];
	const faces = scene.faces.filter(({ of }) => of !== "leaf").map((face) => ({ ...face, ring: face.ring.map(bent) }));
	const stroke = { stroke: "#55565c", w: 3.2, cap: "round" as const };
	const ghosts = path(outlines({ ...scene, faces: faces.map((face) => ({ ...face, ring: face.ring.map(([x, y]): Pt => [x + 24, y - 17]) })) }, r, 1, 4, 0.55), { ...stroke, stroke: "#c9c5ba", w: 5 });
	const guides = [[w * 0.48, h * 0.36], [w * 0.62, h * 0.31]].map(([x, y]) => Array.from({ length: 7 }, (_, k) => `M${num(x as number)} ${num(y as number)}L${num((w * (k + 0.2)) / 6.4)} ${h - 40}`).join("")).join("");
	const body = hiding({ ...scene, faces }, ground, ({ ring, of, tone }) =>
		(of === "dark" || of === "glass" ? hatch(ring, 40, 12, { ...stroke, w: 2.4 }, 0.4, r) : tone > 0.55 ? hatch(ring, 75, 26, { ...stroke, w: 2 }, 0.5, r) : "") + path(hand(closed(ring), r, 0.8, 13), stroke));
	const sun = `<circle cx="${num(w * 0.83)}" cy="${num(h * 0.1)}" r="52" fill="none" stroke="#55565c" stroke-width="3"/>${path(Array.from({ length: 11 }, (_, k) => {
		const a = (k / 11) * Math.PI * 2;
		return `M${num(w * 0.83 + Math.cos(a) * 66)} ${num(h * 0.1 + Math.sin(a) * 66)}L${num(w * 0.83 + Math.cos(a) * 96)} ${num(h * 0.1 + Math.sin(a) * 96)}`;
	}).join(""), stroke)}`;
	const people = (scene.people ?? []).map(({ foot, tall }) => {
		const [x, y, k] = [foot[0], foot[1], tall * 1.5];
		return `<circle cx="${num(x)}" cy="${num(y - k * 0.88)}" r="${num(k * 0.11)}" fill="${ground}" stroke="#55565c" stroke-width="3.4"/>${path(`M${num(x)} ${num(y - k * 0.77)}V${num(y - k * 0.36)}L${num(x - k * 0.16)} ${num(y)}M${num(x)} ${num(y - k * 0.36)}L${num(x + k * 0.16)} ${num(y)}M${num(x - k * 0.24)} ${num(y - k * 0.52)}L${num(x)} ${num(y - k * 0.68)}L${num(x + k * 0.24)} ${num(y - k * 0.5)}`, stroke)}`;
	}).join("");
	const trees = (scene.crowns ?? []).map(({ at: [x, y], r: k, foot }) => path(`M${num(x - 9)} ${num(foot[1])}L${num(x - 5)} ${num(y + k * 0.6)}M${num(x + 9)} ${num(foot[1])}L${num(x + 5)} ${num(y + k * 0.6)}`, stroke) + path(curve(cloud({ at: [x, y], r: k }, r, 8), true), { ...stroke, fill: ground })).join("");
	return paper(scene, ground, through("smudge", `<ellipse cx="${w * 0.5}" cy="${h * 0.62}" rx="300" ry="150" fill="#8a8a90" opacity=".3"/>`) + path(guides, { stroke: "#b9b6ad", w: 1.6 }) + ghosts + trees + through("grain", sun + body + people), 4);
};
