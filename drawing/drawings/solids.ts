import { hatch, type Pen, type Pt, poly } from "./ink.ts";
import { at } from "./rng.ts";

export type V3 = readonly [x: number, y: number, z: number];

/** A parallel projection. `deg` turns the plan; f flattens it (1 = true plan); g scales heights. */
export interface View {
	deg: number;
	f: number;
	g: number;
	s: number;
	ox: number;
	oy: number;
}

export const project = (v: View, [x, y, z]: V3): Pt => {
	const a = (v.deg * Math.PI) / 180;
	const [c, s] = [Math.cos(a), Math.sin(a)];
	return [v.ox + (x * c - y * s) * v.s, v.oy + ((x * s + y * c) * v.f - z * v.g) * v.s];
};

/** Larger is nearer to the eye. */
export const depth = (v: View, [x, y, z]: V3): number => {
	const a = (v.deg * Math.PI) / 180;
	return (x * Math.sin(a) + y * Math.cos(a)) * v.g + z * v.f;
};

type Face = V3[];
export interface Solid {
	faces: Face[];
	/** colours of lit, middle and shaded faces, and of the roof when it differs */
	skin?: Partial<Skin>;
}
export interface Skin {
	top: string;
	lit: string;
	shade: string;
	line: string;
	w: number;
	/** hatch lines laid over shaded faces */
	hatch?: string;
	gap?: number;
	/** hatch lines over sloping faces, like roof sheets */
	ribs?: string;
}

export const prism = (ring: readonly Pt[], z0: number, z1: number): Solid => ({
	faces: [
		ring.map(([x, y]) => [x, y, z1] as V3),
		...ring.map((a, k) => {
			const b = at(ring, k + 1);
			return [
				[a[0], a[1], z0],
				[b[0], b[1], z0],
				[b[0], b[1], z1],
				[a[0], a[1], z1],
			] as V3[];
		}),
	],
});

export const block = (x: number, y: number, w: number, d: number, z0: number, z1: number): Solid =>
	prism(
		[
			[x, y],
			[x + w, y],
			[x + w, y + d],
			[x, y + d],
		],
		z0,
		z1,
	);

/**
 * A house with its ridge along x (or y). `off` moves the ridge from the middle: 0.5 is a plain gable, 0 or 1 a
 * lean-to.
 */
export function house(
	x: number,
	y: number,
	w: number,
	d: number,
	z0: number,
	eave: number,
	rise: number,
	along: "x" | "y" = "x",
	off = 0.5,
): Solid {
	const q = (u: number, v: number, z: number): V3 =>
		along === "x" ? [x + u * w, y + v * d, z] : [x + v * w, y + u * d, z];
	const top = eave + rise;
	return {
		faces: [
			[q(0, 0, z0), q(1, 0, z0), q(1, 0, eave), q(0, 0, eave)],
			[q(0, 1, z0), q(1, 1, z0), q(1, 1, eave), q(0, 1, eave)],
			[q(0, 0, z0), q(0, 1, z0), q(0, 1, eave), q(0, off, top), q(0, 0, eave)],
			[q(1, 0, z0), q(1, 1, z0), q(1, 1, eave), q(1, off, top), q(1, 0, eave)],
			[q(0, 0, eave), q(1, 0, eave), q(1, off, top), q(0, off, top)],
			[q(0, 1, eave), q(1, 1, eave), q(1, off, top), q(0, off, top)],
		],
	};
}

const centre = (pts: readonly V3[]): V3 => {
	const sum = pts.reduce<V3>((m, p) => [m[0] + p[0], m[1] + p[1], m[2] + p[2]], [0, 0, 0]);
	return [sum[0] / pts.length, sum[1] / pts.length, sum[2] / pts.length];
};

function normal(face: Face, mid: V3): V3 {
	let [nx, ny, nz] = [0, 0, 0];
	for (let k = 0; k < face.length; k++) {
		const a = at(face, k);
		const b = at(face, k + 1);
		nx += (a[1] - b[1]) * (a[2] + b[2]);
		ny += (a[2] - b[2]) * (a[0] + b[0]);
		nz += (a[0] - b[0]) * (a[1] + b[1]);
	}
	const c = centre(face);
	const out = nx * (c[0] - mid[0]) + ny * (c[1] - mid[1]) + nz * (c[2] - mid[2]) < 0 ? -1 : 1;
	const len = (Math.hypot(nx, ny, nz) || 1) * out;
	return [nx / len, ny / len, nz / len];
}

/** The visible faces of one convex solid. Light falls from the upper left of the sheet. */
export function drawSolid(v: View, solid: Solid, base: Skin): string {
	const skin = { ...base, ...solid.skin };
	const mid = centre(solid.faces.flat());
	const a = (v.deg * Math.PI) / 180;
	const line: Pen = { stroke: skin.line, w: skin.w, join: "round" };
	let s = "";
	const walls: { face: Face; n: V3 }[] = [];
	for (const face of solid.faces) {
		const n = normal(face, mid);
		if (n[0] * v.g * Math.sin(a) + n[1] * v.g * Math.cos(a) + n[2] * v.f > 0.001) walls.push({ face, n });
	}
	walls.sort((p, q) => depth(v, centre(p.face)) - depth(v, centre(q.face)));
	for (const { face, n } of walls) {
		const pts = face.map((p) => project(v, p));
		const right = n[0] * Math.cos(a) - n[1] * Math.sin(a);
		const flat = n[2] > 0.98;
		const sloped = !flat && n[2] > 0.1;
		const dark = !flat && right > 0.02;
		s += poly(pts, { fill: flat ? skin.top : dark ? skin.shade : sloped ? skin.top : skin.lit, ...line });
		if (sloped && skin.ribs) {
			const [p, q] = [at(pts, 1), at(pts, 2)];
			s += hatch(pts, (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI, skin.gap ?? 7, {
				stroke: skin.ribs,
				w: 1,
			});
		} else if (dark && skin.hatch) s += hatch(pts, -45, skin.gap ?? 7, { stroke: skin.hatch, w: 1 });
	}
	return s;
}

/** Draws solids from far to near; they must not run through each other. */
export const drawSolids = (v: View, list: readonly Solid[], base: Skin): string =>
	[...list]
		.map((solid) => ({ solid, d: depth(v, centre(solid.faces.flat())) }))
		.sort((a, b) => a.d - b.d)
		.map((e) => drawSolid(v, e.solid, base))
		.join("");
