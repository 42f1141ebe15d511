import { westernDigits } from "#src/formatting/typed-text.ts";

/** A country in the world's numbering plan (ITU-T E.164). */
export type DialCountry = {
	/** ISO 3166-1 alpha-2 in lower case. */
	iso2: string;
	name: string;
	/** Dial code without the plus. */
	dialCode: string;
	/** Lengths of the groups of its usual number, for grouping before the numbering plans are loaded. */
	groups?: readonly number[];
	/** Some numbers have fewer than seven digits; a pattern for what is typed must not refuse them. */
	hasShortNumbers?: boolean;
};

/**
 * Groups the digits of a national number, without a country code or trunk prefix that were typed in front.
 * @returns undefined if the country has no such number
 */
export type GroupNational = (digits: string, country: DialCountry) => string | undefined;

/** E.164: country code and national number. */
const maxDigits = 15;

const digitsIn = (text: string) => westernDigits(text).replace(/\D/g, "");
const hasPrefix = (text: string) => /^[\s(]*(?:\+|00)/.test(westernDigits(text));

/** Tells whether a text names its country: `+44 …`, or `0044 …` as it is dialled from India and most of the world. */
export function namesItsCountry(text: string): boolean {
	return hasPrefix(text) && cleanNumber(text) !== undefined;
}

/**
 * Returns what is sent for a number typed next to a country: `+91 98765 43210`. Typed groups stay, digits without
 * groups are grouped. A text that isn’t a number stays as it is; a country code alone isn’t a number.
 */
export function international(text: string, country: DialCountry, group?: GroupNational): string {
	if (cleanNumber(text) === undefined) return text;
	const number = nationalPart(text, country, group);
	return number === "" || number.startsWith("+") ? number : `+${country.dialCode} ${number}`;
}

/**
 * Returns the part after the country's code. A number of another country, or a text that isn’t one, stays whole.
 */
export function nationalPart(text: string, country: DialCountry, group: GroupNational = groupUsual): string {
	const number = cleanNumber(text);
	if (number === undefined) return text;
	const { dialCode } = country;
	if (number.startsWith("+") && !digitsIn(number).startsWith(dialCode)) return number;
	const rest = number.startsWith("+") ? withoutFirst(number, dialCode.length) : number;
	const digits = digitsIn(rest);
	const grouped = group(digits, country);
	if (grouped === undefined) return rest;
	const national = withoutFirst(rest, digits.length - digitsIn(grouped).length);
	return /\D/.test(national) ? national : grouped;
}

/**
 * Returns true if a text is what a control shows of a whole number: all but its country's code of up to three digits.
 */
export function isPartOf(text: string, whole: string): boolean {
	if (!hasPrefix(whole) || hasPrefix(text) || cleanNumber(text) === undefined) return false;
	const [part, all] = [digitsIn(text), digitsIn(whole)];
	const codeLength = all.length - part.length;
	return codeLength >= 1 && codeLength <= 3 && all.endsWith(part);
}

/** The text up to the last digit that a number may have, including its country code. */
export function limitDigits(text: string, { dialCode }: DialCountry): string {
	const code = westernDigits(text.trim()).startsWith("00") ? -2 : hasPrefix(text) ? 0 : dialCode.length;
	return text.match(new RegExp(`^(?:\\P{Nd}*\\p{Nd}){0,${maxDigits - code}}\\P{Nd}*`, "u"))?.[0] ?? text;
}

function groupUsual(digits: string, { groups = [] }: DialCountry): string | undefined {
	const pattern = groups.map((length) => `(\\d{${length}})`).join("");
	return new RegExp(`^${pattern}$`).exec(digits)?.slice(1).join(" ");
}

/** Digits, blanks and hyphens, perhaps after a plus; undefined for anything but a number. */
function cleanNumber(typed: string): string | undefined {
	const text = westernDigits(typed);
	if (!/^[\s(]*\+?[\d\s()./‐–-]*$/.test(text) || !/\d/.test(text)) return undefined;
	return text
		.replace(/[^\d+-]+/g, " ")
		.replace(/^[\s-]+|[\s-]+$/g, "")
		.replace(/^(?:00|\+)[\s-]*/, "+");
}

function withoutFirst(number: string, digits: number): string {
	return number.replace(new RegExp(`^(?:\\D*\\d){${digits}}[\\s-]*`), "");
}
