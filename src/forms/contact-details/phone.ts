import { plainFigures } from "#src/formatting/typed-text.ts";

/** Characters between the digits of a number, once the digits are plain. */
const separators = /[ ()./-]/g;

/**
 * A telephone number in one form.
 * @returns ten digits for an Indian number, however it was typed (`+91 98765-43210`, `098765 43210`); E.164 for
 * another country's (`+254712345678`); undefined for what is neither
 */
export function normalisePhone(text: string): string | undefined {
	const digits = plainFigures(text).replace(separators, "").replace(/^00/, "+");
	if (/^\+(?!91)\d{7,15}$/.test(digits)) return digits;
	return /^(?:\+91|91(?=\d{10}$))?0?(\d{10})$/.exec(digits)?.[1];
}

/** Tells whether a text says that its number is of another country than India. */
export const isForeign = (text: string) => /^\s*\(?(?:\+|00)[\s(]*(?!\s*9\s*1)/.test(text);

/** Tells whether there is nothing but a country's code, as a control with a choice of countries sends it. */
export const isCodeAlone = (text: string) => /^\s*\+\d{1,3}\s*$/.test(text);
