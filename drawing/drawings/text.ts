import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";
import { num, type Pen, path } from "./ink.ts";

let face: Font | undefined;
const display = (): Font =>
	(face ??= openSync(
		createRequire(import.meta.url).resolve(
			"@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
		),
	));

interface Lettering {
	anchor?: "start" | "middle" | "end";
	/** extra space between letters, in em */
	track?: number;
	/** a fatter line around the letters, in em; replaces the weight axis, which fontkit cannot move in a woff2 */
	bold?: number;
}

/** Lettering as outlines: path data and advance width in pixels. */
export function letters(
	words: string,
	x: number,
	y: number,
	size: number,
	how: Lettering = {},
): { d: string; width: number } {
	const font = display();
	const k = size / font.unitsPerEm;
	const run = font.layout(words);
	const extra = (how.track ?? 0) * size;
	const width = run.glyphs.reduce((sum, _, i) => sum + (run.positions[i]?.xAdvance ?? 0) * k + extra, -extra);
	const cmd: Record<string, string> = {
		moveTo: "M",
		lineTo: "L",
		quadraticCurveTo: "Q",
		bezierCurveTo: "C",
		closePath: "Z",
	};
	let pen = x - (how.anchor === "middle" ? width / 2 : how.anchor === "end" ? width : 0);
	let d = "";
	run.glyphs.forEach((glyph, i) => {
		for (const c of glyph.path.commands) {
			const pts: string[] = [];
			for (let a = 0; a + 1 < c.args.length; a += 2)
				pts.push(`${num(pen + (c.args[a] ?? 0) * k)} ${num(y - (c.args[a + 1] ?? 0) * k)}`);
			d += (cmd[c.command] ?? "") + pts.join(" ");
		}
		pen += (run.positions[i]?.xAdvance ?? 0) * k + extra;
	});
	return { d, width };
}

export const text = (
	words: string,
	x: number,
	y: number,
	size: number,
	colour: string,
	how: Lettering = {},
): string => {
	const p: Pen = { fill: colour };
	const bold = how.bold ?? 0.02;
	return path(
		letters(words, x, y, size, how).d,
		bold ? { ...p, stroke: colour, w: Math.round(size * bold * 100) / 100 } : p,
	);
};
