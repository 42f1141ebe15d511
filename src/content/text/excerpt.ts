import type { Cut } from "#src/fields/field-labels.ts";

/** Every place that shows the first words of a record's text. */
export const cuts = {
	/** Latest news on the home page. */
	home: { words: 8 },
	/** The list beside a news item or an event. */
	sideList: { words: 3 },
	/** The list beside a blog post. */
	blogSideList: { words: 5, ellipsis: "..." },
	/** Summary of a page for search engines and shared links. */
	summary: { words: 28 },
	feed: { words: 40 },
	calendar: { words: 60 },
} as const satisfies Record<string, Cut>;

/** The first words of a plain text, with an ellipsis when there are more: at 3, "a b c d" is "a b c…". */
export function firstWords(text: string, count: number, ellipsis = "…"): string {
	const words = text.split(/\s+/).filter((word) => word !== "");
	return words.length > count ? `${words.slice(0, count).join(" ")}${ellipsis}` : words.join(" ");
}
