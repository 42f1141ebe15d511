import type { PDFRef } from "pdf-lib";
import type { Part, Print } from "./document.server.ts";
import { type Box, ink, page, type Style } from "./grid.ts";
import { pathOperators } from "./path.ts";
import { type Drawing, rgb } from "./vector.ts";

const n = (value: number) => String(Math.round(value * 100) / 100);
const up = (y: number) => n(page.height - y);

export type Line = { words: string; x: number /** of the baseline */; y: number };

/** One page. What is written without a part is furniture, which readers that do not see the page pass over. */
export class Leaf {
	ops = "";
	readonly forms: PDFRef[] = [];
	readonly number: number;
	readonly print: Print;
	#marks = 0;

	constructor(print: Print, number: number, ground: string) {
		this.print = print;
		this.number = number;
		this.fill({ x: -3, y: -3, width: page.width + 6, height: page.height + 6 }, ground);
	}

	fill({ x, y, width, height }: Box, colour: string) {
		this.#write(`${rgb(colour)} rg ${n(x)} ${up(y + height)} ${n(width)} ${n(height)} re f`);
	}

	/** A hairline across, or down when `down` is a length. */
	rule(x: number, y: number, width: number, colour: string = ink.line, weight = 0.6, down = 0) {
		this.#write(`${rgb(colour)} RG ${weight} w 0 J ${n(x)} ${up(y)} m ${n(x + width)} ${up(y + down)} l S`);
	}

	/** Lines of one part, in their order. */
	lines(lines: readonly Line[], style: Style, part?: Part) {
		const cut = this.print.cuts[style.cut];
		const set = lines.map(({ words, x, y }, k) => {
			const follows = part && k < lines.length - 1 ? " " : "";
			return `1 0 0 1 ${n(x)} ${up(y)} Tm ${cut.written(words + follows, style.size, style.track)}`;
		});
		this.#write(`BT ${rgb(style.colour)} rg\n${set.join("\n")}\nET`, part);
	}

	/** One line from its left end, its right end or its middle; gives its width. */
	line(
		words: string,
		x: number,
		y: number,
		style: Style,
		how: { part?: Part; from?: "left" | "right" | "middle" } = {},
	): number {
		const width = this.print.cuts[style.cut].width(words, style.size, style.track);
		const shift = how.from === "right" ? width : how.from === "middle" ? width / 2 : 0;
		this.lines([{ words, x: x - shift, y }], style, how.part);
		return width;
	}

	/**
	 * A drawing that fills a box, cropped where the proportions differ.
	 * @param focus the place of the drawing, from 0 to 1, that the crop keeps; `over` shows so many points more than the box,
	 * where a drawing goes on beyond its sheet
	 */
	drawing(drawing: Drawing, box: Box, alt: string, focus: { x?: number; y?: number; over?: number } = {}) {
		const k = Math.max(box.width / drawing.width, box.height / drawing.height);
		const over = focus.over ?? 0;
		const x = box.x - (drawing.width * k - box.width) * (focus.x ?? 0.5);
		const y = box.y - (drawing.height * k - box.height) * (focus.y ?? 0.5);
		this.forms.push(this.print.form(drawing));
		const frame = `${n(box.x)} ${up(box.y + box.height + over)} ${n(box.width)} ${n(box.height + over)} re W n`;
		const place = `${k.toFixed(5)} 0 0 ${k.toFixed(5)} ${n(x)} ${up(y + drawing.height * k)} cm`;
		this.#write(`q ${frame} ${place} /D${this.forms.length - 1} Do Q`, alt ? { role: "Figure", alt } : undefined);
	}

	/** Path data of an SVG, stroked, for contour lines and marks; y counts down from `y`. */
	stroke(operators: string, x: number, y: number, colour: string, weight: number, frame: Box) {
		const clip = `${n(frame.x)} ${up(frame.y + frame.height)} ${n(frame.width)} ${n(frame.height)} re W n`;
		this.#write(`q ${clip} ${rgb(colour)} RG ${weight} w 1 0 0 -1 ${n(x)} ${up(y)} cm\n${operators}S Q`);
	}

	/** Path data of strokes in a square of `square` units, set `size` points wide; `weight` is in units. */
	emblem(
		data: string,
		at: { x: number; y: number; size: number },
		{ square, weight }: { square: number; weight: number },
		colour: string,
	) {
		const k = (at.size / square).toFixed(5);
		this.#write(`q ${rgb(colour)} RG ${weight} w ${k} 0 0 -${k} ${n(at.x)} ${up(at.y)} cm\n${pathOperators(data)}S Q`);
	}

	#write(ops: string, part?: Part) {
		if (!part) {
			this.ops += `/Artifact BMC\n${ops}\nEMC\n`;
			return;
		}
		this.print.note(part, this.number, this.#marks);
		this.ops += `/${part.role} <</MCID ${this.#marks}>> BDC\n${ops}\nEMC\n`;
		this.#marks += 1;
	}
}
