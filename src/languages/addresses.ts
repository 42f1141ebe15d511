import { english, type LanguageTag, languageNow } from "./language.ts";

/** Addresses of files, which are the same in every language. */
const withoutLanguage = /^\/(static|uploads)(?=[/?#]|$)|^\/[^/?#]+\.\w+(?=[?#]|$)/;

/**
 * The language that an address begins with, and the address without it. Files are in English.
 * @param url path and query
 * @param languages those that the site has beside English
 */
export function splitLanguage(
	url: string,
	languages: readonly LanguageTag[],
): { language: LanguageTag; address: string } {
	const [, tag = "", rest = ""] = /^\/([a-z]{2,3})(?=[/?#]|$)(.*)$/s.exec(url) ?? [];
	// Two slashes would begin the name of a host.
	const address = `/${rest.replace(/^\/+/, "")}`;
	if (!languages.includes(tag)) return { language: english, address: url };
	return { language: withoutLanguage.test(address) ? english : tag, address };
}

/** The same address in a language. @param address one of the site, in English */
export function addressIn(language: LanguageTag, address: string): string {
	if (language === english || withoutLanguage.test(address)) return address;
	return address === "/" ? `/${language}` : `/${language}${address.startsWith("/?") ? address.slice(1) : address}`;
}

/** Begins an address that leads to English, also on a page in another language. */
export const englishAddress = (address: string) => `/${english}${address === "/" ? "" : address}`;

/**
 * Leads the links and forms of a page to pages in its language. Those that name a language already keep it.
 * @param html a whole page
 */
export function linksIn(language: LanguageTag, languages: readonly LanguageTag[], html: string): string {
	return html.replace(
		/( (?:href|action|formaction)=")(\/(?!\/)[^"]*)/g,
		(_whole, attribute: string, address: string) => {
			return `${attribute}${localAddress(language, languages, address)}`;
		},
	);
}

/** An address of the site, in a language unless it names one. `/en/…` loses its language. */
export function localAddress(language: LanguageTag, languages: readonly LanguageTag[], address: string): string {
	const { language: named, address: rest } = splitLanguage(address, [english, ...languages]);
	if (rest !== address) return addressIn(named, rest);
	return addressIn(language, address);
}

/** The same address in the language of now: of the page, in a browser. */
export const inPageLanguage = (address: string): string => addressIn(languageNow().tag, address);
