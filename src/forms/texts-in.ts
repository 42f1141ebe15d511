/** A text as its field has it: forms are sent with two characters for a line break. */
export const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/**
 * The texts of a posted form by the names of its fields. A line break is one character, as in its field, not two.
 * @throws the error of a body that is no form, where a field is there twice: two readers could see different values
 */
export function textsIn(form: FormData): Record<string, string> {
	const texts = new Map<string, string>();
	for (const [name, value] of form) {
		if (typeof value !== "string") continue;
		if (texts.has(name)) throw new TypeError("Failed to parse body as FormData: a field was sent twice.");
		texts.set(name, withPlainBreaks(value));
	}
	return Object.fromEntries(texts);
}
