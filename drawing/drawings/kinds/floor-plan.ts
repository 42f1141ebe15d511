import { planFigure } from "../figures.ts";
import { circle, curve, H, hatch, line, num, type Pt, page, path, poly, rect, seg, shotOf, turn, W } from "../ink.ts";
import { bubble, dims, north } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { contourLines, contourPath, hill, range } from "../terrain.ts";
import { type Theme, themeOf } from "../theme.ts";
import { planTree } from "../trees.ts";

const TH = 17;
/** Walls of cut masonry; openings are laid over them. */
const walls = (runs: readonly (readonly Pt[])[], t: Theme, th = TH): string =>
	runs.map((pts) => line(pts, { stroke: t.cut, w: th, cap: "square" })).join("");

const windowIn = (x: number, y: number, len: number, along: "x" | "y", t: Theme, th = TH): string => {
	const [w, h] = along === "x" ? [len, th + 2] : [th + 2, len];
	const [x0, y0] = [x - w / 2, y - h / 2];
	const mid =
		along === "x"
			? seg(x0, y, x0 + w, y, { stroke: t.line, w: 1.6 })
			: seg(x, y0, x, y0 + h, { stroke: t.line, w: 1.6 });
	return rect(x0, y0, w, h, { fill: t.bg, stroke: t.line, w: 1.6 }) + mid;
};

/** A door of width w hung at (x, y); `deg` turns wall and leaf together. */
const door = (x: number, y: number, w: number, deg: number, t: Theme, fill = t.bg): string =>
	`<g transform="translate(${num(x)} ${num(y)}) rotate(${deg})">${rect(0, -TH / 2 - 2, w, TH + 4, { fill })}${path(`M0 0V${w}A${w} ${w} 0 0 0 ${w} 0`, { stroke: t.soft, w: 1.4 })}${seg(0, 0, 0, w, { stroke: t.line, w: 3.4 })}</g>`;

const desk = (x: number, y: number, t: Theme, deg = 0, w = 62, d = 36): string =>
	`<g transform="translate(${num(x)} ${num(y)}) rotate(${deg})">${rect(-w / 2, -d / 2, w, d, { fill: t.light, stroke: t.line, w: 1.6 })}${seg(-w / 2 + 6, d / 2 - 8, w / 2 - 6, d / 2 - 8, { stroke: t.soft, w: 1.2 })}${circle(0, d / 2 + 13, 9, { fill: t.bg, stroke: t.line, w: 1.4 })}</g>`;

const steps = (x: number, y: number, w: number, h: number, along: "x" | "y", t: Theme): string => {
	const ring: Pt[] = [
		[x, y],
		[x + w, y],
		[x + w, y + h],
		[x, y + h],
	];
	const arrow =
		along === "x"
			? path(`M${num(x + 4)} ${num(y + h / 2)}H${num(x + w - 6)}l-10-6m10 6l-10 6`, { stroke: t.line, w: 1.6 })
			: path(`M${num(x + w / 2)} ${num(y + h - 4)}V${num(y + 6)}l-6 10m6-10l6 10`, { stroke: t.line, w: 1.6 });
	return (
		rect(x, y, w, h, { fill: t.bg, stroke: t.line, w: 1.6 }) +
		hatch(ring, along === "x" ? 90 : 0, 12, { stroke: t.line, w: 1.3 }) +
		arrow
	);
};

const paving = (x: number, y: number, w: number, h: number, gap: number, t: Theme): string => {
	const ring: Pt[] = [
		[x, y],
		[x + w, y],
		[x + w, y + h],
		[x, y + h],
	];
	return hatch(ring, 0, gap, { stroke: t.faint, w: 1.2 }) + hatch(ring, 90, gap, { stroke: t.faint, w: 1.2 });
};

function courtyard(r: Rng, t: Theme): string {
	const [x, y, w, h] = [300, 150, 840, 640];
	const [a, b] = [r.r(200, 250), r.r(150, 180)];
	const [ix, iy, iw, ih] = [x + a, y + b, w - 2 * a, h - b - r.r(150, 190)];
	const flip = r.b();
	let s = rect(x, y, w, h, { fill: t.light }) + rect(ix, iy, iw, ih, { fill: t.wash }) + paving(ix, iy, iw, ih, 34, t);
	s +=
		planTree(ix + iw * r.r(0.35, 0.65), iy + ih * 0.5, r.r(62, 84), 6, r, t) +
		planTree(ix + iw * 0.85, iy + ih * 0.82, 26, 0, r, t);
	const cols: string[] = [];
	for (let k = 0; k <= 7; k++)
		for (const yy of [iy - 34, iy + ih + 34]) cols.push(rect(ix + (iw * k) / 7 - 6, yy - 6, 12, 12, { fill: t.cut }));
	s += rect(ix - 34, iy - 34, iw + 68, ih + 68, { stroke: t.soft, w: 1.3, dash: "12 6" }) + cols.join("");
	s += walls(
		[
			[
				[x, y],
				[x + w, y],
				[x + w, y + h],
				[x, y + h],
				[x, y],
			],
			[
				[x, iy + ih * 0.45],
				[ix - 60, iy + ih * 0.45],
			],
			[
				[ix + iw + 60, iy],
				[x + w, iy],
			],
			[
				[ix - 60, y],
				[ix - 60, y + h],
			],
			[
				[ix + iw + 60, y],
				[ix + iw + 60, y + h],
			],
		],
		t,
	);
	for (let k = 0; k < 5; k++)
		s +=
			desk(ix + 10 + ((iw - 20) * (k + 0.5)) / 5, y + 52, t) +
			(k % 2 ? desk(ix + 10 + ((iw - 20) * (k + 0.5)) / 5, y + h - 86, t, 180) : "");
	for (let k = 0; k < 3; k++)
		s +=
			desk(x + 58, y + 90 + k * 86, t, 90) +
			rect(x + w - 110, iy + 40 + k * 92, 84, 52, { fill: t.light, stroke: t.line, w: 1.6 });
	s += steps(x + 22, y + h - 210, 66, 180, "y", t);
	for (const u of [0.18, 0.34, 0.5, 0.66, 0.82])
		s += windowIn(x + w * u, y, 84, "x", t) + (u !== 0.5 ? windowIn(x + w * u, y + h, 70, "x", t) : "");
	for (const u of [0.2, 0.5, 0.8]) s += windowIn(x, y + h * u, 80, "y", t) + windowIn(x + w, y + h * u, 80, "y", t);
	s +=
		door(x + w * 0.5 - 30, y + h, 60, 180, t) +
		door(ix - 60, iy + ih * 0.7, 48, 90, t, t.light) +
		door(ix - 60, y + 60, 48, 90, t, t.light) +
		door(ix + iw + 60, iy + 110, 48, 90, t, t.light) +
		planFigure(ix + iw * 0.3, iy + ih * 0.8, 26, 40, t.line);
	const grids = [x, ix - 60, ix + iw + 60, x + w];
	s +=
		grids
			.map(
				(u, k) =>
					seg(u, y - 60, u, y - 12, { stroke: t.soft, w: 1.3 }) + bubble(u, y - 82, at(["A", "B", "C", "D"], k), t),
			)
			.join("") + dims(grids, y + h + 66, t);
	return flip ? `<g transform="translate(${W} ${H}) scale(-1 -1)">${s.replace(/<!---->/g, "")}</g>` : s;
}

function bar(r: Rng, t: Theme): string {
	const n = r.i(5, 6);
	const [x, y, h] = [130, r.r(300, 380), r.r(230, 270)];
	const w = 1180 / n;
	const ver = 92;
	let s =
		rect(x, y, 1180, h + ver, { fill: t.light }) +
		hatch(
			[
				[x, y + h],
				[x + 1180, y + h],
				[x + 1180, y + h + ver],
				[x, y + h + ver],
			],
			90,
			13,
			{ stroke: t.faint, w: 1.2 },
		);
	const runs: Pt[][] = [
		[
			[x, y],
			[x + 1180, y],
		],
		[
			[x, y + h],
			[x + 1180, y + h],
		],
	];
	for (let k = 0; k <= n; k++)
		runs.push([
			[x + k * w, y],
			[x + k * w, y + h],
		]);
	s += walls(runs, t);
	const skip = r.i(1, n - 2);
	for (let k = 0; k < n; k++) {
		const cx = x + (k + 0.5) * w;
		s += windowIn(cx, y, w * 0.55, "x", t) + door(x + k * w + 30, y + h, 48, -0, t, t.light);
		s += windowIn(cx + w * 0.22, y + h, w * 0.3, "x", t);
		if (k === skip)
			s +=
				steps(x + k * w + 20, y + 24, w - 40, 70, "x", t) +
				rect(x + k * w + 20, y + 120, w * 0.4, 60, { stroke: t.line, w: 1.6, fill: t.wash });
		else if (k % 2)
			for (let q = 0; q < 4; q++)
				s += desk(x + k * w + 60 + (q % 2) * (w - 120), y + 60 + Math.floor(q / 2) * 86, t, q % 2 ? 90 : -90);
		else
			s +=
				rect(cx - 70, y + 64, 140, 62, { fill: t.light, stroke: t.line, w: 1.8 }) +
				[0, 1, 2]
					.map(
						(q) =>
							circle(cx - 46 + q * 46, y + 48, 10, { fill: t.bg, stroke: t.line, w: 1.4 }) +
							circle(cx - 46 + q * 46, y + 142, 10, { fill: t.bg, stroke: t.line, w: 1.4 }),
					)
					.join("") +
				hatch(
					[
						[x + k * w + 10, y + 12],
						[x + k * w + 30, y + 12],
						[x + k * w + 30, y + h - 60],
						[x + k * w + 10, y + h - 60],
					],
					0,
					9,
					{ stroke: t.line, w: 1.4 },
				);
	}
	for (let k = 0; k <= n * 2; k++) s += circle(x + (k * w) / 2, y + h + ver - 8, 8, { fill: t.cut });
	s += seg(x - 30, y + h + ver + 12, x + 1210, y + h + ver + 12, { stroke: t.line, w: 2 });
	for (let k = 0; k < 5; k++)
		s += seg(x + 500 - k * 4, y + h + ver + 22 + k * 11, x + 690 + k * 4, y + h + ver + 22 + k * 11, {
			stroke: t.line,
			w: 1.6,
		});
	for (let k = 0; k < 9; k++)
		s += planTree(
			80 + k * 160 + r.r(-40, 40),
			k % 3 === 1 ? 830 : r.r(760, 880),
			r.r(34, 62),
			at([0, 1, 4, 2], k),
			r,
			t,
		);
	for (let k = 0; k < 6; k++)
		s += planTree(60 + k * 250 + r.r(-60, 60), r.r(20, 110), r.r(40, 74), at([1, 3, 6], k), r, t);
	for (let k = 0; k <= n; k++)
		s +=
			seg(x + k * w, y - 66, x + k * w, y - 12, { stroke: t.soft, w: 1.3 }) +
			bubble(x + k * w, y - 86, String(k + 1), t);
	return s + planFigure(x + w * 1.3, y + h + 48, 26, 90, t.line) + planFigure(x + w * 3.6, y + h + 40, 26, -70, t.line);
}

function rotunda(r: Rng, t: Theme): string {
	const [cx, cy, rad] = [r.r(620, 800), 480, 330];
	const n = r.i(12, 16);
	let s = circle(cx, cy, rad + 110, { stroke: t.soft, w: 1.4, dash: "16 8" }) + circle(cx, cy, rad, { fill: t.light });
	for (let k = 1; k < 7; k++) s += circle(cx, cy, rad * 0.16 * k, { stroke: t.faint, w: 1.2 });
	const q = (a: number, d: number): Pt => [cx + Math.cos(a) * d, cy + Math.sin(a) * d];
	for (let k = 0; k < n; k++) {
		const a = (k / n) * Math.PI * 2;
		if (k === 2 || k === 3) continue;
		const shelf = [
			q(a - 0.035, rad * 0.62),
			q(a - 0.026, rad * 0.92),
			q(a + 0.026, rad * 0.92),
			q(a + 0.035, rad * 0.62),
		];
		s +=
			poly(shelf, { fill: t.tone, stroke: t.line, w: 1.6 }) +
			hatch(shelf, (a * 180) / Math.PI + 90, 8, { stroke: t.line, w: 1.1 });
		const d = q(a + Math.PI / n, rad * 0.76);
		s += desk(d[0], d[1], t, (a * 180) / Math.PI + 90 + 180 / n, 54, 32);
	}
	s += circle(cx, cy, rad, { stroke: t.cut, w: 24 });
	for (let k = 0; k < n; k++) {
		const a = ((k + 0.5) / n) * Math.PI * 2;
		const w = 0.1;
		const wide = k === 2 ? 0.16 : w;
		s += poly([q(a - wide, rad - 14), q(a + wide, rad - 14), q(a + wide, rad + 14), q(a - wide, rad + 14)], {
			fill: t.bg,
			...(k === 2 ? {} : { stroke: t.line, w: 1.6 }),
		});
	}
	s +=
		circle(cx, cy, rad * 0.44, { stroke: t.line, w: 2.4, dash: "20 8" }) +
		circle(cx, cy, 74, { fill: t.wash, stroke: t.line, w: 2 }) +
		planTree(cx, cy, 60, 6, r, t, undefined, false);
	for (let k = 0; k < n; k++) s += circle(...q((k / n) * Math.PI * 2, rad * 0.44), 9, { fill: t.cut });
	for (let k = 0; k < 26; k++) {
		const [x, y] = [r.r(0, W), r.r(0, H)];
		if (Math.hypot(x - cx, y - cy) > rad + 150) s += planTree(x, y, r.r(28, 66), at([0, 4, 1], k), r, t);
	}
	return (
		s +
		line([q(0.55, rad + 20), q(0.55, 900)], { stroke: t.soft, w: 60 }) +
		line([q(0.55, rad + 20), q(0.55, 900)], { stroke: t.bg, w: 56 })
	);
}

function studio(r: Rng, t: Theme): string {
	const deg = r.r(-14, 14);
	const [x, y, w, h] = [330, 190, 780, 560];
	let s = rect(x, y, w, h, { fill: t.light });
	const [nx, ny] = [r.i(6, 7), 4];
	for (let i = 0; i < nx; i++)
		for (let j = 0; j < ny; j++)
			if (!(i > nx - 3 && j > 1))
				s +=
					desk(x + 40 + ((w - 80) * (i + 0.5)) / nx, y + 40 + ((h - 80) * (j + 0.4)) / ny, t, 0, 76, 44) +
					(r.b(0.3)
						? planFigure(
								x + 40 + ((w - 80) * (i + 0.5)) / nx,
								y + 82 + ((h - 80) * (j + 0.4)) / ny,
								25,
								r.r(-20, 20),
								t.accent,
							)
						: "");
	s += walls(
		[
			[
				[x, y],
				[x + w, y],
				[x + w, y + h],
				[x, y + h],
				[x, y],
			],
		],
		t,
		34,
	);
	s +=
		rect(x + w - 250, y + h - 260, 236, 246, { fill: t.wash }) +
		walls(
			[
				[
					[x + w - 250, y + h],
					[x + w - 250, y + h - 260],
					[x + w, y + h - 260],
				],
			],
			t,
		) +
		steps(x + w - 220, y + h - 236, 80, 200, "y", t) +
		rect(x + w - 110, y + h - 220, 84, 84, { stroke: t.line, w: 1.8 }) +
		seg(x + w - 110, y + h - 220, x + w - 26, y + h - 136, { stroke: t.line, w: 1.2 }) +
		seg(x + w - 26, y + h - 220, x + w - 110, y + h - 136, { stroke: t.line, w: 1.2 });
	for (let k = 0; k < 8; k++) s += windowIn(x + 60 + k * 94, y, 62, "x", t, 34);
	for (let k = 0; k < 3; k++)
		s += windowIn(x, y + 90 + k * 160, 96, "y", t, 34) + windowIn(x + 70 + k * 150, y + h, 90, "x", t, 34);
	s +=
		rect(x - 120, y - 20, 100, h + 40, { fill: t.bg, stroke: t.line, w: 1.6 }) +
		hatch(
			[
				[x - 120, y - 20],
				[x - 20, y - 20],
				[x - 20, y + h + 20],
				[x - 120, y + h + 20],
			],
			0,
			14,
			{ stroke: t.soft, w: 1.2 },
		);
	return `<g transform="rotate(${num(deg)} 720 480)">${s}</g>`;
}

export function draw(seed: number): string {
	const r = rng(seed, 9);
	const t = themeOf(seed, 4, "mist");
	const mode = ((seed % 4) + 4) % 4;
	let s = "";
	if (mode !== 0) {
		const f = hill(seed, 420);
		const [lo, hi] = range(f, W, H);
		for (let k = 1; k < 16; k++)
			s += path(contourPath(contourLines(f, W, H, 12, lo + ((hi - lo) * k) / 16), 2), {
				stroke: t.faint,
				w: k % 5 ? 1.3 : 2.2,
			});
	}
	if (mode === 3)
		for (let k = 0; k < 44; k++) {
			const [x, y] = turn([r.r(-20, W + 20), r.r(-20, H + 20)], 0);
			if (x < 150 || x > 1230 || y < 70 || y > 880) s += planTree(x, y, r.r(36, 84), at([1, 0, 2], k), r, t);
		}
	s += at([courtyard, bar, rotunda, studio], seed)(r, t);
	return page(
		t.bg,
		`${s}${north(mode === 1 ? 1340 : 120, mode === 1 ? 700 : 830, 30, t, r.i(-4, 4) * 12)}${
			mode === 0
				? path(
						curve([
							[40, 470],
							[130, 462],
							[280, 470],
						]),
						{ stroke: t.soft, w: 1.3, dash: "20 7 4 7" },
					)
				: ""
		}`,
		mode === 0 ? undefined : shotOf(seed, 4, false, 1.22),
	);
}
