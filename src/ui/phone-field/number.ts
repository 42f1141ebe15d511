/** A country's place in the world's numbering plan (ITU-T E.164). */
export type DialCountry = {
	/** ISO 3166-1 alpha-2 in lower case. */
	iso2: string;
	name: string;
	/** Without the plus. */
	dialCode: string;
	/** A number as it is usually grouped, a dot a digit; missing where numbers differ in length. */
	mask?: string;
};

/** E.164: the country's code and all that follows. */
const mostDigits = 15;

const digitsIn = (text: string) => text.replace(/\D/g, "");
const isForeign = (text: string) => /^[\s(]*(?:\+|00)/.test(text);

/** Whether a text says its country itself: `+44 …`, or `0044 …` as it is dialled from India and most of the world. */
export function namesItsCountry(text: string): boolean {
	return isForeign(text) && cleaned(text) !== undefined;
}

/**
 * What is sent for a number typed beside a country: `+91 98765 43210`. Groups that somebody typed are kept, bare digits are grouped;
 * a text that is no number stays as it is, and a code alone is no number.
 */
export function international(text: string, country: DialCountry): string {
	if (cleaned(text) === undefined) return text;
	const number = nationalPart(text, country);
	return number === "" || number.startsWith("+") ? number : `+${country.dialCode} ${number}`;
}

/** What stands beside the country's code. A number of another country, and a text that is none, stays whole. */
export function nationalPart(text: string, { dialCode, mask = "" }: DialCountry): string {
	const number = cleaned(text);
	if (number === undefined) return text;
	if (number.startsWith("+") && !digitsIn(number).startsWith(dialCode)) return number;
	const rest = number.startsWith("+") ? withoutFirst(number, dialCode.length) : number;
	const [digits, size] = [digitsIn(rest), sizeOf(mask)];
	const withCode = digits.length === size + dialCode.length && digits.startsWith(dialCode);
	const withZero = digits.length === size + 1 && digits.startsWith("0");
	// Typed with the code but no plus, or with the zero that is dialled within the country.
	const surplus = size === 0 ? 0 : withCode ? dialCode.length : withZero ? 1 : 0;
	return grouped(withoutFirst(rest, surplus), mask);
}

/** The text up to the last digit that a number may have, its country's code counted in. */
export function limited(text: string, { dialCode }: DialCountry): string {
	const code = text.trim().startsWith("00") ? -2 : isForeign(text) ? 0 : dialCode.length;
	return text.match(new RegExp(`^(?:\\D*\\d){0,${mostDigits - code}}\\D*`))?.[0] ?? text;
}

/** Whether whole numbers have fewer than seven digits, as on small islands; a rule for what is typed must let them pass. */
export function hasShortNumbers({ mask }: DialCountry): boolean {
	return mask !== undefined && sizeOf(mask) < 7;
}

const sizeOf = (mask: string) => mask.replaceAll(" ", "").length;

/** Digits, blanks and hyphens, perhaps after a plus; undefined where something else than a number was typed. */
function cleaned(text: string): string | undefined {
	if (!/^[\s(]*\+?[\d\s()./‐–-]*$/.test(text) || !/\d/.test(text)) return undefined;
	return text
		.replace(/[^\d+-]+/g, " ")
		.replace(/^[\s-]+|[\s-]+$/g, "")
		.replace(/^(?:00|\+)[\s-]*/, "+");
}

function withoutFirst(number: string, digits: number): string {
	return number.replace(new RegExp(`^(?:\\D*\\d){${digits}}[\\s-]*`), "");
}

function grouped(number: string, mask: string): string {
	const groups = mask.split(" ").map(({ length }) => `(\\d{${length}})`);
	return new RegExp(`^${groups.join("")}$`).exec(number)?.slice(1).join(" ") ?? number;
}
