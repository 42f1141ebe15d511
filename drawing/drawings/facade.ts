import { box, hatch, num, type Pen, type Pt, path, poly, rect, seg } from "./ink.ts";
import type { Rng } from "./rng.ts";
import type { Theme } from "./theme.ts";

/** Irregular stone courses. */
export function stone(x: number, y: number, w: number, h: number, r: Rng, p: Pen, course = 15): string {
	let d = "";
	const rows = Math.max(1, Math.round(h / course));
	const step = h / rows;
	for (let k = 0; k < rows; k++) {
		const y0 = y + k * step;
		if (k) d += `M${num(x)} ${num(y0 + r.r(-1, 1))}H${num(x + w)}`;
		for (let u = x + r.r(0.4, 1.6) * course; u < x + w - 5; u += course * r.r(1.1, 2.9))
			d += `M${num(u)} ${num(y0)}l${num(r.r(-2, 2))} ${num(step)}`;
	}
	return path(d, { w: 1.1, ...p });
}

export const boards = (x: number, y: number, w: number, h: number, gap: number, p: Pen): string =>
	hatch(box(x, y, w, h), 90, gap, { w: 1.1, ...p });

export type WallKind = "stone" | "boards" | "plain" | "rows" | "dots";
export const wall = (kind: WallKind, x: number, y: number, w: number, h: number, r: Rng, t: Theme): string => {
	const p = { stroke: t.soft };
	if (kind === "stone") return stone(x, y, w, h, r, p);
	if (kind === "boards") return boards(x, y, w, h, 11, p);
	if (kind === "rows") return hatch(box(x, y, w, h), 0, 12, { ...p, w: 1.1 });
	if (kind === "dots") {
		let d = "";
		for (let k = 0; k < (w * h) / 420; k++) d += `M${num(x + r.f() * w)} ${num(y + r.f() ** 1.7 * h)}h.01`;
		return path(d, { stroke: t.soft, w: 2, cap: "round" });
	}
	return "";
};

export type OpeningKind = "casement" | "louvre" | "strip" | "arch" | "shutter" | "jali" | "deep" | "door";

/** An opening with its frame, its glass and the 45 degree shadow of its reveal. (x, y) is the upper left corner. */
export function opening(
	kind: OpeningKind,
	x: number,
	y: number,
	w: number,
	h: number,
	t: Theme,
	glass?: string,
): string {
	const p: Pen = { stroke: t.line, w: 1.8 };
	const pane = glass ?? (t.dark ? t.tone : t.deep);
	const thin: Pen = { stroke: t.dark ? t.bg : t.light, w: 1.6 };
	if (kind === "louvre")
		return rect(x, y, w, h, { ...p, fill: t.light }) + hatch(box(x, y, w, h), 0, 6, { stroke: t.line, w: 1.3 });
	if (kind === "jali") {
		const b = box(x, y, w, h);
		return rect(x, y, w, h, { ...p, fill: pane }) + hatch(b, 45, 9, thin) + hatch(b, -45, 9, thin);
	}
	if (kind === "arch") {
		const d = `M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`;
		return (
			path(d, { ...p, fill: pane }) +
			path(`M${num(x + w / 2)} ${num(y)}V${num(y + h)}M${num(x)} ${num(y + w / 2)}H${num(x + w)}`, thin)
		);
	}
	if (kind === "door") {
		const ring = box(x, y, w, h);
		return (
			poly(ring, { ...p, fill: t.accent }) +
			hatch(ring, 90, Math.max(5, w / 5), { stroke: t.line, w: 1 }) +
			rect(x + w * 0.76, y + h * 0.5, 4, 10, { fill: t.line })
		);
	}
	let s = rect(x, y, w, h, { ...p, fill: pane });
	if (kind === "deep")
		return (
			s +
			poly(
				[
					[x, y],
					[x + w, y],
					[x + w, y + h * 0.2],
					[x + w * 0.2, y + h * 0.2],
					[x + w * 0.2, y + h],
					[x, y + h],
				],
				{ fill: t.line },
			)
		);
	const n = kind === "strip" ? Math.max(3, Math.round(w / 34)) : 2;
	let d = "";
	for (let k = 1; k < n; k++) d += `M${num(x + (w * k) / n)} ${num(y)}V${num(y + h)}`;
	if (kind !== "strip" || h > 60) d += `M${num(x)} ${num(y + h * 0.34)}H${num(x + w)}`;
	s +=
		path(d, thin) +
		rect(x, y, w, Math.min(9, h * 0.14), { fill: t.line }) +
		rect(x - 4, y + h, w + 8, 4, { fill: t.line });
	if (kind === "shutter")
		for (const u of [x - w * 0.5 - 1, x + w + 1])
			s +=
				rect(u, y, w * 0.5, h, { ...p, fill: t.tone }) + hatch(box(u, y, w * 0.5, h), 0, 6, { stroke: t.line, w: 1 });
	return s;
}

/** A roof seen from its long side: sheets or tiles on a parallelogram, eaves line, ridge piece. y is the eaves. */
export function roofSide(
	x: number,
	y: number,
	w: number,
	h: number,
	inset: number,
	t: Theme,
	fill: string,
	kind: "sheet" | "tile" | "bare" = "sheet",
): string {
	const ring: Pt[] = [
		[x, y],
		[x + w, y],
		[x + w - inset, y - h],
		[x + inset, y - h],
	];
	let s = poly(ring, { fill, stroke: t.line, w: 2 });
	if (kind === "sheet") {
		let d = "";
		const n = Math.round(w / 13);
		for (let k = 1; k < n; k++)
			d += `M${num(x + (w * k) / n)} ${num(y)}L${num(x + inset + ((w - inset * 2) * k) / n)} ${num(y - h)}`;
		s += path(d, { stroke: t.line, w: 0.9 });
	} else if (kind === "tile") s += hatch(ring, 0, 8, { stroke: t.line, w: 1 });
	return (
		s +
		seg(x - 4, y, x + w + 4, y, { stroke: t.line, w: 4 }) +
		seg(x + inset - 4, y - h, x + w - inset + 4, y - h, { stroke: t.line, w: 4 })
	);
}

/** A gable end with bargeboards. y is the eaves. */
export const gable = (x: number, y: number, w: number, h: number, over: number, t: Theme, fill: string): string =>
	poly(
		[
			[x, y],
			[x + w, y],
			[x + w / 2, y - h],
		],
		{ fill, stroke: t.line, w: 1.8 },
	) +
	path(
		`M${num(x - over)} ${num(y + (over * h * 2) / w)}L${num(x + w / 2)} ${num(y - h)}L${num(x + w + over)} ${num(y + (over * h * 2) / w)}`,
		{
			stroke: t.line,
			w: 6,
		},
	);
