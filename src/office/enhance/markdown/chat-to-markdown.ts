import { htmlToMarkdown } from "./html-to-markdown.ts";

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
const marks =
	/((?<![\p{L}\p{N}*])\*(?=\S)[^*\n]*\S\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=\S)[^_\n]*\S_(?![\p{L}\p{N}_]))/u;

/** Messages copied from a chat as paragraphs, each after its writer’s name; null for any other text. */
export function chatToMarkdown(words: string): string | null {
	const lines = words.replace(/\r\n?/g, "\n").split("\n");
	if (!stamp.test(lines[0] ?? "")) return null;
	const body = document.createElement("div");
	for (const line of lines) {
		const found = stamp.exec(line);
		const paragraph = found ? document.createElement("p") : (body.lastElementChild ?? body);
		if (found) {
			body.append(paragraph);
			paragraph.append(element("strong", `${(found[1] ?? found[2] ?? "").trim()}:`), " ");
		} else paragraph.append(element("br", ""));
		// WhatsApp's marks, in which one star is bold.
		const parts = line.slice(found?.[0].length ?? 0).split(marks);
		paragraph.append(...parts.map((part, at) => (at % 2 === 0 ? part : marked(part))));
	}
	return htmlToMarkdown(body, "");
}

const marked = (part: string) => element(part.startsWith("*") ? "strong" : "em", part.slice(1, -1));

function element(name: string, words: string): Element {
	const made = document.createElement(name);
	made.textContent = words;
	return made;
}
