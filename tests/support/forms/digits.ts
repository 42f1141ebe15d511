/** Zeros of scripts in which people type figures: Tamil, Devanagari, Bengali, Arabic, and the wide forms of East Asia. */
export const zeros = [..."௦०০٠０"];

/** A text with the digits of the script that has this zero. */
export function inDigitsOf(zero: string, text: string): string {
	return text.replace(/[0-9]/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
}
