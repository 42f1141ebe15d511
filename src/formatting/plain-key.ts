/**
 * Lower-case letters and digits of a text, with a separator for everything between them: "cafe-and-bar".
 * @param max most characters
 */
export function plainKey(text: string, separator: "-" | "_", max: number): string {
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, separator)
		.slice(0, max)
		.replace(/^[-_]|[-_]$/g, "");
}
