const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes text for XML elements and attributes, and drops characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
	const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
	return text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
