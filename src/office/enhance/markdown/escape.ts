/** Escapes what would be read as a mark, and nothing else: addresses stay whole. */
export function escapeText(text: string, inLink = false): string {
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
export function escapeLineStart(line: string): string {
	if (/^\s*[-=:|\s]+$/.test(line) && line.trim() !== "") return line.replace(/\S/, "\\$&");
	return line
		.replace(/^(\s*)(#{1,6}(?=\s|$)|>|[-+](?=\s|$))/, "$1\\$2")
		.replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
