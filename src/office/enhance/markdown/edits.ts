/** A text with its selection. */
export type SelectedText = { text: string; start: number; end: number };

/** Replaces what is between two offsets, and then selects what is between two others. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

/** Puts marks round the selection, or round the word at the caret; takes them away where they are. */
export function wrap({ text, start, end }: SelectedText, mark: "*" | "**"): Edit {
	const [from, to] = start === end ? wordAt(text, start) : trimSelection(text, start, end);
	const inner = text.slice(from, to);
	// Three stars are bold and italic.
	const stars = Math.min(starsAt(/\**$/, text.slice(0, from)), starsAt(/^\**/, text.slice(to)));
	if (mark === "**" ? stars >= 2 : stars % 2 === 1)
		return edit(from - mark.length, to + mark.length, inner, 0, inner.length);
	const within = inner.startsWith(mark) && inner.endsWith(mark) && inner.length >= 2 * mark.length;
	if (within && (mark.length > 1 || !inner.startsWith("**"))) {
		const bare = inner.slice(mark.length, -mark.length);
		return edit(from, to, bare, 0, bare.length);
	}
	return edit(from, to, mark + inner + mark, mark.length, mark.length + inner.length);
}

function starsAt(where: RegExp, text: string): number {
	return where.exec(text)?.[0].length ?? 0;
}

const markers = {
	heading: /^#{1,6} +/,
	list: /^( *)[-*+] +/,
	numbered: /^( *)\d+[.)] +/,
	quote: /^> ?/,
};

export type LineKind = keyof typeof markers;

/** Makes the selected lines a list, a quotation or headings; makes them plain where they are. */
export function markLines({ text, start, end }: SelectedText, kind: LineKind): Edit {
	const from = lineStart(text, start);
	const after = text.indexOf("\n", Math.max(start, text[end - 1] === "\n" ? end - 1 : end));
	const to = after === -1 ? text.length : after;
	const lines = text.slice(from, to).split("\n");
	const filledLines = lines.filter((line) => line.trim() !== "");
	const undo = filledLines.length > 0 && filledLines.every((line) => markers[kind].test(line));
	let number = 0;
	const changedLines = lines.map((line) => {
		if (line.trim() === "" && lines.length > 1) return kind === "quote" && !undo ? ">" : line;
		const bare = line.replace(markers[kind], "");
		if (undo) return bare;
		number += 1;
		return prefixOf(kind, number) + bare.replace(kind === "quote" ? /^$/ : anyMarker, "");
	});
	const insert = changedLines.join("\n");
	if (start === end) {
		const moved = Math.max(from, start + insert.length - (to - from));
		return { from, to, insert, start: moved, end: moved };
	}
	return edit(from, to, insert, 0, insert.length);
}

const anyMarker = /^(#{1,6} +|[-*+] +|\d+[.)] +)/;

function prefixOf(kind: LineKind, number: number): string {
	return { heading: "## ", list: "- ", numbered: `${number}. `, quote: "> " }[kind];
}

/** A link with the selection, or else the page's title, as its words. */
export function link({ text, start, end }: SelectedText, { address, title }: { address: string; title: string }): Edit {
	const [from, to] = start === end ? [start, end] : trimSelection(text, start, end);
	const linked = text.slice(from, to) || title.replace(/[[\]\\]/g, "\\$&");
	const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, "")}>` : address;
	const insert = `[${linked}](${target})`;
	return edit(from, to, insert, insert.length, insert.length);
}

/** Something that stands between blank lines; `select` is what to type over first. */
export function block({ text, start, end }: SelectedText, insert: string, select: string): Edit {
	const before = text.slice(0, start);
	const after = text.slice(end);
	const lead = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
	const tail = after === "" ? "\n" : after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
	const at = lead.length + Math.max(0, insert.indexOf(select));
	return edit(start, end, lead + insert + tail, at, at + select.length);
}

/**
 * Continues a list or quotation when Enter is pressed at the end of a line: adds an item, or ends it if the line is
 * empty.
 */
export function continueLine({ text, start, end }: SelectedText): Edit | undefined {
	if (start !== end) return undefined;
	const from = lineStart(text, start);
	const [whole = "", indent = "", marker = "", number, sign = ""] =
		/^( *)([-*+] +|> ?|(\d{1,8})([.)]) +)/.exec(text.slice(from, start)) ?? [];
	if (whole === "") return undefined;
	if (text.slice(from + whole.length, start).trim() === "")
		return { from, to: start, insert: "", start: from, end: from };
	const next = number === undefined ? marker : `${Number(number) + 1}${sign} `;
	const insert = `\n${indent}${next}`;
	return edit(start, start, insert, insert.length, insert.length);
}

function lineStart(text: string, at: number): number {
	return at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

/** The selection is given from where the edit begins. */
function edit(from: number, to: number, insert: string, start: number, end: number): Edit {
	return { from, to, insert, start: from + start, end: from + end };
}

function wordAt(text: string, at: number): [number, number] {
	const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
	const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(at))?.[0].length ?? 0;
	// Nothing is marked at the edge of a word: what is typed next gets the marks.
	return before > 0 && after > 0 ? [at - before, at + after] : [at, at];
}

function trimSelection(text: string, start: number, end: number): [number, number] {
	const selection = text.slice(start, end);
	if (selection.trim() === "") return [start, end];
	return [start + selection.length - selection.trimStart().length, end - selection.length + selection.trimEnd().length];
}
