/** Letters of the scripts that are written from right to left, such as those of Urdu. */
const rightToLeft = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]`;
const letter = new RegExp(rightToLeft, "u");
/**
 * Stretch from the first such letter to the last one before a letter of another script, or before the end of the line.
 */
const stretch = new RegExp(String.raw`${rightToLeft}(?:[^\p{L}\r\n]*${rightToLeft})*`, "gu");

export const hasRightToLeft = (text: string) => letter.test(text);

/**
 * Tells whether a text is written from right to left: it begins so, most of its letters are, and it's no name
 * with a number.
 */
export function readsRightToLeft(text: string): boolean {
	const letters = text.match(/\p{L}/gu) ?? [];
	const counted = letters.filter(hasRightToLeft).length;
	return counted * 2 > letters.length && hasRightToLeft(letters[0] ?? "") && !/\p{Nd}/u.test(text);
}

/** A text with its own direction, kept apart from what is around it by characters that can't be seen. */
export const isolate = (text: string) => (hasRightToLeft(text) ? `\u2068${text}\u2069` : text);

/**
 * A sentence with the names in it that are written from right to left kept apart, so that the comma and the date after
 * one stay there.
 */
export const isolateNames = (sentence: string) =>
	readsRightToLeft(sentence) ? sentence : sentence.replace(stretch, isolate);
