import { english } from "./language.ts";

const elements =
	/<(h[1-6]|p|li|dt|dd|td|th|figcaption|blockquote|div|a|span|strong|em|b|i|time)((?: [^<>]*)?)>((?:<(?:a|span|strong|em|b|i|time)(?: [^<>]*)?>)?[^<]+)/g;
const latin = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Tells whether a language is written in letters other than Latin ones. @param name in that language */
export const hasOwnScript = (name: string) => /\p{L}/u.test(name.replaceAll(latin, ""));

/**
 * Marks the elements of a page in another script that begin with English: what has not been translated, and names.
 * Screen readers change their voice for them, and browsers their hyphens.
 */
export function markEnglish(html: string): string {
	return html.replace(elements, (whole, name: string, attributes: string, text: string) => {
		const plain = text.replaceAll(/<[^>]*>|&#?\w+;/g, "");
		if (!/\p{Script=Latin}{3}/u.test(plain) || hasOwnScript(plain) || `${attributes}${text}`.includes(" lang="))
			return whole;
		return `<${name} lang="${english}"${attributes}>${text}`;
	});
}
