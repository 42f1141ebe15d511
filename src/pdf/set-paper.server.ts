import { type Part, Print } from "./document.server.ts";
import { col, ink, page, right, type Style, span, styles } from "./grid.ts";
import type { Leaf } from "./leaf.ts";
import type { Paper, PaperBlock, PaperRow } from "./paper.ts";
import { wrap } from "./wrap.ts";

const set = {
	sender: { ...styles.large, size: 15, leading: 17.5, colour: ink.shola },
	title: { ...styles.headline, size: 34, leading: 37 },
	fact: { ...styles.large, size: 12.5, leading: 15 },
	factLabel: styles.note,
	heading: { ...styles.label, size: 8.6, leading: 11.6 },
	label: { ...styles.text, leading: 14.4, colour: ink.soft },
	value: { ...styles.text, size: 10.2, leading: 14.4 },
	figure: { ...styles.headline, size: 34, leading: 38 },
	note: { ...styles.note, size: 8.2, leading: 11.6 },
} satisfies Record<string, Style>;

const ground = "#ffffff";
const top = { first: 150, later: 76 };
const bottom = page.foot - 34;
const pad = 6;

/** Where the next thing stands: a page, and a height on it. */
class Setting {
	readonly print: Print;
	readonly #paper: Paper;
	readonly leaves: Leaf[] = [];
	leaf: Leaf;
	y = top.first;

	constructor(print: Print, paper: Paper) {
		this.print = print;
		this.#paper = paper;
		this.leaf = this.#turn();
	}

	/** Goes to the next page unless so many points are left on this one. */
	need(height: number) {
		if (this.y + height <= bottom) return;
		this.leaf = this.#turn();
		this.y = top.later;
	}

	wrapped(text: string, width: number, style: Style): string[] {
		return wrap(text, width, (words) => this.print.cuts[style.cut].width(words, style.size, style.track));
	}

	/** Lines below each other from a height on, without going down; gives where they end. */
	write(lines: readonly string[], x: number, y: number, style: Style, part: Part): number {
		const placed = lines.map((words, k) => ({ words, x, y: y + (k + 1) * style.leading - style.leading * 0.28 }));
		if (placed.length > 0) this.leaf.lines(placed, style, part);
		return y + lines.length * style.leading;
	}

	#turn(): Leaf {
		const leaf = this.print.leaf(ground);
		this.leaves.push(leaf);
		if (leaf.number > 0) {
			leaf.line(this.#paper.sender.name, col(1), 50, styles.label);
			leaf.line(this.#paper.title, right, 50, styles.note, { from: "right" });
			leaf.rule(col(1), 58, span(12));
		}
		return leaf;
	}
}

/** See `printPaper`. */
export async function setPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
	const print = await Print.begin({
		title: paper.title,
		author: paper.sender.name,
		subject: paper.subject,
		date: paper.date,
	});
	const setting = new Setting(print, paper);
	head(setting, paper);
	facts(setting, paper.facts);
	for (const block of paper.blocks) section(setting, block);
	note(setting, paper.note);
	for (const leaf of setting.leaves) foot(leaf, paper, setting.leaves.length);
	return new Uint8Array(await print.bytes());
}

function head(setting: Setting, { sender, title }: Paper) {
	const { leaf } = setting;
	const size = 34;
	leaf.emblem(sender.emblem, { x: col(1), y: 36, size }, { square: 40, weight: 1.75 }, ink.shola);
	const name = setting.wrapped(sender.name, 132, set.sender);
	setting.write(name, col(1) + size + 12, 36, set.sender, { role: "P" });
	const lines = sender.lines.flatMap((line) => setting.wrapped(line, span(3), set.note));
	const end = setting.write(lines, col(10), 36, set.note, { role: "P" });
	leaf.rule(col(1), Math.max(end, 106) + 12, span(12), ink.shola, 1.2);
	setting.y = Math.max(end, 106) + 46;
	setting.y =
		setting.write(setting.wrapped(title, span(12), set.title), col(1), setting.y, set.title, { role: "H1" }) + 18;
}

/** Ruled cells like the title block of a drawing. */
function facts(setting: Setting, rows: readonly PaperRow[]) {
	const width = span(12) / rows.length;
	const inset = 10;
	const cells = rows.map(({ label, value }) => ({ label, lines: setting.wrapped(value, width - 2 * inset, set.fact) }));
	const height = Math.max(...cells.map(({ lines }) => lines.length)) * set.fact.leading + set.factLabel.leading + 20;
	const { leaf, y } = setting;
	for (const edge of [y, y + height]) leaf.rule(col(1), edge, span(12));
	for (let k = 0; k <= cells.length; k++) leaf.rule(col(1) + k * width, y, 0, ink.line, 0.6, height);
	for (const [k, { label, lines }] of cells.entries()) {
		const part: Part = { role: "P" };
		const x = col(1) + k * width + inset;
		const under = setting.write([label], x, y + 8, set.factLabel, part);
		setting.write(lines, x, under + 2, set.fact, part);
	}
	setting.y = y + height + 34;
}

/** The heading in the margin, the content beside it, both under a rule. */
function section(setting: Setting, block: PaperBlock) {
	setting.need(90);
	const heading = setting.wrapped(block.heading, span(3) - 10, set.heading);
	setting.leaf.rule(col(1), setting.y, span(12));
	setting.write(heading, col(1), setting.y + 5, set.heading, { role: "H2" });
	if ("rows" in block) for (const [k, row] of block.rows.entries()) answer(setting, row, k);
	else if ("figure" in block) figure(setting, block);
	else {
		setting.y += pad;
		for (const text of block.paragraphs) flow(setting, setting.wrapped(text, span(9), set.value), set.value);
		setting.y += pad;
	}
	setting.y += 26;
}

function figure(setting: Setting, block: { figure: string; words: string }) {
	const part: Part = { role: "P" };
	const amount = setting.write(
		setting.wrapped(block.figure, span(9), set.figure),
		col(4),
		setting.y + 8,
		set.figure,
		part,
	);
	setting.y =
		setting.write(setting.wrapped(block.words, span(9), set.value), col(4), amount + 2, set.value, part) + pad;
}

/** A question and its answer side by side; a long answer goes on over pages. */
function answer(setting: Setting, { label, value }: PaperRow, index: number) {
	const part: Part = { role: "P" };
	const question = setting.wrapped(label, span(3) - 8, set.label);
	const lines = setting.wrapped(value, span(6), set.value);
	const height = Math.max(question.length * set.label.leading, lines.length * set.value.leading) + 2 * pad;
	setting.need(Math.min(height, 160));
	if (index > 0) setting.leaf.rule(col(4), setting.y, span(9), ink.hair);
	const start = setting.y + pad;
	const under = setting.write(question, col(4), start, set.label, part);
	setting.y = start;
	const leaf = setting.leaf;
	flow(setting, lines, set.value, col(7), part);
	setting.y = (leaf === setting.leaf ? Math.max(under, setting.y) : setting.y) + pad;
}

/** Lines below each other, over as many pages as they need. */
function flow(setting: Setting, lines: readonly string[], style: Style, x = col(4), part: Part = { role: "P" }) {
	let rest = lines;
	while (rest.length > 0) {
		setting.need(style.leading);
		const fit = Math.max(1, Math.floor((bottom - setting.y) / style.leading));
		setting.y = setting.write(rest.slice(0, fit), x, setting.y, style, part);
		rest = rest.slice(fit);
	}
}

function note(setting: Setting, text: string) {
	const lines = setting.wrapped(text, span(9), set.note);
	setting.need(lines.length * set.note.leading);
	flow(setting, lines, set.note);
}

function foot(leaf: Leaf, { sender, mark }: Paper, pages: number) {
	leaf.rule(col(1), page.foot - 12, span(12), ink.hair);
	leaf.line(sender.name, col(1), page.foot, styles.note);
	leaf.line(mark, col(7), page.foot, styles.note);
	leaf.line(`${leaf.number + 1} of ${pages}`, right, page.foot, styles.note, { from: "right" });
}
