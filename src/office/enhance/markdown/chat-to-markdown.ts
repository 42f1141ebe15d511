import { escapeLineStart, escapeText } from "./inline-runs.ts";

/**
 * WhatsApp puts these before each of several messages: `[10:21, 20/11/2026] Priya: ` or `20/11/26, 10:21 am - Priya: `.
 */
const stamp = new RegExp(
	[
		String.raw`^\u200e?\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?, \d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\] ([^:\n]{1,60}): `,
		String.raw`^\u200e?\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?\]?(?: -)? ([^:\n]{1,60}): `,
	].join("|"),
	"i",
);

/** Messages copied from a chat as paragraphs, each after its writer’s name; null for any other text. */
export function chatToMarkdown(words: string): string | null {
	const lines = words.replace(/\r\n?/g, "\n").split("\n");
	if (!stamp.test(lines[0] ?? "")) return null;
	const messages: { name: string; lines: string[] }[] = [];
	for (const line of lines) {
		const found = stamp.exec(line);
		if (found) messages.push({ name: found[1] ?? found[2] ?? "", lines: [line.slice(found[0].length)] });
		else messages.at(-1)?.lines.push(line);
	}
	return messages
		.map(({ name, lines: said }) => `**${escapeText(name.trim())}:** ${said.map(messageLine).join("\\\n")}`)
		.map((message) =>
			message
				.replace(/(\\\n)+$/, "")
				.replace(/\\\n(\s*\\\n)+/g, "\n\n")
				.trim(),
		)
		.join("\n\n");
}

/** WhatsApp's marks, in which one star is bold. */
function messageLine(line: string): string {
	return line
		.split(
			/((?<![\p{L}\p{N}*])\*(?=\S)[^*\n]*\S\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=\S)[^_\n]*\S_(?![\p{L}\p{N}_]))/u,
		)
		.map((part, index) => {
			if (index % 2 === 0) return index === 0 ? escapeLineStart(escapeText(part)) : escapeText(part);
			const mark = part.startsWith("*") ? "**" : "*";
			return `${mark}${escapeText(part.slice(1, -1))}${mark}`;
		})
		.join("");
}
