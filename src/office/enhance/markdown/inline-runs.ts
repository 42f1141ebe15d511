/** Text of one format. A line break is "\n". */
export type Run = { text: string; bold: boolean; italic: boolean; struck: boolean; code: boolean; href: string };

/** The runs as Markdown. @param plain without marks, as headings have them */
export function writeRuns(runs: readonly Run[], plain = false): string {
	const joined = joinAlike(plain ? runs.map((run) => ({ ...run, bold: false, italic: false })) : runs);
	let written = "";
	for (let index = 0; index < joined.length; ) {
		const { href } = joined[index] ?? { href: "" };
		const until = joined.findIndex((run, at) => at > index && run.href !== href);
		const group = joined.slice(index, until === -1 ? undefined : until);
		index += group.length;
		const next = joined[index]?.text[0] ?? "";
		const words = group.map(({ text }) => text).join("");
		if (href === "" || words.trim() === "") written = writeGroup(written, group, next);
		else {
			const [lead, core, tail] = edges(words);
			const inner = writeGroup("", trimGroup(group), "", true);
			written += core === "" ? words : `${lead}[${inner}](${addressOf(href)})${tail}`;
		}
	}
	return written;
}

function writeGroup(before: string, group: readonly Run[], after: string, inLink = false): string {
	let written = before;
	group.forEach((run, index) => {
		const [lead, core, tail] = edges(run.text);
		const next = tail || (group[index + 1]?.text[0] ?? after);
		written += lead;
		const marks = run.code ? "" : (run.struck ? "~~" : "") + (run.bold ? "**" : "") + (run.italic ? "*" : "");
		const text = run.code
			? inCode(core)
			: inLink
				? escapeText(core).replace(/\](\(?)/g, (_, open) => (open ? "\\]\\(" : "\\]"))
				: escapeText(core);
		written += canMark(written, core, next) && core !== "" ? marks + text + [...marks].reverse().join("") : text;
		written += tail;
	});
	return written;
}

/** Marks only count next to spaces and punctuation in certain ways; where they would be shown as they are, none. */
function canMark(before: string, core: string, next: string): boolean {
	const previous = before.slice(-1);
	if (/[*~_]/.test(previous) || /[*~_]/.test(next)) return false;
	const [first, last] = [core[0] ?? "", core.slice(-1)];
	return !(isPunctuation(first) && isWord(previous)) && !(isPunctuation(last) && isWord(next));
}

const isPunctuation = (char: string) => /[\p{P}\p{S}]/u.test(char);
const isWord = (char: string) => char !== "" && !/\s/.test(char) && !isPunctuation(char);

function edges(text: string): [string, string, string] {
	const core = text.trim();
	if (core === "") return [text, "", ""];
	const at = text.indexOf(core);
	return [text.slice(0, at), core, text.slice(at + core.length)];
}

function trimGroup(group: readonly Run[]): Run[] {
	const runs = group.map((run) => ({ ...run }));
	while (runs[0] && runs[0].text.trim() === "") runs.shift();
	while (runs.at(-1)?.text.trim() === "") runs.pop();
	const [first, last] = [runs[0], runs.at(-1)];
	if (first) first.text = first.text.trimStart();
	if (last) last.text = last.text.trimEnd();
	return runs;
}

/** Word processors cut a sentence into many pieces of one format. Spaces have none. */
function joinAlike(runs: readonly Run[]): Run[] {
	const joined: Run[] = [];
	for (const run of runs) {
		const last = joined.at(-1);
		const alike = last && run.href === last.href && (isAlike(run, last) || run.text.trim() === "");
		if (alike) last.text += run.text;
		else joined.push({ ...run });
	}
	return joined;
}

function isAlike(a: Run, b: Run): boolean {
	return a.bold === b.bold && a.italic === b.italic && a.struck === b.struck && a.code === b.code;
}

function addressOf(href: string): string {
	return /[\s()<>\\]/.test(href) ? `<${href.replace(/[\s<>\\]/g, encodeURIComponent)}>` : href;
}

function inCode(text: string): string {
	const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
	const fence = "`".repeat(longest + 1);
	const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
	return fence + pad + text + pad + fence;
}

/** Escapes what would be read as a mark, and nothing else: addresses stay whole. */
export function escapeText(text: string): string {
	return text
		.split(/(https?:\/\/[\w.~:/?#@!$&'()+,;=%-]+)/)
		.map((part, index) => (index % 2 === 1 ? part : escapePlain(part)))
		.join("")
		.replace(/\n/g, "\\\n");
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
export function escapeLineStart(line: string): string {
	if (/^\s*[-=:|\s]+$/.test(line) && line.trim() !== "") return line.replace(/\S/, "\\$&");
	return line
		.replace(/^(\s*)(#{1,6}(?=\s|$)|>|[-+](?=\s|$))/, "$1\\$2")
		.replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
