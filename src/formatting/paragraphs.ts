/** The paragraphs of a text that someone has typed, between empty lines. */
export function paragraphsOf(text: string): string[] {
	return text
		.replaceAll(/\r\n?/g, "\n")
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean);
}
