/** The first words of a plain text, with an ellipsis when there are more: at 3, "a b c d" is "a b c…". */
export function firstWords(text: string, count: number, ellipsis = "…"): string {
	const words = text.split(/\s+/).filter((word) => word !== "");
	return words.length > count ? `${words.slice(0, count).join(" ")}${ellipsis}` : words.join(" ");
}
