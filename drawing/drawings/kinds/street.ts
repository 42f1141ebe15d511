import { type OpeningKind, opening, roofSide, stone } from "../facade.ts";
import { figure, people, upright } from "../figures.ts";
import { box, circle, curve, H, hatch, num, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { tree } from "../trees.ts";

/** One narrow house with a shop below. (x, y) is its lower left corner. */
function shop(x: number, y: number, w: number, floors: number, t: Theme, r: Rng): string {
	const fh = 122;
	const gh = 138;
	const h = gh + (floors - 1) * fh;
	const fill = r.pick([t.light, t.light, t.wash, t.bg, t.accent, mix(t.bg, t.tone, 0.6), t.tone]);
	let s = rect(x, y - h, w, h, { fill, stroke: t.line, w: 2.2 });
	const skin = r.i(0, 4);
	if (skin === 0) s += hatch(box(x, y - h, w, h - gh), 0, 11, { stroke: t.soft, w: 1.1 });
	if (skin === 1) s += stone(x, y - h, w, h - gh, r, { stroke: t.soft }, 20);
	const kind = r.pick<OpeningKind>(["casement", "shutter", "arch", "louvre", "jali"]);
	const n = w > 170 ? 3 : 2;
	for (let f = 1; f < floors; f++)
		for (let k = 0; k < n; k++) s += opening(kind, x + (w * (k + 0.5)) / n - 17, y - gh - f * fh + 30, 34, 62, t);
	if (floors > 1 && r.b(0.6)) {
		const by = y - gh - 8;
		s +=
			rect(x + 6, by, w - 12, 8, { fill: t.line }) +
			hatch(box(x + 8, by - 36, w - 16, 36), 90, 9, { stroke: t.line, w: 1.6 }) +
			seg(x + 6, by - 36, x + w - 6, by - 36, { stroke: t.line, w: 3 });
	}
	// shop front: opening, counter, awning
	s += rect(x + 10, y - gh + 34, w - 20, gh - 34, { fill: t.dark ? t.deep : t.deep });
	const stock = r.i(0, 2);
	if (stock === 0)
		for (let k = 0; k < 3; k++)
			s +=
				rect(x + 16, y - 44 - k * 20, w - 32, 2.5, { fill: t.bg }) +
				hatch(box(x + 18, y - 58 - k * 20, w - 36, 13), 90, 7 + k * 2, { stroke: t.tone, w: 4 });
	if (stock === 1)
		for (let k = 0; k < w / 24 - 1; k++)
			s += circle(x + 24 + k * 24, y - gh + 62 + (k % 2) * 12, 8, {
				fill: k % 3 ? t.tone : t.accent,
				stroke: t.line,
				w: 1.2,
			});
	s +=
		rect(x + 10, y - 36, w - 20, 36, { fill: t.light, stroke: t.line, w: 1.8 }) +
		figure(x + w * r.r(0.3, 0.7), y - 34, 74, r.pick(upright), t.bg, r.b() ? 1 : -1);
	const stripes = r.b();
	const awn: Pt[] = [
		[x + 4, y - gh + 12],
		[x + w - 4, y - gh + 12],
		[x + w + 10, y - gh + 50],
		[x - 10, y - gh + 50],
	];
	s += poly(awn, { fill: stripes ? t.light : t.accent, stroke: t.line, w: 2 });
	if (stripes)
		for (let k = 0; k < 6; k += 2)
			s += poly(
				[
					[x + 4 + ((w - 8) * k) / 6, y - gh + 12],
					[x + 4 + ((w - 8) * (k + 1)) / 6, y - gh + 12],
					[x - 10 + ((w + 20) * (k + 1)) / 6, y - gh + 50],
					[x - 10 + ((w + 20) * k) / 6, y - gh + 50],
				],
				{ fill: t.accent },
			);
	// roof
	const top = y - h;
	const roof = r.i(0, 3);
	if (roof === 0)
		s += roofSide(
			x - 8,
			top,
			w + 16,
			r.r(50, 80),
			r.pick([0, 20]),
			t,
			t.dark ? t.wash : t.tone,
			r.pick(["sheet", "tile"]),
		);
	else if (roof === 1)
		s +=
			poly(
				[
					[x - 8, top],
					[x + w / 2, top - w * 0.42],
					[x + w + 8, top],
				],
				{ fill, stroke: t.line, w: 2.4 },
			) + circle(x + w / 2, top - w * 0.17, w * 0.09, { fill: t.deep, stroke: t.line, w: 2 });
	else if (roof === 2)
		s += path(
			`M${num(x)} ${num(top)}v-22h${num(w * 0.25)}q${num(w * 0.25)} -54 ${num(w * 0.5)} 0h${num(w * 0.25)}v22Z`,
			{ fill, stroke: t.line, w: 2.2 },
		);
	else
		s +=
			rect(x - 5, top - 14, w + 10, 14, { fill: t.light, stroke: t.line, w: 2 }) +
			rect(x + w * 0.58, top - 64, 44, 50, { fill: t.wash, stroke: t.line, w: 2 }) +
			seg(x + w * 0.3, top - 14, x + w * 0.3, top - 90, { stroke: t.line, w: 2 }) +
			hatch(box(x + w * 0.58, top - 64, 44, 50), 0, 7, { stroke: t.soft, w: 1.2 });
	return s;
}

function uphill(seed: number, r: Rng, t: Theme): string {
	const down = r.b();
	const rise = r.r(0.08, 0.2) * (down ? -1 : 1);
	const y = (x: number) => 800 - (x - 720) * rise;
	let s = poly(under(skyline(ridge(seed, W, 420, 240, 0.5), 0, W), H), { fill: mix(t.bg, t.tone, 0.3) });
	if (r.b()) s += circle(r.r(200, 1200), 150, 60, { fill: t.dark ? t.accent : mix(t.bg, t.accent, 0.85) });
	let x = -20;
	let n = 0;
	while (x < W) {
		const w = r.r(120, 210);
		if (n === 4) {
			s += tree(r.pick(["shola", "haze", "bare"]), x + 60, y(x) + 5, r.r(380, 470), r, {
				line: t.line,
				fill: t.dark ? t.wash : t.light,
				w: 2.2,
			});
			x += 120;
		} else {
			s += shop(x, Math.min(y(x), y(x + w)) + 4, w, r.i(1, 4), t, r);
			x += w + (r.b(0.25) ? 26 : 0);
		}
		n++;
	}
	s += poly(
		[
			[-10, y(-10)],
			[W + 10, y(W + 10)],
			[W + 10, H],
			[-10, H],
		],
		{ fill: t.bg },
	);
	for (let k = -1; k < 40; k++) s += seg(k * 38, y(k * 38), k * 38, y(k * 38) + 16, { stroke: t.line, w: 1.6 });
	s +=
		seg(-10, y(-10), W, y(W), { stroke: t.line, w: 5 }) + seg(-10, y(-10) + 18, W, y(W) + 18, { stroke: t.line, w: 2 });
	s += hatch(
		[
			[-10, y(-10) + 19],
			[W, y(W) + 19],
			[W, y(W) + 80],
			[-10, y(-10) + 80],
		],
		45,
		16,
		{ stroke: t.faint, w: 1.3 },
	);
	for (let k = 0; k < 3; k++)
		s += path(
			`M-10 ${num(y(-10) - 330 - k * 16)}Q${330 + k * 60} ${num(y(300) - 230)} 720 ${num(y(720) - 350 - k * 12)}T${W + 10} ${num(y(W) - 340)}`,
			{
				stroke: t.line,
				w: 1.4,
			},
		);
	s +=
		seg(720, y(720) + 6, 720, y(720) - 380, { stroke: t.line, w: 6 }) +
		seg(690, y(720) - 350, 750, y(720) - 350, { stroke: t.line, w: 4 });
	return (
		s +
		people(
			r,
			(u) => y(u) + 34,
			[90, 240, 290, 520, 640, 810, 860, 1080, 1230, 1390].map((u) => u + r.r(-40, 40)),
			104,
			t.line,
		)
	);
}

/** Looking up a lane of steps. */
function lane(r: Rng, t: Theme): string {
	const [vx, vy] = [r.r(600, 840), r.r(330, 400)];
	const q = (x: number, y: number, z: number): Pt => [vx + (x - vx) / z, vy + (y - vy) / z];
	let s = poly(under(skyline(ridge(r.i(1, 99), W, vy - 20, 160, 0.7, 300), 0, W), vy + 80), { fill: t.tone });
	const zs = [6.5, 4.6, 3.3, 2.4, 1.75, 1.25, 0.86, 0.55];
	for (const side of [-1, 1]) {
		const x = side < 0 ? 230 : 1210;
		for (let k = 0; k < zs.length - 1; k++) {
			const [z0, z1] = [at(zs, k), at(zs, k + 1)];
			const top = -60 - r.r(0, 520);
			const ring = [q(x, 1000, z0), q(x, 1000, z1), q(x, top, z1), q(x, top, z0)];
			const fill = side < 0 ? r.pick([t.wash, t.light, t.accent]) : r.pick([t.tone, t.dark ? t.deep : t.tone, t.wash]);
			s += poly(ring, { fill, stroke: t.line, w: 2.2 });
			if (side > 0) s += hatch(ring, 90, 9, { stroke: t.line, w: 1 });
			const eave = x - side * 46;
			s += poly(
				[
					q(eave, top + 40, z0),
					q(eave, top + 40, z1),
					q(x + side * 60, top - 110, z1),
					q(x + side * 60, top - 110, z0),
				],
				{
					fill: t.dark ? t.wash : t.light,
					stroke: t.line,
					w: 2.2,
				},
			);
			for (let f = 0; f < 3; f++) {
				const u0 = z0 + (z1 - z0) * 0.3;
				const u1 = z0 + (z1 - z0) * 0.72;
				const wy = 120 + f * 290;
				s += poly([q(x, wy, u0), q(x, wy, u1), q(x, wy + 170, u1), q(x, wy + 170, u0)], {
					fill: f === 2 && k % 2 ? t.accent : t.deep,
					stroke: t.line,
					w: 1.8,
				});
			}
			if (r.b(0.5))
				s += poly([q(x, 640, z0), q(x, 640, z1), q(x - side * 120, 700, z1), q(x - side * 120, 700, z0)], {
					fill: t.light,
					stroke: t.line,
					w: 2,
				});
		}
	}
	const depths: number[] = [];
	for (let k = 0; k < 26; k++) depths.push(6.5 * (0.8 / 6.5) ** (k / 25));
	for (let k = 0; k < 25; k++)
		s += poly(
			[
				q(230, 1000, at(depths, k)),
				q(1210, 1000, at(depths, k)),
				q(1210, 1000, at(depths, k + 1)),
				q(230, 1000, at(depths, k + 1)),
			],
			{
				fill: k % 2 ? t.light : t.wash,
				stroke: t.line,
				w: 1.3,
			},
		);
	s += seg(...q(720, 1000, 6.5), ...q(720, 1000, 0.8), { stroke: t.line, w: 3 });
	for (let k = 0; k < 9; k++) {
		const z = 5.5 - k * 0.52;
		const [x, y] = q(r.b() ? r.r(380, 640) : r.r(800, 1060), 1000, z);
		s += figure(x, y, 420 / z, at(upright, k), t.line, k % 2 ? 1 : -1, { umbrella: r.b(0.12), bag: r.b(0.3) });
	}
	for (let k = 0; k < 3; k++)
		s += path(
			curve([q(290, -40 + k * 60, 2 + k), [vx + r.r(-60, 60), vy - 70 + k * 26], q(1150, 10 + k * 60, 1.6 + k)]),
			{ stroke: t.line, w: 1.6 },
		);
	return s;
}

/** Three strips of one street, as in a surveyor's book. */
function strips(r: Rng, t: Theme): string {
	let s = "";
	for (let j = 0; j < 3; j++) {
		const y = 300 + j * 306;
		let row = "";
		let x = 60 + r.r(-30, 30);
		while (x < W * 1.9) {
			const w = r.r(120, 210);
			if (r.b(0.14))
				row += tree(r.pick(["cypress", "haze", "gum"]), x + 40, y * 2, r.r(240, 330), r, {
					line: t.line,
					fill: t.light,
					w: 2,
				});
			else row += shop(x, y * 2, w, r.i(1, 3), t, r);
			x += w;
		}
		row += people(
			r,
			() => y * 2 + 16,
			[200, 500, 760, 1200, 1500, 2000, 2400].map((u) => u + r.r(-90, 90)),
			96,
			t.line,
		);
		s += `<g transform="scale(0.5)">${row}</g>${rect(0, y, W, 5, { fill: t.line })}${rect(0, y + 5, W, 70, { fill: t.bg })}`;
	}
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 17);
	const t = themeOf(seed, 3, "paper");
	const kind = ((seed % 3) + 3) % 3;
	return page(
		t.bg,
		kind === 0 ? strips(r, t) : kind === 1 ? uphill(seed, r, t) : lane(r, t),
		shotOf(seed, 3, true, 1.4),
	);
}
