import type { Pt } from "../ink.ts";

/** Metres: to the right, into the hill, up. */
export type P3 = readonly [x: number, y: number, z: number];

/** Material of a thing; each hand has its own way with it. */
export type Stuff = "stone" | "wall" | "roof" | "dark" | "earth" | "leaf" | "sky" | "red" | "glass" | "wood" | "card";

/** A body with six sides, each a pair of ends. */
export type Box = { x: readonly [number, number]; y: readonly [number, number]; z: readonly [number, number]; of: Stuff };

/** Outlines that a hand draws on the sheet, from the furthest to the nearest. */
export type Face = {
	ring: Pt[];
	/** 0 is the paper, 1 the darkest mark. */
	tone: number;
	of: Stuff;
	/** The way in which it faces, so that hatching has a direction. */
	way: "up" | "front" | "left" | "right" | "flat";
	/** Is cut by the drawing. */
	cut?: boolean;
	/** Has no outline of its own. */
	soft?: boolean;
};

export type View = ((p: P3) => Pt) & { from?: P3 };

export const body = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, of: Stuff): Box => ({
	x: [x0, x1],
	y: [y0, y1],
	z: [z0, z1],
	of,
});

const sub = (a: P3, b: P3): P3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: P3, b: P3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: P3, b: P3): P3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a: P3): P3 => {
	const l = Math.hypot(...a);
	return [a[0] / l, a[1] / l, a[2] / l];
};

export type Axes = { from: P3; ahead: P3; right: P3; up: P3 };

export function look(from: P3, to: P3): Axes {
	const ahead = unit(sub(to, from));
	const right = unit(cross(ahead, [0, 0, 1]));
	return { from, ahead, right, up: cross(right, ahead) };
}

/** View of an eye. `f`: pixels of a metre that is a metre away. */
export function seen(from: P3, to: P3, f: number, [cx, cy]: Pt): View {
	const { ahead, right, up } = look(from, to);
	const view = (p: P3): Pt => {
		const v = sub(p, from);
		const z = Math.max(0.2, dot(v, ahead));
		return [cx + (f * dot(v, right)) / z, cy - (f * dot(v, up)) / z];
	};
	return Object.assign(view, { from });
}

/** Everything at one scale: from above a corner. */
export function axonometric(deg: number, s: number, [cx, cy]: Pt, about: P3, steep = 0.62): View {
	const [c, q] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
	const view = (p: P3): Pt => {
		const [x, y, z] = sub(p, about);
		return [cx + s * (x * c - y * q), cy - s * ((x * q + y * c) * steep + z * 0.8)];
	};
	return Object.assign(view, { from: [about[0] + q * 400, about[1] - c * 400, about[2] + 300] as P3 });
}

const tones = { up: 0.06, front: 0.34, left: 0.62, right: 0.5, flat: 0.2 };
const added: Partial<Record<Stuff, number>> = { dark: 0.5, roof: 0.24, earth: 0.12, glass: 0.2, leaf: 0.25, red: 0.15, wood: 0.1 };

export const toneOf = (of: Stuff, way: Face["way"]) => Math.min(1, tones[way] + (added[of] ?? 0));

/** The sides of bodies that a view shows, the furthest body first. */
export function sidesOf(boxes: readonly Box[], view: View): Face[] {
	const from = view.from ?? [0, -100, 50];
	const middle = ({ x, y, z }: Box): P3 => [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2];
	return [...boxes]
		.map((box) => ({ box, away: Math.hypot(...sub(middle(box), from)) }))
		.sort((a, b) => b.away - a.away)
		.flatMap(({ box: { x, y, z, of } }) => {
			const [x0, x1, y0, y1, z0, z1] = [...x, ...y, ...z];
			const rings: [Face["way"], boolean, P3[]][] = [
				["left", from[0] < x0, [[x0, y0, z0], [x0, y1, z0], [x0, y1, z1], [x0, y0, z1]]],
				["right", from[0] > x1, [[x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]]],
				["front", from[1] < y0, [[x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]]],
				["up", from[2] > z1, [[x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]]],
			];
			return rings
				.filter(([, shown]) => shown)
				.map(([way, , ring]): Face => ({ ring: ring.map(view), tone: toneOf(of, way), of, way }));
		});
}

/** `turned`: the hill to the right, as in a section. */
type Sheet = { s: number; at: Pt; turned?: boolean };

/** Bodies from above, cut at a height: what is higher is left out. */
export function planOf(boxes: readonly Box[], height: number, { s, at: [cx, cy], turned = false }: Sheet): Face[] {
	return boxes
		.filter(({ z }) => z[0] <= height)
		.sort((a, b) => a.z[1] - b.z[1])
		.map(({ x, y, z, of }): Face => {
			const ring = ([[x[0], y[0]], [x[1], y[0]], [x[1], y[1]], [x[0], y[1]]] as Pt[]).map(([u, v]): Pt => (turned ? [cx + v * s, cy + u * s] : [cx + u * s, cy - v * s]));
			return { ring, of, way: "flat", tone: 0.05 + (added[of] ?? 0) * 0.5, cut: z[1] > height && of !== "glass" && of !== "leaf" };
		});
}

/** Bodies seen from the right, cut at a distance. */
export function sectionOf(boxes: readonly Box[], where: number, { s, at: [cx, cy] }: Sheet): Face[] {
	return boxes
		.filter(({ x }) => x[0] <= where)
		.sort((a, b) => a.x[1] - b.x[1])
		.map(({ x, y, z, of }): Face => {
			const ring = ([[y[0], z[0]], [y[1], z[0]], [y[1], z[1]], [y[0], z[1]]] as Pt[]).map(([u, v]): Pt => [cx + u * s, cy - v * s]);
			return { ring, of, way: "front", tone: 0.1 + (added[of] ?? 0) * 0.7, cut: x[1] > where && of !== "glass" && of !== "leaf" };
		});
}
