import { figure, upright } from "../figures.ts";
import { box, circle, clip, curve, dPoly, H, hatch, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { mix, themeOf } from "../theme.ts";
import { conifer } from "../trees.ts";
import { books } from "./shelves.ts";

interface Eye {
	vx: number;
	vy: number;
}
const into =
	(e: Eye, z: number) =>
	([x, y]: Pt): Pt => [e.vx + (x - e.vx) / z, e.vy + (y - e.vy) / z];

/** Inner outline of the room where it is cut, clockwise from the lower left. */
function outline(kind: number, r: Rng): { ring: Pt[]; floor: number; left: number; right: number } {
	const [left, right, floor] = [r.r(150, 230), r.r(1210, 1290), 800];
	if (kind === 0)
		return {
			ring: [
				[left, floor],
				[left, 400],
				[r.r(560, 880), 90],
				[right, 400],
				[right, floor],
			],
			floor,
			left,
			right,
		};
	if (kind === 1) {
		const ring: Pt[] = [[left, floor]];
		for (let k = 0; k <= 20; k++)
			ring.push([
				(left + right) / 2 - (Math.cos((k / 20) * Math.PI) * (right - left)) / 2,
				430 - Math.sin((k / 20) * Math.PI) * 330,
			]);
		return { ring: [...ring, [right, floor]], floor, left, right };
	}
	if (kind === 2)
		return {
			ring: [
				[left, floor],
				[left, 120],
				[right, 300],
				[right, floor],
			],
			floor,
			left,
			right,
		};
	const step = (right - left) / 4;
	const ring: Pt[] = [
		[left, floor],
		[left, 330],
	];
	for (let k = 0; k < 4; k++) ring.push([left + k * step, 130], [left + (k + 1) * step, 330]);
	return { ring: [...ring, [right, floor]], floor, left, right };
}

/** The outline moved outwards by w, with mitred corners; its ends stay level. */
function thicken(ring: readonly Pt[], w: number): Pt[] {
	const side = (a: Pt, b: Pt): Pt => {
		const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
		return [(b[1] - a[1]) / len, -(b[0] - a[0]) / len];
	};
	return ring.map((p, k) => {
		const m = k > 0 ? side(at(ring, k - 1), p) : undefined;
		const n = k < ring.length - 1 ? side(p, at(ring, k + 1)) : undefined;
		const [x, y] = m && n ? [m[0] + n[0], m[1] + n[1]] : (m ?? n ?? [0, 0]);
		const unit = m && n ? Math.max(0.5, 1 + m[0] * n[0] + m[1] * n[1]) : 1;
		return [p[0] + (x / unit) * w, p[1] + (y / unit) * w] as Pt;
	});
}

export function draw(seed: number): string {
	const r = rng(seed, 21);
	const t = themeOf(seed, 4, "paper");
	const kind = ((seed % 4) + 4) % 4;
	const { ring, floor, left, right } = outline(kind, r);
	const e: Eye = { vx: r.r(480, 960), vy: r.r(500, 640) };
	const bays = r.i(5, 7);
	const zs = Array.from({ length: bays + 1 }, (_, k) => 1 + k * r.r(0.3, 0.34));
	const far = at(zs, bays);
	const back = ring.map(into(e, far));
	let s = "";
	// the far end opens to the hills
	let view =
		rect(0, 0, W, H, { fill: t.dark ? mix(t.bg, t.tone, 0.55) : t.light }) +
		circle(e.vx + r.r(-120, 120), e.vy - 110, 34, { fill: t.accent });
	for (let k = 0; k < 4; k++)
		view += poly(under(skyline(ridge(seed * 3 + k, W, e.vy - 30 + k * 30, 90, 0.6, 220), 0, W, 6), H), {
			fill: mix(t.dark ? t.tone : t.bg, t.dark ? t.deep : t.deep, 0.2 + k * 0.2),
		});
	for (let k = 0; k < 16; k++)
		view += conifer(e.vx - 340 + k * 44, e.vy + 110, r.r(40, 90), r, {
			line: t.dark ? t.deep : t.deep,
			fill: t.dark ? t.deep : t.deep,
			w: 2,
		});
	s += clip(dPoly(back), view) + poly(back, { stroke: t.line, w: 3 });
	const [bl, br] = [back[0], back.at(-1)];
	if (bl && br)
		for (let k = 1; k < 6; k++)
			s += seg(
				bl[0] + ((br[0] - bl[0]) * k) / 6,
				bl[1],
				bl[0] + ((br[0] - bl[0]) * k) / 6,
				Math.min(...back.map((p) => p[1])) + 10,
				{ stroke: t.line, w: 2 },
			);
	// surfaces, bay by bay from the far end
	for (let k = bays - 1; k >= 0; k--) {
		const [a, b] = [into(e, at(zs, k)), into(e, at(zs, k + 1))];
		for (let m = 0; m < ring.length; m++) {
			const [p, q] = [at(ring, m), at(ring, m + 1)];
			const ground = m === ring.length - 1;
			const wallL = m === 0;
			const wallR = m === ring.length - 2;
			const up = q[0] - p[0] > 0 && q[1] < p[1];
			const fill = ground
				? t.light
				: wallL
					? t.wash
					: wallR
						? t.dark
							? t.deep
							: t.tone
						: up
							? mix(t.wash, t.tone, 0.5)
							: mix(t.bg, t.tone, kind === 1 ? 0.2 + 0.5 * (m / ring.length) : 0.35);
			const quad = [a(p), a(q), b(q), b(p)];
			s += poly(quad, { fill, stroke: kind === 1 && !ground && !wallL && !wallR ? fill : t.line, w: 1.6 });
			if (ground)
				for (let c = 1; c < 12; c++)
					s += seg(...a([left + ((right - left) * c) / 12, floor]), ...b([left + ((right - left) * c) / 12, floor]), {
						stroke: t.faint,
						w: 1.3,
					});
			if ((wallL || wallR) && kind !== 3 && k % 2 === 0) {
				const [y0, y1] = [floor - 290, floor - 90];
				const xx = wallL ? left : right;
				const [z0, z1] = [at(zs, k) + 0.07, at(zs, k + 1) - 0.07];
				const w = [into(e, z0)([xx, y0]), into(e, z1)([xx, y0]), into(e, z1)([xx, y1]), into(e, z0)([xx, y1])];
				s +=
					poly(w, { fill: wallL ? t.deep : t.light, stroke: t.line, w: 2 }) +
					seg(...into(e, (z0 + z1) / 2)([xx, y0]), ...into(e, (z0 + z1) / 2)([xx, y1]), {
						stroke: wallL ? t.bg : t.line,
						w: 1.8,
					});
			}
		}
		// a rib or tie at every bay
		const f = ring.map(a);
		s += path(kind === 1 ? curve(f.slice(1, -1)) : `${dPoly(f.slice(1, -1)).replace("Z", "")}`, {
			stroke: t.line,
			w: 9 / at(zs, k),
		});
		if (kind === 0) s += seg(...a([left, 400]), ...a([right, 400]), { stroke: t.line, w: 7 / at(zs, k) });
		// tables and people
		const z = at(zs, k) + 0.16;
		const g = into(e, z);
		for (const lane of [0.26, 0.72]) {
			if (kind === 2 && lane < 0.5) continue;
			const x = left + (right - left) * lane;
			const [x0, y0] = g([x - 110, floor]);
			const [x1] = g([x + 110, floor]);
			const h = 104 / z;
			s +=
				rect(x0, y0 - h, x1 - x0, 12 / z, { fill: t.accent, stroke: t.line, w: 1.8 }) +
				seg(x0 + 6, y0 - h, x0 + 2, y0, { stroke: t.line, w: 3 }) +
				seg(x1 - 6, y0 - h, x1 - 2, y0, { stroke: t.line, w: 3 });
			if (r.b(0.62))
				s += figure(
					...g([x + r.r(-180, 180), floor]),
					216 / z,
					at(["stoop", ...upright], r.i(0, 7)),
					t.line,
					r.b() ? 1 : -1,
				);
		}
		if (k % 2 === 0)
			for (const lane of [0.3, 0.7]) {
				const [lx, ly] = g([left + (right - left) * lane, 440]);
				s +=
					seg(lx, ly - 130 / z, lx, ly, { stroke: t.line, w: 1.8 }) +
					path(`M${lx - 34 / z} ${ly + 22 / z}Q${lx} ${ly - 26 / z} ${lx + 34 / z} ${ly + 22 / z}Z`, {
						fill: t.accent,
						stroke: t.line,
						w: 1.8,
					});
			}
	}
	// a gallery of books, cut at the front
	if (kind === 2) {
		const w = 380;
		const y = 500;
		for (let k = 3; k >= 0; k--)
			s += books(left + 8, y - k * 92 - 4, w - 16, 78, r, t) + rect(left, y - k * 92 - 4, w, 7, { fill: t.line });
		s +=
			rect(left, y, w + 80, 16, { fill: t.cut }) +
			hatch(box(left + w, y - 80, 78, 80), 90, 12, { stroke: t.line, w: 2 }) +
			seg(left + w, y - 80, left + w + 80, y - 80, { stroke: t.line, w: 5 }) +
			figure(left + w + 34, y, 200, "sari", t.line, -1);
	}
	const th = r.r(26, 40);
	const outer = thicken(ring, th);
	const cut = `${dPoly([...outer])}${dPoly([...ring].reverse())}`;
	s += path(cut, { fill: t.cut });
	const soil: Pt[] = [
		[-10, floor - 90],
		[left - th, floor - 40],
		[left - th, floor],
		[right + th, floor],
		[right + th, floor - 10],
		[W + 10, floor + 30],
		[W + 10, H + 10],
		[-10, H + 10],
	];
	s +=
		poly(soil, { fill: t.dark ? t.deep : r.b(0.5) ? t.deep : t.cut }) +
		rect(left - th - 16, floor, right - left + th * 2 + 32, 26, { fill: t.cut, stroke: t.bg, w: 1.6 });
	return page(t.bg, s, shotOf(seed, 4, true, 1.3));
}
