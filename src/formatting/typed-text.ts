/**
 * Control characters that no keyboard types, and those that turn the direction of what follows: they make a text read
 * as another one than it is. U+0000 stays, since it is refused by name; so do the joiners that scripts of India need.
 */
const misleading = /(?![\0\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text of any length as its writer saw it. */
export function withoutControls(text: string): string {
	return text.replace(misleading, "");
}

/**
 * Characters that have no width or are not printed, such as soft hyphens and marks of direction, which come along with
 * a copy.
 */
const unseen = /(?!\0)[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
const joiners = /[\u200C\u200D]/;
const variation = /[\uFE0E\uFE0F]/;

/** An answer of one line without what can't be seen: every kind of space is a plain one. */
export function oneLine(text: string): string {
	// U+FEFF counts as a space, and can't be seen.
	const spaced = text.replace(/[^\S\uFEFF]|\u2800/g, " ");
	return withoutControls(spaced).replace(unseen, keepIfSeen).trim().normalize("NFC");
}

/** Joiners shape letters of India, Arabic ones and emoji, and variations choose how an emoji is drawn. */
function keepIfSeen(character: string, at: number, text: string): string {
	const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + 1, at + 3)];
	const inEmoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u.test(before);
	const inWord = /[\p{M}\p{Script=Arabic}]$/u.test(before) || /^\p{M}/u.test(after);
	const isSeen = joiners.test(character) ? inEmoji || inWord : variation.test(character) && inEmoji;
	return isSeen ? character : "";
}

/** Figures as a plain keyboard types them: digits of any script as 0 to 9, and every dash as a hyphen. */
export function plainFigures(text: string): string {
	const narrow = oneLine(text)
		.replace(/[\uFF01-\uFF0F]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[\p{Pd}\u2212\u2043]/gu, "-");
	return westernDigits(narrow);
}

/** A text whose digits, of whatever script, are 0 to 9. */
export function westernDigits(text: string): string {
	return text.replace(/(?![0-9])\p{Nd}/gu, digitOf);
}

/** The digits of a script follow one another, zero first. */
function digitOf(digit: string): string {
	const plain = digit.normalize("NFKC");
	if (/^[0-9]$/.test(plain)) return plain;
	const code = digit.codePointAt(0) ?? 0;
	let value = 0;
	while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
	return String(value);
}

/** A decimal number as `84.6`, also where it was written `84,6`, `84.6 %` or with digits of another script. */
export function plainNumber(text: string): string {
	const figures = plainFigures(text).replace(/ ?[%٪]$/, "");
	return figures.replace(/^(-?\d+)[,٫·](\d+)$/, "$1.$2");
}

/** The digits of an amount or a count without signs and separators: `150000` for `₹ 1,50,000`. */
export function plainAmount(text: string): string {
	return plainFigures(text).replace(/[₹,\s]/g, "");
}

const months = "january february march april may june july august september october november december".split(" ");

/** A month as `2027-05`, also where it was written `May 2027`, `5/2027` or `05-2027`; other texts as they are. */
export function plainMonth(text: string): string {
	const figures = plainFigures(text);
	const [, first = "", second = ""] = /^([a-z]+|\d+)[\s,./-]+([a-z]+|\d+)$/i.exec(figures) ?? [];
	const [year, month] = /^\d{4}$/.test(first) ? [first, second] : [second, first];
	const number = /^\d/.test(month) ? Number(month) : monthNamed(month.toLowerCase());
	const isMonth = /^\d{4}$/.test(year) && number >= 1 && number <= 12;
	return isMonth ? `${year}-${String(number).padStart(2, "0")}` : figures;
}

/** 0 for a text that isn’t a name of a month, short or whole. */
function monthNamed(text: string): number {
	return text.length < 3 ? 0 : months.findIndex((name) => name.startsWith(text)) + 1;
}

/** A day as `2008-08-15`, also where it was written `15/08/2008` or `15 Aug 2008`; other texts as they are. */
export function plainDay(text: string): string {
	const figures = plainFigures(text);
	const [, day = "", rest = ""] = /^(\d{1,2})[\s,./-]+(.+)$/.exec(figures) ?? [];
	const month = plainMonth(rest);
	return /^\d{4}-\d\d$/.test(month) ? `${month}-${day.padStart(2, "0")}` : figures;
}
