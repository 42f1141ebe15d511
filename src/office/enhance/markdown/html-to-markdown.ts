import { escapeLineStart, type Run, writeRuns } from "./inline-runs.ts";

type Format = Omit<Run, "text"> & { keepsLines: boolean };

const plain: Format = { bold: false, italic: false, struck: false, code: false, href: "", keepsLines: false };

const blocks = new Set(
	(
		"ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 " +
		"H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL CAPTION"
	).split(" "),
);
const unseen = "script, style, template, noscript, title, meta, link, xml, object, iframe, svg, math";

/**
 * The pasted HTML of word processors, spreadsheets, chats and pages as Markdown: words, emphasis, headings, lists,
 * links, quotations and tables. Everything else of its looks is left out, no word is.
 * @param body is changed
 * @param origin the site's own, whose links are written as paths
 */
export function htmlToMarkdown(body: Element, origin: string): string {
	for (const element of body.querySelectorAll(unseen)) element.remove();
	return writeBlocks(blocksIn(body.childNodes, plain, origin));
}

type Block = { kind: "text" | "item"; text: string };

const text = (words: string): Block[] => (words.trim() === "" ? [] : [{ kind: "text", text: words }]);

/** Items of one list follow each other line by line, other blocks have blank lines between them. */
function writeBlocks(all: readonly Block[]): string {
	return all.reduce((written, block, index) => {
		if (index === 0) return block.text;
		const before = all[index - 1];
		const tight = block.kind === "item" && before?.kind === "item" && isSameList(before.text, block.text);
		return `${written}${tight ? "\n" : "\n\n"}${block.text}`;
	}, "");
}

/** Bullets and numbers of one depth are two lists. */
function isSameList(before: string, item: string): boolean {
	const [, depth, number] = /^( *)(\d?)/.exec(item) ?? [];
	const [, last, sign] =
		/^( *)(\d?)/.exec(before.split("\n").findLast((line) => /^ *([-*]|\d+\.) /.test(line)) ?? "") ?? [];
	return depth !== last || (number === "") === (sign === "");
}

function blocksIn(nodes: Iterable<Node>, format: Format, origin: string): Block[] {
	const found: Block[] = [];
	let runs: Run[] = [];
	const flush = () => {
		found.push(...paragraphs(runs));
		runs = [];
	};
	for (const node of nodes) {
		if (!(node instanceof Element)) {
			runs.push(...runsOf(node, format, origin));
			continue;
		}
		if (isUnseen(node)) continue;
		if (!blocks.has(node.nodeName) && !node.querySelector([...blocks].join(","))) {
			runs.push(...runsOf(node, format, origin));
			continue;
		}
		flush();
		found.push(...blockOf(node, formatOf(node, format, origin), origin));
	}
	flush();
	return found;
}

function blockOf(element: Element, format: Format, origin: string): Block[] {
	const children = element.childNodes;
	const heading = /^H([1-6])$/.exec(element.nodeName)?.[1];
	const wordLevel = /mso-list:[^;"']*\blevel(\d)/.exec(element.getAttribute("style") ?? "")?.[1];
	if (heading) return headingOf(runsIn(children, format, origin), Number(heading));
	if (wordLevel) return wordItem(element, Number(wordLevel), format, origin);
	switch (element.nodeName) {
		case "UL":
		case "OL":
			return itemsOf(element, format, origin);
		case "LI":
			return item("- ", blocksIn(children, format, origin));
		case "BLOCKQUOTE":
			return text(prefixed(writeBlocks(blocksIn(children, format, origin)), "> "));
		case "PRE":
			return text(fenced(element.textContent));
		case "HR":
			return text("---");
		case "TABLE":
			return tableOf(element, format, origin);
		default:
			return blocksIn(children, format, origin);
	}
}

/** The site puts a text's headings below the page's own: the highest is written with two signs. */
function headingOf(runs: readonly Run[], level: number): Block[] {
	const words = writeRuns(runs, true).replace(/\\?\n/g, " ").trim();
	return words === "" ? [] : text(`${"#".repeat(Math.max(2, level))} ${words.replace(/(#+)$/, "\\$1")}`);
}

/** Blank lines made of line breaks part paragraphs. */
function paragraphs(runs: readonly Run[]): Block[] {
	const parts: Run[][] = [[]];
	for (const run of tidy(runs))
		for (const [index, piece] of run.text.split(/\n\s*\n/).entries()) {
			if (index > 0) parts.push([]);
			parts.at(-1)?.push({ ...run, text: piece });
		}
	return parts.flatMap((part) => text(escapeLines(writeRuns(trimBreaks(part)).trim())));
}

function escapeLines(written: string): string {
	return written.split("\n").map(escapeLineStart).join("\n");
}

function trimBreaks(runs: readonly Run[]): Run[] {
	const trimmed = runs.map((run) => ({ ...run }));
	const [first, last] = [
		trimmed.find(({ text: t }) => t.trim() !== ""),
		trimmed.findLast(({ text: t }) => t.trim() !== ""),
	];
	const from = first ? trimmed.indexOf(first) : 0;
	const to = last ? trimmed.indexOf(last) + 1 : 0;
	if (first) first.text = first.text.trimStart();
	if (last) last.text = last.text.trimEnd();
	return trimmed.slice(from, to);
}

/** One space between words, none at the ends of lines. */
function tidy(runs: readonly Run[]): Run[] {
	let before = "\n";
	return runs.map((run) => {
		let words = run.text.replace(/[ \t]*\n[ \t]*/g, "\n").replace(/[ \t]+/g, " ");
		if (/[ \n]$/.test(before)) words = words.replace(/^ +/, "");
		if (words !== "") before = words;
		return { ...run, text: words };
	});
}

function itemsOf(list: Element, format: Format, origin: string): Block[] {
	let number = Number(list.getAttribute("start") ?? 1) || 1;
	const ordered = list.nodeName === "OL";
	return [...list.childNodes].flatMap((child) => {
		if (!(child instanceof Element)) return blocksIn([child], format, origin);
		// Google Docs and Word put a nested list beside the items, not into one.
		if (child.nodeName === "UL" || child.nodeName === "OL")
			return itemsOf(child, format, origin).map((nested) => ({
				...nested,
				text: prefixed(nested.text, ordered ? "   " : "  "),
			}));
		if (child.nodeName !== "LI") return blocksIn([child], format, origin);
		const marker = ordered ? `${number++}. ` : "- ";
		return item(marker, blocksIn(child.childNodes, formatOf(child, format, origin), origin));
	});
}

function item(marker: string, inner: readonly Block[]): Block[] {
	if (inner.length === 0) return [];
	const indent = " ".repeat(marker.length);
	const tight = inner.slice(1).every(({ kind }) => kind === "item");
	const words = tight ? inner.map((block) => block.text).join("\n") : writeBlocks(inner);
	return [{ kind: "item", text: marker + words.replace(/\n(?!\n|$)/g, `\n${indent}`) }];
}

/** Word writes items as paragraphs that begin with their bullet or number. */
function wordItem(paragraph: Element, level: number, format: Format, origin: string): Block[] {
	const bullet = [...paragraph.querySelectorAll("[style]")].find((each) =>
		/mso-list:\s*ignore/i.test(each.getAttribute("style") ?? ""),
	);
	const sign = bullet?.textContent.replace(/\s/g, "") ?? "";
	bullet?.remove();
	const number = /^\(?(\d{1,4})[.)]/.exec(sign)?.[1];
	const marker = number ? `${number}. ` : "- ";
	const words = paragraphs(runsIn(paragraph.childNodes, format, origin));
	return item(marker, words).map((each) => ({ ...each, text: prefixed(each.text, "   ".repeat(level - 1)) }));
}

/** A table with one column is no table but paragraphs. The first row is the head. */
function tableOf(table: Element, format: Format, origin: string): Block[] {
	const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
	const cells = rows.map((row) => [...row.children].filter(({ nodeName }) => nodeName === "TD" || nodeName === "TH"));
	const caption = [...table.children].filter(({ nodeName }) => nodeName === "CAPTION");
	const before = caption.flatMap((each) => blocksIn(each.childNodes, format, origin));
	if (cells.every((row) => row.length < 2) || table.querySelector("table"))
		return [
			...before,
			...cells.flat().flatMap((cell) => blocksIn(cell.childNodes, formatOf(cell, format, origin), origin)),
		];
	const written = cells
		.map((row, at) => row.flatMap((cell) => [cellText(cell, format, origin, at === 0), ...emptyCells(cell)]))
		.filter((row) => row.some((cell) => cell !== ""));
	if (written.length === 0) return before;
	const width = Math.max(...written.map((row) => row.length));
	const line = (row: readonly string[]) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? "").join(" | ")} |`;
	const [head = [], ...body] = written;
	return [...before, ...text([line(head), `|${"---|".repeat(width)}`, ...body.map(line)].join("\n"))];
}

function emptyCells(cell: Element): string[] {
	return Array(Math.min(20, Math.max(0, Number(cell.getAttribute("colspan") ?? 1) - 1 || 0))).fill("");
}

function cellText(cell: Element, format: Format, origin: string, isHead: boolean): string {
	// Cells have no blocks: their words follow each other.
	const runs = trimBreaks(tidy(runsIn(cell.childNodes, { ...formatOf(cell, format, origin), bold: false }, origin)));
	const oneLine = runs.map((run) => ({ ...run, text: run.text.replace(/\n/g, " ") }));
	return writeRuns(oneLine, isHead).trim().replace(/\|/g, "\\|");
}

function runsIn(nodes: Iterable<Node>, format: Format, origin: string): Run[] {
	return [...nodes].flatMap((node) => runsOf(node, format, origin));
}

function runsOf(node: Node, format: Format, origin: string): Run[] {
	const { keepsLines, ...marks } = format;
	if (node instanceof Text) {
		const words = node.data.replace(/[\u00ad\u200b\u2060\ufeff]/g, "").replace(/[\u00a0\u202f]/g, " ");
		const lines = keepsLines ? words.replace(/\r\n?/g, "\n") : words.replace(/\s+/g, " ");
		return [{ ...marks, text: lines }];
	}
	if (!(node instanceof Element) || isUnseen(node)) return [];
	if (node.nodeName === "BR") return [{ ...marks, text: "\n" }];
	if (node.nodeName === "IMG") {
		// Chats write emoji as pictures.
		const alt = node.getAttribute("alt") ?? "";
		return /^\p{Extended_Pictographic}/u.test(alt) ? [{ ...marks, text: alt }] : [];
	}
	const inner = runsIn(node.childNodes, formatOf(node, format, origin), origin);
	// Within a cell or a heading, blocks become words of one line.
	return blocks.has(node.nodeName) ? [{ ...marks, text: " " }, ...inner, { ...marks, text: " " }] : inner;
}

function formatOf(element: Element, before: Format, origin: string): Format {
	const style = element.getAttribute("style")?.toLowerCase() ?? "";
	const format = { ...before };
	const name = element.nodeName;
	if (name === "B" || name === "STRONG") format.bold = true;
	if (name === "I" || name === "EM" || name === "CITE") format.italic = true;
	if (name === "S" || name === "STRIKE" || name === "DEL") format.struck = true;
	if (name === "CODE" || name === "KBD" || name === "SAMP" || name === "TT") format.code = true;
	const weight = /font-weight:\s*(\w+)/.exec(style)?.[1];
	if (weight) format.bold = weight.startsWith("bold") || Number(weight) >= 600;
	const slant = /font-style:\s*(\w+)/.exec(style)?.[1];
	if (slant) format.italic = slant !== "normal";
	if (/text-decoration[^;:]*:[^;]*line-through/.test(style)) format.struck = true;
	const space = /white-space(?:-collapse)?:\s*([\w-]+)/.exec(style)?.[1];
	if (space) format.keepsLines = /^(pre|break-spaces)/.test(space);
	if (name === "A") format.href = hrefOf(element.getAttribute("href") ?? "", origin);
	return format;
}

/** Empty for one that leads nowhere from here, such as a bookmark within the pasted document. */
function hrefOf(href: string, origin: string): string {
	if (href.startsWith("/") && !/^\/[/\\]/.test(href)) return href;
	if (!URL.canParse(href)) return "";
	const url = new URL(href);
	if (/^(www\.)?google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url")
		return hrefOf(url.searchParams.get("q") ?? "", origin);
	if (!["http:", "https:", "mailto:", "tel:"].includes(url.protocol)) return "";
	return url.origin === origin ? url.pathname + url.search + url.hash : href.trim();
}

function isUnseen(element: Element): boolean {
	const style = element.getAttribute("style") ?? "";
	return /display:\s*none|mso-hide:\s*all/i.test(style);
}

function prefixed(words: string, prefix: string): string {
	return words.replace(/^/gm, prefix).replace(/[ ]+$/gm, (blank) => (prefix.trim() === "" ? "" : blank));
}

function fenced(code: string): string {
	const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
	const fence = "`".repeat(longest + 1);
	return code.trim() === "" ? "" : `${fence}\n${code.replace(/\n+$/, "")}\n${fence}`;
}
