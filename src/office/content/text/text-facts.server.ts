import type { ContentType } from "#src/content/content-type.ts";
import { firstWords } from "#src/content/text/excerpt.ts";
import { plainText, renderMarkdown } from "#src/content/text/markdown.server.ts";
import { minutesToRead } from "#src/content/text/reading-time.ts";

/** What is known of a Markdown text while it is written. */
export type TextFacts = {
	/** As the site shows it: sanitised HTML. */
	html: string;
	words: number;
	characters: number;
	minutes: number;
	/** Its first words as lists cut them. */
	excerpts: readonly { where: string; text: string; cut: boolean }[];
};

export function textFacts({ office }: Pick<ContentType, "office">, field: string, text: string): TextFacts {
	const plain = plainText(text);
	const words = plain === "" ? 0 : plain.split(" ").length;
	return {
		html: renderMarkdown(text, 2),
		words,
		characters: [...text.trim()].length,
		minutes: minutesToRead(words),
		excerpts: (office.excerpts ?? [])
			.filter((excerpt) => excerpt.field === field)
			.map(({ where, cut }) => ({
				where,
				text: firstWords(plain, cut.words, "ellipsis" in cut ? cut.ellipsis : undefined),
				cut: words > cut.words,
			})),
	};
}
