import { circle, ellipse, type Pt, path, poly, rect, seg } from "./ink.ts";
import { letters } from "./text.ts";
import { C } from "./theme.ts";

/** Recruiters' marks: one colour, 320 by 120, mark and lettering as outlines. */
const ink = C.ink;
const f = { fill: ink };
const s = (w: number) => ({ stroke: ink, w });

interface Set {
	x: number;
	y: number;
	/** widest the line may become; the size shrinks to fit */
	max: number;
	size: number;
	track?: number;
	bold?: number;
	anchor?: "start" | "middle";
}

/** The size at which the words fit. */
const sized = (words: string, size: number, max: number, track = 0): number =>
	size * Math.min(1, max / letters(words, 0, 0, size, { track }).width);
const widthOf = (words: string, size: number, track = 0): number => letters(words, 0, 0, size, { track }).width;

const set = (words: string, o: Set): string => {
	const track = o.track ?? 0;
	const size = sized(words, o.size, o.max, track);
	const bold = (o.bold ?? 0.02) * size;
	return path(letters(words, o.x, o.y, size, { track, anchor: o.anchor ?? "start" }).d, {
		...f,
		stroke: ink,
		w: Math.round(bold * 100) / 100,
		join: "round",
	});
};

/** Splits a name in two lines as evenly as its words allow. */
const lines = (name: string): [string, string] => {
	const words = name.split(" ");
	let best = 1;
	for (let k = 1; k < words.length; k++) {
		const d = (n: number) => Math.abs(words.slice(0, n).join(" ").length - words.slice(n).join(" ").length);
		if (d(k) < d(best)) best = k;
	}
	return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
};
const two = (name: string, x: number, y: number, max: number, size: number, o: Partial<Set> = {}): string => {
	const [a, b] = lines(name);
	return b
		? set(a, { x, y: y - size * 0.14, max, size, ...o }) + set(b, { x, y: y + size * 0.9, max, size, ...o })
		: set(a, { x, y: y + size * 0.36, max, size, ...o });
};
const initials = (name: string, n = 2): string =>
	name
		.split(" ")
		.filter((w) => /^[A-Z]/.test(w))
		.map((w) => w[0])
		.slice(0, n)
		.join("");
const ringOf = (x: number, y: number, n: number, r0: number, r1: number, turn = 0): Pt[] =>
	Array.from({ length: n * 2 }, (_, k) => [
		x + Math.cos((k / n) * Math.PI + turn) * (k % 2 ? r1 : r0),
		y + Math.sin((k / n) * Math.PI + turn) * (k % 2 ? r1 : r0),
	]);

const manners = {
	arch: (n: string) => path("M24 92V56A26 26 0 0 1 76 56V92H62V56A12 12 0 0 0 38 56V92Z", f) + two(n, 94, 60, 212, 30),
	frame: (n: string) =>
		rect(14, 28, 292, 64, s(3)) +
		set(n.toUpperCase(), { x: 160, y: 69, max: 262, size: 25, track: 0.12, anchor: "middle", bold: 0.01 }),
	peak: (n: string) =>
		poly(
			[
				[20, 88],
				[50, 32],
				[80, 88],
			],
			f,
		) +
		poly(
			[
				[56, 88],
				[74, 56],
				[92, 88],
			],
			{ fill: C.paper, stroke: ink, w: 3 },
		) +
		two(n, 106, 60, 200, 30, { bold: 0.03 }),
	dot: (n: string) => {
		const size = sized(n.toLowerCase(), 52, 262, -0.03);
		return (
			set(n.toLowerCase(), { x: 18, y: 76, max: 262, size: 52, track: -0.03, bold: 0.05 }) +
			circle(18 + widthOf(n.toLowerCase(), size, -0.03) + 14, 76 - size * 0.12, size * 0.15, f)
		);
	},
	stack: (n: string) =>
		[0, 1, 2, 3].map((k) => rect(20 + k * 7, 82 - k * 17, 62 - k * 14, 11, f)).join("") +
		two(n, 98, 60, 206, 29, { bold: 0.03 }),
	seal: (n: string) =>
		circle(56, 60, 38, s(2.4)) +
		circle(56, 60, 31, s(1.4)) +
		set(initials(n), { x: 56, y: 71, max: 46, size: 32, anchor: "middle" }) +
		two(n, 110, 60, 196, 26, { bold: 0.01 }),
	rule: (n: string) =>
		seg(16, 38, 304, 38, s(1.6)) +
		set(n.toUpperCase(), { x: 160, y: 70, max: 288, size: 30, track: 0.16, anchor: "middle", bold: 0 }) +
		seg(16, 86, 304, 86, s(1.6)) +
		poly(
			[
				[148, 84],
				[172, 84],
				[160, 98],
			],
			f,
		),
	grid: (n: string) =>
		[0, 1, 2]
			.flatMap((i) =>
				[0, 1, 2].map((j) =>
					i === j || (i === 2 && j === 0)
						? rect(22 + i * 20, 31 + j * 20, 17, 17, f)
						: rect(23 + i * 20, 32 + j * 20, 15, 15, s(2)),
				),
			)
			.join("") + two(n, 100, 60, 206, 30),
	leaf: (n: string) =>
		path("M48 96C20 80 20 46 48 22 76 46 76 80 48 96Z", s(3)) +
		path("M48 96V40M48 60L62 48M48 60L34 48M48 76L64 62M48 76L32 62", s(2.4)) +
		set(n, { x: 92, y: 71, max: 212, size: 34, bold: 0 }),
	slash: (n: string) => {
		const [a, b] = lines(n);
		const x = 16 + widthOf(a, sized(a, 34, 160));
		return (
			set(a, { x: 16, y: 72, max: 160, size: 34, bold: 0.05 }) +
			(b ? seg(x + 16, 90, x + 34, 32, s(4)) + set(b, { x: x + 48, y: 72, max: 304 - x - 48, size: 34, bold: 0 }) : "")
		);
	},
	tower: (n: string) =>
		[34, 62, 46, 58, 26].map((h, k) => rect(22 + k * 13, 90 - h, 9, h, f)).join("") +
		two(n, 102, 62, 204, 30, { bold: 0.02 }),
	wave: (n: string) =>
		[0, 1, 2].map((k) => path(`M18 ${46 + k * 15}q9-14 18 0t18 0 18 0`, s(4))).join("") +
		two(n, 90, 60, 216, 31, { bold: 0.02 }),
	block: (n: string) =>
		rect(14, 26, 292, 68, f) +
		path(letters(n, 160, 72, Math.min(34, (34 * 258) / letters(n, 0, 0, 34).width), { anchor: "middle" }).d, {
			fill: C.paper,
		}),
	sun: (n: string) =>
		poly(ringOf(54, 60, 16, 38, 26), f) +
		circle(54, 60, 17, { fill: C.paper }) +
		two(n, 106, 60, 200, 30, { bold: 0.02 }),
	joint: (n: string) =>
		path("M20 32H52V52H84V88H52V68H20Z", f) +
		rect(56, 32, 28, 16, s(3)) +
		rect(20, 72, 28, 16, s(3)) +
		two(n, 102, 60, 204, 29, { bold: 0.03 }),
	loop: (n: string) =>
		ellipse(42, 60, 24, 30, s(5)) +
		ellipse(68, 60, 24, 30, s(5)) +
		two(n, 108, 60, 196, 28, { bold: 0.01, track: -0.01 }),
	house: (n: string) => path("M20 90V52L52 26 84 52V90H64V64H40V90Z", f) + two(n, 102, 60, 204, 30, { bold: 0 }),
	mono: (n: string) => {
		const big = letters(initials(n, 3), 18, 82, 68);
		return (
			path(big.d, { ...f, stroke: ink, w: 3 }) +
			seg(32 + big.width, 30, 32 + big.width, 90, s(2)) +
			two(n, 46 + big.width, 60, 306 - 46 - big.width, 23, { bold: 0.01 })
		);
	},
} satisfies Record<string, (name: string) => string>;

export type WordmarkKey = keyof typeof manners;
export const wordmarkKeys = Object.keys(manners) as WordmarkKey[];

/** Manner of each of the school's recruiters. */
const recruiters: Record<string, WordmarkKey> = {
	"rainshadow-works": "peak",
	"laterite-and-lime": "stack",
	"third-bench": "frame",
	"palm-and-plumb": "leaf",
	kilnside: "arch",
	"halla-landscape": "wave",
	"north-verandah": "house",
	"saltpan-urban": "grid",
	"muntin-facades": "block",
	tidetable: "loop",
	"jack-arch": "seal",
	"lamp-and-louvre": "sun",
	fourply: "dot",
	spandrel: "joint",
	"ghat-road": "slash",
	"swale-and-street": "tower",
	coldframe: "mono",
	"datum-and-daughters": "rule",
};

/** A recruiter's wordmark. `key` names the recruiter or a manner; any other key gets a manner by its letters. */
export function wordmark(key: string, name: string): string {
	const sum = [...key].reduce((n, c) => (n * 31 + c.charCodeAt(0)) >>> 0, 7);
	const manner =
		manners[recruiters[key] ?? (key as WordmarkKey)] ?? manners[wordmarkKeys[sum % wordmarkKeys.length] as WordmarkKey];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120" viewBox="0 0 320 120">${manner(name)}</svg>`;
}
