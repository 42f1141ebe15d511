import { circle, H, num, type Pt, page, path, poly, rect, seg, shotOf, turn, W } from "../ink.ts";
import { at, rng } from "../rng.ts";
import { C, mix, type Theme, themes } from "../theme.ts";
import { type Hand, notes, type Sketch, sketches } from "./sketches.ts";

function leaf(x: number, y: number, w: number, h: number, list: readonly Sketch[], k: Hand): string {
	const n = list.length;
	const [cols, rows] = n === 1 ? [1, 1] : n === 2 ? [1, 2] : [2, 2];
	const [cw, ch] = [w / cols, h / rows];
	return list
		.map((draw, q) => {
			const [u, v] = [x + (q % cols) * cw, y + Math.floor(q / cols) * ch];
			return (
				draw(u + cw * 0.14, v + ch * 0.16, cw * 0.66, ch * 0.56, k) +
				notes(u + cw * 0.16, v + ch * 0.84, cw * 0.5, k.r.i(1, 2), k)
			);
		})
		.join("");
}

const pen = (x: number, y: number, deg: number, t: Theme): string =>
	`<g transform="translate(${num(x)} ${num(y)}) rotate(${num(deg)})">${poly(
		[
			[14, 14],
			[470, 14],
			[470, 40],
			[14, 40],
			[-30, 30],
		],
		{ fill: t.dark ? t.deep : t.tone },
	)}${rect(0, -13, 440, 26, { fill: t.accent, stroke: C.ink, w: 2.4 })}${seg(0, -4, 440, -4, { stroke: C.ink, w: 1.2 })}${seg(0, 5, 440, 5, { stroke: C.ink, w: 1.2 })}${poly(
		[
			[0, -13],
			[-48, 0],
			[0, 13],
		],
		{ fill: C.paper, stroke: C.ink, w: 2.4 },
	)}${poly(
		[
			[-32, -4],
			[-48, 0],
			[-32, 4],
		],
		{ fill: C.ink },
	)}${rect(440, -13, 34, 26, { fill: C.ink })}</g>`;

export function draw(seed: number): string {
	const r = rng(seed, 25);
	const t = at(
		[themes.shola, themes.mist, themes.laterite, themes.paper, themes.shola, themes.mist, themes.paper],
		seed,
	);
	const k: Hand = {
		r,
		line: C.ink,
		soft: mix(C.ink, C.paper, 0.5),
		wash: r.pick([C.mist, mix(C.shola2, C.paper, 0.78), mix(C.laterite, C.paper, 0.78)]),
		red: C.laterite,
	};
	const order = [...r.shuffle(sketches), ...r.shuffle(sketches)];
	const mode = ((seed % 3) + 3) % 3;
	let s = "";
	if (mode === 0) {
		const deg = r.r(-7, 7);
		const book: Pt[] = [
			[150, 110],
			[1290, 110],
			[1290, 850],
			[150, 850],
		];
		s += poly(
			book.map((p) => turn([p[0] + 26, p[1] + 30], deg, [720, 480])),
			{ fill: t.dark ? t.deep : t.tone },
		);
		let b = rect(138, 98, 1164, 764, { fill: C.ink });
		for (let q = 4; q >= 0; q--)
			b += rect(150 - q * 2, 110 + q, 1140 + q * 4, 740, { fill: C.paper, stroke: mix(C.ink, C.paper, 0.55), w: 1.2 });
		b +=
			poly(
				[
					[720, 110],
					[800, 110],
					[720, 850],
				],
				{ fill: C.mist },
			) +
			seg(720, 110, 720, 850, { stroke: C.ink, w: 2.4 }) +
			leaf(170, 130, 530, 700, order.slice(0, at([2, 1, 4], seed)), k) +
			leaf(740, 130, 530, 700, order.slice(4, 4 + at([4, 2, 1], seed)), k);
		s += `<g transform="rotate(${num(deg)} 720 480)">${b}</g>${pen(r.r(980, 1080), 860, r.r(-40, -20), t)}`;
	} else if (mode === 1) {
		const [sheets, cols] = r.b() ? [8, 4] : [10, 5];
		for (let q = 0; q < 16; q++) s += seg(q * 96, 0, q * 96, H, { stroke: t.faint, w: 1.4 });
		for (let q = 0; q < sheets; q++) {
			const [cx, cy] = [
				(W * ((q % cols) + 0.5)) / cols + r.r(-24, 24),
				258 + Math.floor(q / cols) * 440 + r.r(-26, 26),
			];
			const k4 = cols === 4 ? 1.16 : 1;
			const [w, h] = r.b() ? [r.r(220, 250) * k4, r.r(310, 360) * k4] : [r.r(250, 276) * k4, r.r(220, 260) * k4];
			const deg = r.r(-6, 6);
			let b =
				rect(12 - w / 2, 14 - h / 2, w, h, { fill: t.dark ? t.deep : t.tone }) +
				rect(-w / 2, -h / 2, w, h, { fill: q % 4 === 2 ? mix(C.mist, C.paper, 0.3) : C.paper, stroke: C.ink, w: 1.6 });
			b +=
				at(order, q)(-w * 0.36, -h * 0.3, w * 0.7, h * 0.54, k) +
				notes(-w * 0.36, h * 0.38, w * 0.5, 1, k) +
				circle(0, -h / 2 + 16, 9, { fill: C.laterite, stroke: C.ink, w: 2 });
			s += `<g transform="translate(${num(cx)} ${num(cy)}) rotate(${num(deg)})">${b}</g>`;
		}
	} else {
		const deg = r.r(-5, 5);
		let b =
			rect(250, 70, 980, 820, { fill: t.dark ? t.deep : t.tone }) +
			rect(226, 46, 980, 820, { fill: C.paper, stroke: C.ink, w: 2 });
		for (let q = 0; q < 26; q++)
			b +=
				circle(254, 76 + q * 31, 7, { fill: t.bg, stroke: C.ink, w: 1.6 }) +
				path(`M254 ${76 + q * 31}h-44`, { stroke: C.ink, w: 4 });
		b +=
			at(order, 0)(340, 150, 620, 430, k) +
			notes(340, 660, 420, 4, k) +
			at(order, 1)(940, 620, 210, 180, k) +
			at(order, 2)(1010, 120, 150, 150, k);
		s += `<g transform="rotate(${num(deg)} 720 480)">${b}</g>${pen(r.r(860, 940), 800, r.r(-60, -34), t)}`;
	}
	return page(t.bg, s, shotOf(seed, 3, true, 1.3));
}
