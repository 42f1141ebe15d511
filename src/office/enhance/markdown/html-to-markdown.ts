import { defaultMarkdownSerializer, MarkdownSerializer } from "prosemirror-markdown";
import { DOMParser, Fragment, type Mark, type Node } from "prosemirror-model";
import { pasteSchema } from "./paste-schema.ts";
import { tidyPasted } from "./pasted-html.ts";

const { nodes, marks } = defaultMarkdownSerializer;

const serializer: MarkdownSerializer = new MarkdownSerializer(
	{
		...nodes,
		text(state, node, parent, index) {
			const text = escapeText(
				node.text ?? "",
				node.marks.some(({ type }) => type.name === "link"),
			);
			const begins = node.marks.length === 0 && !parent.maybeChild(index - 1)?.isText;
			const isParagraph = parent.type.name === "paragraph";
			const isTitle = parent.type.name === "heading" && index === parent.childCount - 1;
			state.text(begins && isParagraph ? escapeLineStart(text) : isTitle ? text.replace(/#+$/, "\\$&") : text, false);
		},
		bullet_list: (state, node) => state.renderList(node, "  ", () => "- "),
		table(state, node) {
			const rows = node.children.map((row, at) => row.children.flatMap((cell) => cellOf(cell, at === 0)));
			const width = Math.max(...rows.map((row) => row.length));
			const line = (row: string[]) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? "").join(" | ")} |`;
			const [head = [], ...others] = rows;
			for (const text of [line(head), `|${"---|".repeat(width)}`, ...others.map(line)]) {
				state.ensureNewLine();
				state.write(text);
			}
			state.closeBlock(node);
		},
		table_cell: (state, node) => state.renderInline(node, false),
	},
	{
		...marks,
		struck: { open: "~~", close: "~~", mixable: true, expelEnclosingWhitespace: true },
		link: {
			open: "[",
			close: (_state, { attrs }) => `](${addressOf(String(attrs.href))})`,
			mixable: true,
			expelEnclosingWhitespace: true,
		},
	},
);

/**
 * The pasted HTML of word processors, spreadsheets, chats and pages as Markdown: words, emphasis, headings, lists,
 * links, quotations and tables. Everything else of its looks is left out, no word is.
 * @param body is changed
 * @param origin the site's own, whose links are written as paths
 */
export function htmlToMarkdown(body: Element, origin: string): string {
	tidyPasted(body);
	const parsed = DOMParser.fromSchema(pasteSchema(origin)).parse(body);
	const doc = parsed.copy(Fragment.from(parsed.children.flatMap(tidyBlock)));
	return serializer.serialize(doc, { tightLists: true }).trim();
}

/** Tidies a block: drops parts without text, and splits paragraphs at blank lines made of line breaks. */
function tidyBlock(node: Node): Node[] {
	const { name } = node.type;
	if (name === "horizontal_rule" || name === "table_cell") return [node];
	if (node.textContent.trim() === "") return [];
	if (!node.inlineContent) return [node.copy(Fragment.from(node.children.flatMap(tidyBlock)))];
	if (name === "code_block") return [node];
	const parts: Node[][] = [[]];
	node.children.forEach((child, at) => {
		if (child.isText || node.children[at - 1]?.isText) parts.at(-1)?.push(child);
		else if (parts.at(-1)?.length) parts.push([]);
	});
	return parts.map((part) => node.copy(Fragment.from(part.map(trimNode).filter(isFilled).map(showable))));
}

const isFilled = (node: Node | undefined) => node !== undefined;

/** Trims the spaces at the ends of a line. */
function trimNode(node: Node, at: number, line: readonly Node[]): Node | undefined {
	let text = node.text;
	if (text === undefined) return node;
	if (!line[at - 1]?.isText) text = text.trimStart();
	if (!line[at + 1]?.isText) text = text.trimEnd();
	return text === "" ? undefined : node.type.schema.text(text, node.marks);
}

/** Marks only count next to spaces and punctuation in certain ways; where they would be shown as they are, none. */
function showable(node: Node, at: number, line: readonly Node[]): Node {
	const before = line[at - 1]?.text?.at(-1) ?? "";
	const after = line[at + 1]?.text?.[0] ?? "";
	const [first = "", last = ""] = [node.text?.[0], node.text?.at(-1)];
	const shows = (mark: Mark) => {
		const opens = !mark.isInSet(line[at - 1]?.marks ?? []) && isWord(before);
		const closes = !mark.isInSet(line[at + 1]?.marks ?? []) && isWord(after);
		return !emphasis.has(mark.type.name) || !((opens && isPunctuation(first)) || (closes && isPunctuation(last)));
	};
	return node.mark(node.marks.filter(shows));
}

const emphasis = new Set(["em", "strong", "struck"]);
const isPunctuation = (char: string) => /[\p{P}\p{S}]/u.test(char);
const isWord = (char: string) => char !== "" && !/\s/.test(char) && !isPunctuation(char);

function cellOf(cell: Node, isHead: boolean): string[] {
	const cellNodes = isHead
		? cell.children.map((text) => text.mark(text.marks.filter(({ type }) => type.name !== "strong")))
		: cell.children;
	const doc = cell.type.schema.topNodeType.create(null, cell.copy(Fragment.from(cellNodes)));
	const text = serializer.serialize(doc).trim().replace(/\|/g, "\\|");
	return [text, ...Array<string>(cell.attrs.columns - 1).fill("")];
}

function addressOf(href: string): string {
	return /[\s()<>\\]/.test(href) ? `<${href.replace(/[\s<>\\]/g, encodeURIComponent)}>` : href;
}

/** Escapes what would be read as a mark, and nothing else: addresses stay whole. */
function escapeText(text: string, inLink = false): string {
	return text
		.split(/(https?:\/\/[\w.~:/?#@!$&'()+,;=%-]+)/)
		.map((part, index) => (index % 2 === 1 ? part : escapePlain(part)))
		.join("")
		.replace(inLink ? /\](\(?)/g : /$^/g, (_, open) => (open ? "\\]\\(" : "\\]"));
}

function escapePlain(text: string): string {
	return text
		.replace(/\\(?=[!-/:-@[-`{-~\n]|$)/g, "\\\\")
		.replace(/[*`[~]/g, "\\$&")
		.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
		.replace(/<(?=[a-z/!?])/gi, "\\<")
		.replace(/&(?=#?\w+;)/g, "\\&");
}

/** A line that begins like a heading, a list or a quotation is none. */
function escapeLineStart(line: string): string {
	if (/^\s*[-=:|\s]+$/.test(line) && line.trim() !== "") return line.replace(/\S/, "\\$&");
	return line
		.replace(/^(\s*)(#{1,6}(?=\s|$)|>|[-+](?=\s|$))/, "$1\\$2")
		.replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
