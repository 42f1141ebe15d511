import { stone } from "../facade.ts";
import { figure } from "../figures.ts";
import { box, circle, curve, H, hatch, num, type Pt, page, path, poly, rect, seg, shotOf, stipple, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { crown } from "../trees.ts";

/** A row of books standing on y between x and x + w. */
export function books(x: number, y: number, w: number, h: number, r: Rng, t: Theme): string {
	let s = "";
	let u = x + 4;
	const tints = [t.light, t.wash, t.tone, t.deep, t.accent, t.light, mix(t.bg, t.tone, 0.5)];
	while (u < x + w - 8) {
		if (r.b(0.07)) {
			u += r.r(10, 34);
			continue;
		}
		const bw = Math.min(r.r(0.1, 0.24) * h, x + w - 4 - u);
		const bh = h * r.r(0.6, 0.94);
		const lean = r.b(0.06) && bw < h * 0.16 ? h * 0.16 : 0;
		const fill = r.pick(tints);
		s += poly(
			[
				[u, y],
				[u + bw, y],
				[u + bw + lean, y - bh],
				[u + lean, y - bh],
			],
			{ fill, stroke: t.line, w: 1.6 },
		);
		if (!lean && bw > h * 0.14 && r.b(0.6)) s += rect(u, y - bh * 0.8, bw, bh * 0.1, { fill: t.line });
		if (!lean && r.b(0.3)) s += seg(u + bw / 2, y - bh * 0.6, u + bw / 2, y - bh * 0.2, { stroke: t.line, w: 1.4 });
		u += bw + lean;
	}
	return s;
}

function object(x: number, y: number, w: number, h: number, r: Rng, t: Theme): string {
	const kind = r.i(0, 7);
	const c = x + w / 2;
	const p = { stroke: t.line, w: 2 };
	if (kind === 0)
		return (
			poly(
				[
					[c - h * 0.4, y],
					[c - h * 0.4, y - h * 0.4],
					[c, y - h * 0.8],
					[c + h * 0.4, y - h * 0.4],
					[c + h * 0.4, y],
				],
				{ ...p, fill: t.light },
			) + rect(c - h * 0.1, y - h * 0.3, h * 0.2, h * 0.3, { fill: t.line })
		);
	if (kind === 1)
		return Array.from({ length: 5 }, (_, k) =>
			rect(c - h * (0.55 - k * 0.09), y - (k + 1) * h * 0.12, h * (1.1 - k * 0.18), h * 0.12, {
				...p,
				fill: k % 2 ? t.light : t.tone,
			}),
		).join("");
	if (kind === 2)
		return path(
			`M${num(c - h * 0.2)} ${num(y)}C${num(c - h * 0.5)} ${num(y - h * 0.5)} ${num(c - h * 0.1)} ${num(y - h * 0.5)} ${num(c - h * 0.14)} ${num(y - h * 0.8)}H${num(c + h * 0.14)}C${num(c + h * 0.1)} ${num(y - h * 0.5)} ${num(c + h * 0.5)} ${num(y - h * 0.5)} ${num(c + h * 0.2)} ${num(y)}Z`,
			{ ...p, fill: t.accent },
		);
	if (kind === 3)
		return (
			rect(c - h * 0.2, y - h * 0.34, h * 0.4, h * 0.34, { ...p, fill: t.accent }) +
			path(curve(crown(c, y - h * 0.6, h * 0.34, h * 0.3, r, 9), true), { ...p, fill: t.tone })
		);
	if (kind === 4)
		return Array.from(
			{ length: 6 },
			(_, k) =>
				circle(c - h * 0.4 + (k % 3) * h * 0.36, y - h * 0.18 - Math.floor(k / 3) * h * 0.32, h * 0.17, {
					...p,
					fill: t.light,
				}) +
				circle(c - h * 0.4 + (k % 3) * h * 0.36, y - h * 0.18 - Math.floor(k / 3) * h * 0.32, h * 0.08, {
					stroke: t.line,
					w: 1.4,
				}),
		).join("");
	if (kind === 5)
		return (
			rect(c - h * 0.6, y - h * 0.3, h * 1.2, h * 0.3, { ...p, fill: t.light }) +
			rect(c - h * 0.5, y - h * 0.52, h, h * 0.22, { ...p, fill: t.tone }) +
			rect(c - h * 0.08, y - h * 0.18, h * 0.16, h * 0.06, { fill: t.line })
		);
	if (kind === 6)
		return path(
			`M${num(c - h * 0.5)} ${num(y)}V${num(y - h * 0.2)}A${num(h * 0.5)} ${num(h * 0.5)} 0 0 1 ${num(c + h * 0.5)} ${num(y - h * 0.2)}V${num(y)}`,
			{
				stroke: t.line,
				w: h * 0.12,
			},
		);
	return books(x, y, w, h, r, t);
}

function grid(r: Rng, t: Theme): string {
	const [cols, rows] = [r.i(5, 7), r.i(4, 5)];
	const [w, h] = [(W - 120) / cols, 800 / rows];
	let s = rect(50, 50, W - 100, 820, { fill: t.dark ? t.deep : t.wash });
	for (let j = 0; j < rows; j++)
		for (let k = 0; k < cols; k++) {
			const [x, y] = [60 + k * w, 60 + j * h];
			s += hatch(
				[
					[x, y],
					[x + w, y],
					[x + w, y + 16],
					[x + 16, y + 16],
					[x + 16, y + h],
					[x, y + h],
				],
				-45,
				7,
				{ stroke: t.soft, w: 1.3 },
			);
			s += r.b(0.34)
				? object(x + 10, y + h - 6, w - 20, h * 0.8, r, t)
				: books(x + 10, y + h - 6, w - 20, h * 0.88, r, t);
		}
	for (let k = 0; k <= cols; k++) s += rect(60 + k * w - 6, 44, 12, 830, { fill: t.light, stroke: t.line, w: 2 });
	for (let j = 0; j <= rows; j++) s += rect(44, 60 + j * h - 6, W - 88, 12, { fill: t.light, stroke: t.line, w: 2 });
	const lx = r.r(200, 1100);
	s += path(`M${num(lx)} 930L${num(lx + 40)} 40M${num(lx + 96)} 930L${num(lx + 126)} 40`, { stroke: t.accent, w: 10 });
	for (let k = 0; k < 12; k++)
		s += seg(lx + 4 + k * 3, 880 - k * 70, lx + 98 + k * 2.4, 880 - k * 70, { stroke: t.accent, w: 6 });
	return (
		s +
		rect(0, 930, W, 30, { fill: t.cut }) +
		figure(lx + 60, 520, 270, "stand", t.line) +
		figure(lx > 640 ? lx - 320 : lx + 420, 930, 330, r.pick(["sari", "kurta", "point"]), t.line, lx > 640 ? 1 : -1)
	);
}

function aisle(r: Rng, t: Theme): string {
	const [vx, vy] = [r.r(600, 840), r.r(440, 520)];
	const q = (x: number, y: number, z: number): Pt => [vx + (x - vx) / z, vy + (y - vy) / z];
	const zs = Array.from({ length: 10 }, (_, k) => 0.55 * 1.42 ** k);
	const far = at(zs, 9);
	let s = poly([q(160, -60, far), q(1280, -60, far), q(1280, 980, far), q(160, 980, far)], { fill: t.accent });
	const [fx, fy] = q(720, 980, far);
	s += path(`M${num(fx - 28)} ${num(fy)}V${num(fy - 74)}A28 28 0 0 1 ${num(fx + 28)} ${num(fy - 74)}V${num(fy)}Z`, {
		fill: t.bg,
		stroke: t.line,
		w: 2,
	});
	for (let k = 8; k >= 0; k--) {
		const [a, b] = [at(zs, k), at(zs, k + 1)];
		for (const side of [-1, 1]) {
			const x = side < 0 ? 160 : 1280;
			s += poly([q(x, -60, a), q(x, -60, b), q(x, 980, b), q(x, 980, a)], {
				fill: side < 0 ? t.wash : t.dark ? t.deep : t.tone,
				stroke: t.line,
				w: 2,
			});
			for (let m = 0; m < 7; m++) {
				const y = 980 - m * 150;
				s += poly([q(x, y, a), q(x, y, b), q(x, y - 12, b), q(x, y - 12, a)], {
					fill: t.light,
					stroke: t.line,
					w: 1.6,
				});
				const n = 9;
				for (let e = 0; e < n; e++) {
					if (r.b(0.1)) continue;
					const [z0, z1] = [a + ((b - a) * (e + 0.1)) / n, a + ((b - a) * (e + 0.95)) / n];
					const top = y - 12 - 128 * r.r(0.6, 0.95);
					s += poly([q(x, y - 12, z0), q(x, y - 12, z1), q(x, top, z1), q(x, top, z0)], {
						fill: r.pick([t.light, t.tone, t.deep, t.accent, t.wash]),
						stroke: t.line,
						w: k < 3 ? 1.6 : 1,
					});
				}
			}
		}
		s +=
			poly([q(160, 980, a), q(1280, 980, a), q(1280, 980, b), q(160, 980, b)], {
				fill: k % 2 ? t.light : t.bg,
				stroke: t.line,
				w: 1.4,
			}) +
			poly([q(160, -60, a), q(1280, -60, a), q(1280, -60, b), q(160, -60, b)], {
				fill: k % 2 ? t.wash : t.bg,
				stroke: t.line,
				w: 1.6,
			});
		if (k === 5) s += figure(...q(900, 980, a), 560 / a, "sari", t.line, -1);
		if (k === 3) s += figure(...q(430, 980, a), 580 / a, "kurta", t.line, -1);
	}
	return s;
}

/** A cabinet of materials: every tray hatched as on a working drawing. */
function samples(r: Rng, t: Theme): string {
	const [cols, rows] = [r.i(5, 7), r.i(3, 4)];
	const gap = 26;
	const w = (W - 120 - gap * (cols - 1)) / cols;
	const h = (H - 130 - gap * (rows - 1)) / rows;
	const grounds = [t.light, t.wash, mix(t.bg, t.tone, 0.6), t.accent, t.deep, mix(t.bg, t.accent, 0.4), t.light];
	let s = "";
	const order = r.shuffle(Array.from({ length: cols * rows }, (_, k) => k));
	for (let j = 0; j < rows; j++)
		for (let k = 0; k < cols; k++) {
			const [x, y, id] = [60 + k * (w + gap), 56 + j * (h + gap), at(order, j * cols + k)];
			const ring = box(x, y, w, h);
			const fill = at(grounds, id * 3 + j);
			const l = { stroke: fill === t.deep || fill === t.accent ? t.bg : t.line, w: 1.7 };
			s +=
				rect(x + 10, y + 10, w, h, { fill: t.dark ? t.deep : t.tone }) +
				rect(x, y, w, h, { fill, stroke: t.line, w: 2.4 });
			const kind = id % 12;
			if (kind === 0) s += hatch(ring, 45, 14, l);
			if (kind === 1) s += stone(x, y, w, h, r, { ...l, w: 2 }, 30);
			if (kind === 2) s += stipple(ring, 420, 3.4, l.stroke, r);
			if (kind === 3)
				for (let e = 0; e < h / 22; e++)
					s += path(
						`M${num(x)} ${num(y + e * 22 + 8)}q${num(w / 8)}-12 ${num(w / 4)} 0t${num(w / 4)} 0 ${num(w / 4)} 0 ${num(w / 4)} 0`,
						l,
					);
			if (kind === 4) s += hatch(ring, 45, 20, l) + hatch(ring, -45, 20, l);
			if (kind === 5)
				for (let e = 0; e * 24 < h - 4; e++)
					for (let f = 0; f * 52 < w + 26; f++)
						s += rect(
							Math.max(x, x + f * 52 - (e % 2) * 26),
							y + e * 24,
							Math.max(0, Math.min(52, x + w - (x + f * 52 - (e % 2) * 26))),
							Math.min(24, h - e * 24),
							l,
						);
			if (kind === 6) s += hatch(ring, 90, 9, l, 0.3, r);
			if (kind === 7) for (let e = 1; e < 7; e++) s += circle(x + w * 0.46, y + h * 0.55, (Math.min(w, h) * e) / 15, l);
			if (kind === 8) s += hatch(ring, 0, 26, l) + hatch(ring, 90, 26, l) + hatch(ring, 45, 18.4, { ...l, w: 1 });
			if (kind === 9) for (let e = 0; e < 6; e++) s += seg(x, y + (h * e) / 6, x + w, y + (h * e) / 6, { ...l, w: 5 });
			if (kind === 10) s += hatch(box(x, y, w / 2, h), 45, 12, l) + hatch(box(x + w / 2, y, w / 2, h), -45, 12, l);
			if (kind === 11)
				s += poly(
					[
						[x, y + h],
						[x + w, y],
						[x + w, y + h],
					],
					{ fill: l.stroke },
				);
			s += circle(x + w / 2, y + h + 1, 8, { fill: t.line });
		}
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 19);
	const t = themeOf(seed, 3, "paper");
	const kind = ((seed % 3) + 3) % 3;
	return page(t.bg, kind === 0 ? samples(r, t) : kind === 1 ? grid(r, t) : aisle(r, t), shotOf(seed, 3, true, 1.5));
}
