import { deflateSync } from "node:zlib";
import { type Axes, type Box, look, type P3, type Stuff } from "./hands/space.ts";
import { noise, type Rng } from "./rng.ts";

/** Pictures that a camera could have taken of small models: rays, one lamp, grain. */

export type Shot = {
	w: number;
	h: number;
	boxes: readonly Box[];
	from: P3;
	to: P3;
	/** Angle of view: the distance at which the picture is as wide as it is away. */
	lens: number;
	/** Place and size of the lamp or the sun. */
	lamp: P3;
	spread: number;
	/** Light of the lamp, light of everything else. */
	warm: P3;
	cool: P3;
	/** Radius of the lens's opening, in the model's metres. */
	aperture: number;
	colours: Partial<Record<Stuff, P3>>;
	/** The table, or nothing. */
	ground?: P3;
	rays: number;
};

type Hit = { t: number; axis: 0 | 1 | 2; sign: number; colour: P3; of: Stuff | "ground" };

/** @returns the picture as an SVG that contains it */
export function photograph(shot: Shot, r: Rng): string {
	const { w, h } = shot;
	// Computed smaller than it is shown: what a phone's camera would not resolve either.
	const [fine, high] = [Math.round(w * 0.6), Math.round(h * 0.6)];
	const pixels = expose({ ...shot, w: fine, h: high }, r);
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><image width="${w}" height="${h}" xlink:href="data:image/png;base64,${png(fine, high, pixels).toString("base64")}"/></svg>`;
}

function expose({ w, h, boxes, from, to, lens, lamp, spread, warm, cool, aperture, colours, ground, rays }: Shot, r: Rng): Buffer {
	const axes: Axes = look(from, to);
	const focus = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
	const grain = noise(7);
	const flat = boxes.map(({ x, y, z, of }) => [x[0], y[0], z[0], x[1], y[1], z[1], of] as const);
	const colourOf = flat.map(([, , , , , , of]) => colours[of] ?? [0.72, 0.66, 0.56]) as P3[];
	const out = Buffer.alloc(w * h * 3);
	const { bounds, leaf, second } = treeOf(flat.map((box) => box.slice(0, 6) as number[]));
	const stack = new Int32Array(64);

	const hit = (o: P3, d: P3, max: number, any: boolean): Hit | undefined => {
		let best: Hit | undefined;
		let near = max;
		const [ix, iy, iz] = [1 / d[0], 1 / d[1], 1 / d[2]];
		if (ground && d[2] < -1e-6) {
			const t = -o[2] * iz;
			if (t > 1e-4 && t < near) {
				near = t;
				best = { t, axis: 2, sign: 1, colour: ground, of: "ground" };
				if (any) return best;
			}
		}
		stack[0] = 0;
		for (let top = 1; top > 0; ) {
			const n = stack[--top] as number;
			const at = n * 6;
			const ax = ((bounds[at] as number) - o[0]) * ix, bx = ((bounds[at + 3] as number) - o[0]) * ix;
			const ay = ((bounds[at + 1] as number) - o[1]) * iy, by = ((bounds[at + 4] as number) - o[1]) * iy;
			const az = ((bounds[at + 2] as number) - o[2]) * iz, bz = ((bounds[at + 5] as number) - o[2]) * iz;
			const nx = ax < bx ? ax : bx, ny = ay < by ? ay : by, nz = az < bz ? az : bz;
			const fx = ax > bx ? ax : bx, fy = ay > by ? ay : by, fz = az > bz ? az : bz;
			const t0 = nx > ny ? (nx > nz ? nx : nz) : ny > nz ? ny : nz;
			const t1 = fx < fy ? (fx < fz ? fx : fz) : fy < fz ? fy : fz;
			if (t0 > t1 || t1 < 1e-4 || t0 >= near) continue;
			const k = leaf[n] as number;
			if (k < 0) {
				stack[top++] = n + 1;
				stack[top++] = second[n] as number;
				continue;
			}
			if (t0 < 1e-4) continue;
			near = t0;
			const axis = t0 === nx ? 0 : t0 === ny ? 1 : 2;
			best = { t: t0, axis, sign: d[axis] > 0 ? -1 : 1, colour: colourOf[k] as P3, of: (flat[k] as (typeof flat)[number])[6] };
			if (any) return best;
		}
		return best;
	};

	const sky = (d: P3): P3 => {
		const up = 0.55 + 0.45 * d[2];
		return [cool[0] * up, cool[1] * up, cool[2] * up];
	};

	const light = (o: P3, d: P3, depth: number): P3 => {
		const found = hit(o, d, 1e6, false);
		if (!found) return sky(d);
		const { t, axis, sign } = found;
		const n: [number, number, number] = [0, 0, 0];
		n[axis] = sign;
		const p: P3 = [o[0] + d[0] * t + n[0] * 1e-3, o[1] + d[1] * t + n[1] * 1e-3, o[2] + d[2] * t + n[2] * 1e-3];
		const [u, v] = axis === 0 ? [p[1], p[2]] : axis === 1 ? [p[0], p[2]] : [p[0], p[1]];
		const fibre = found.of === "glass" ? 1 : found.of === "wood" || found.of === "ground"
			? 0.84 + 0.3 * grain(u * 0.9 + 4, v * 11) : 0.93 + 0.12 * grain(u * 9, v * 9);
		const c: P3 = [found.colour[0] * fibre, found.colour[1] * fibre, found.colour[2] * fibre];
		const toLamp: P3 = [lamp[0] + (r.f() - 0.5) * spread - p[0], lamp[1] + (r.f() - 0.5) * spread - p[1], lamp[2] + (r.f() - 0.5) * spread - p[2]];
		const far = Math.hypot(...toLamp);
		const l: P3 = [toLamp[0] / far, toLamp[1] / far, toLamp[2] / far];
		const facing = Math.max(0, l[0] * n[0] + l[1] * n[1] + l[2] * n[2]);
		const direct = facing > 0 && !hit(p, l, far, true) ? facing : 0;
		// A second way of the light, by chance: what is near gives its colour.
		const z = r.f();
		const a = r.f() * Math.PI * 2;
		const s = Math.sqrt(z);
		const local = [Math.cos(a) * s, Math.sin(a) * s, Math.sqrt(1 - z)];
		const q: P3 = axis === 0 ? [sign * (local[2] as number), local[0] as number, local[1] as number] : axis === 1 ? [local[0] as number, sign * (local[2] as number), local[1] as number] : [local[0] as number, local[1] as number, sign * (local[2] as number)];
		const around = depth > 0 ? light(p, q, depth - 1) : sky(q).map((x) => x * 0.3);
		return [c[0] * (warm[0] * direct + (around[0] as number)), c[1] * (warm[1] * direct + (around[1] as number)), c[2] * (warm[2] * direct + (around[2] as number))];
	};

	for (let j = 0; j < h; j++)
		for (let i = 0; i < w; i++) {
			const sum = [0, 0, 0];
			for (let k = 0; k < rays; k++) {
				const x = (i + r.f() - w / 2) / w / lens;
				const y = (h / 2 - j - r.f()) / w / lens;
				const aim: P3 = [0, 1, 2].map((c) => from[c] as number + ((axes.ahead[c] as number) + (axes.right[c] as number) * x + (axes.up[c] as number) * y) * focus) as unknown as P3;
				const [e, g] = [(r.f() - 0.5) * 2 * aperture, (r.f() - 0.5) * 2 * aperture];
				const o: P3 = [from[0] + axes.right[0] * e + axes.up[0] * g, from[1] + axes.right[1] * e + axes.up[1] * g, from[2] + axes.right[2] * e + axes.up[2] * g];
				const d = [aim[0] - o[0], aim[1] - o[1], aim[2] - o[2]];
				const n = Math.hypot(...d);
				const c = light(o, [(d[0] as number) / n, (d[1] as number) / n, (d[2] as number) / n], 2);
				for (let m = 0; m < 3; m++) sum[m] = (sum[m] as number) + Math.min(6, c[m] as number);
			}
			const vignette = 1 - 0.34 * (((i / w - 0.5) * 2) ** 2 + ((j / h - 0.5) * 2) ** 2) / 2;
			const speck = 1 + (r.f() - 0.5) * 0.035;
			for (let m = 0; m < 3; m++) {
				const v = ((sum[m] as number) / rays) * vignette * speck;
				// Film: soft in the lights, a little lifted in the shadows.
				const tone = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
				out[(j * w + i) * 3 + m] = Math.round(255 * Math.min(1, 0.022 + 0.978 * tone ** (1 / 2.2)));
			}
		}
	return out;
}

/** Boxes within boxes, so that a ray asks few of them: a node's first half follows it, `second` is where the other is. */
function treeOf(boxes: readonly number[][]) {
	const bounds: number[] = [];
	const leaf: number[] = [];
	const second: number[] = [];
	const add = (within: readonly number[]): number => {
		const n = leaf.length;
		const ends = [0, 1, 2, 3, 4, 5].map((c) => within.map((k) => (boxes[k] as number[])[c] as number));
		bounds.push(...ends.map((values, c) => (c < 3 ? Math.min(...values) : Math.max(...values))));
		leaf.push(within.length === 1 ? (within[0] as number) : -1);
		second.push(0);
		if (within.length === 1) return n;
		const middle = (k: number, c: number) => ((boxes[k] as number[])[c] as number) + ((boxes[k] as number[])[c + 3] as number);
		const spans = [0, 1, 2].map((c) => Math.max(...within.map((k) => middle(k, c))) - Math.min(...within.map((k) => middle(k, c))));
		const widest = spans.indexOf(Math.max(...spans));
		const sorted = [...within].sort((one, other) => middle(one, widest) - middle(other, widest));
		const half = sorted.length >> 1;
		add(sorted.slice(0, half));
		second[n] = add(sorted.slice(half));
		return n;
	};
	add(boxes.map((_, k) => k));
	return { bounds: Float64Array.from(bounds), leaf: Int32Array.from(leaf), second: Int32Array.from(second) };
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
	let c = n;
	for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
	return c >>> 0;
});

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const crc = body.reduce((c, byte) => (crcTable[(c ^ byte) & 255] as number) ^ (c >>> 8), 0xffffffff);
	const ends = Buffer.alloc(8);
	ends.writeUInt32BE(data.length, 0);
	ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
	return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function png(w: number, h: number, rgb: Buffer): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(w, 0);
	head.writeUInt32BE(h, 4);
	head.set([8, 2, 0, 0, 0], 8);
	const rows = Buffer.alloc((w * 3 + 1) * h);
	for (let j = 0; j < h; j++) rgb.copy(rows, j * (w * 3 + 1) + 1, j * w * 3, (j + 1) * w * 3);
	return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 3 })), chunk("IEND", Buffer.alloc(0))]);
}
