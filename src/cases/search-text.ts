import { westernDigits } from "#src/formatting/typed-text.ts";

/** Marks that searches disregard: accents, and joiners, which change how letters are drawn. */
const disregarded = /[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu;
/** Long texts beyond this are not searched, characters. */
const maxLength = 6000;

/** A text as searches compare it: lower case without accents, digits of any script as 0 to 9, single spaces. */
export function fold(text: string): string {
	const plain = westernDigits(text.normalize("NFKD").replace(disregarded, ""));
	return plain.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Builds what searches look through: the texts folded, and the digits of phone numbers on their own. */
export function searchText(texts: readonly string[], phones: readonly string[]): string {
	const givenTexts = texts.map(fold).filter((text) => text !== "");
	const digits = phones.map((phone) => westernDigits(phone).replace(/\D/g, "")).filter((text) => text !== "");
	return [...digits, ...givenTexts].join("\n").slice(0, maxLength);
}

/** The parts that a case must all contain. What looks like a telephone number is one part, by its digits. */
export function searchParts(typed: string): string[] {
	const search = westernDigits(typed);
	const phone = /(?:^|\s)(\+?\d[\d\s().-]{3,}\d)(?=\s|$)/.exec(search);
	const number = phone?.[1]?.replace(/\D/g, "") ?? "";
	if (!phone || number.length < 5) return fold(search).split(" ").filter(Boolean);
	const others = search.replace(phone[1] ?? "", " ");
	return [nationalDigits(number), ...fold(others).split(" ").filter(Boolean)];
}

/** Removes the country's code and the trunk zero, which people add as they like. */
function nationalDigits(digits: string): string {
	return /^(?:91|0091|0)(\d{10})$/.exec(digits)?.[1] ?? digits;
}
