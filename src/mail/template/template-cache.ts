import type { Letter, LetterBlock } from "./email-model.ts";

/** A rendered letter without its words: what stands between them, and which of the letter's words follows. */
type Mould = { between: string[]; words: number[] };

const mark = /\[\[(\d+)\]\]/;
const mostKept = 64;
/** A memo of a pure function: what it holds cannot be told from rendering anew. */
const kept = new Map<string, Mould>();

/**
 * Renders a letter by a mould that is made once for all letters of its shape: letters differ in their words alone, and rendering the tables around
 * them was a sixth of what storing an enquiry cost the processor.
 * @param render gives a letter's HTML; it may part words at line ends, leave out what is empty, and look into them in no other way
 */
export function fromMould(letter: Letter, render: (letter: Letter) => string): string {
	const words: string[] = [];
	const shape = withWords(letter, (text) =>
		text
			.split(/\r?\n/)
			.map((line) => (line === "" ? "" : `[[${words.push(line) - 1}]]`))
			.join("\n"),
	);
	const key = JSON.stringify(shape);
	let mould = kept.get(key);
	if (!mould) {
		mould = mouldOf(render(shape));
		if (kept.size >= mostKept) kept.clear();
		kept.set(key, mould);
	}
	let html = mould.between[0] ?? "";
	for (const [index, word] of mould.words.entries())
		html += escaped(words[word] ?? "") + (mould.between[index + 1] ?? "");
	return html;
}

function mouldOf(html: string): Mould {
	const parts = html.split(mark);
	return {
		between: parts.filter((_, index) => index % 2 === 0),
		words: parts.filter((_, index) => index % 2 === 1).map(Number),
	};
}

function withWords(letter: Letter, change: (text: string) => string): Letter {
	const { title, preheader, mark, blocks, sender } = letter;
	return {
		...letter,
		title: change(title),
		preheader: change(preheader),
		...(mark !== undefined && { mark: change(mark) }),
		blocks: blocks.map((block) => blockWithWords(block, change)),
		sender: { name: change(sender.name), lines: sender.lines.map(change) },
	};
}

function blockWithWords(block: LetterBlock, change: (text: string) => string): LetterBlock {
	if ("heading" in block) return { heading: change(block.heading) };
	if ("paragraph" in block) return { paragraph: change(block.paragraph) };
	if ("note" in block) return { note: change(block.note) };
	if ("action" in block) return { action: { label: change(block.action.label), url: change(block.action.url) } };
	return { rows: block.rows.map(({ label, value }) => ({ label: change(label), value: change(value) })) };
}

/** As React writes text and attributes. */
function escaped(text: string): string {
	return text.replace(/["'&<>]/g, (character) => entities[character] ?? character);
}
const entities: Record<string, string> = { '"': "&quot;", "'": "&#x27;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };
