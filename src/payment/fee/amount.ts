import { rupees } from "#src/formatting/rupees.ts";
import { plainAmount } from "#src/formatting/typed-text.ts";

/**
 * The least that the provider refunds at once, in paise; less stays with the school.
 * Source: https://razorpay.com/docs/api/refunds/create-normal/
 */
export const minRefund = 100;

/** Paise with two decimals, as on a receipt: 1000 is "₹10.00", -150 is "-₹1.50". */
export function inFigures(paise: number): string {
	const size = Math.abs(paise);
	const sign = paise < 0 ? "-" : "";
	return `${sign}${rupees(Math.floor(size / 100))}.${String(size % 100).padStart(2, "0")}`;
}

/**
 * A sum as someone types it, in paise: "750", "1,500.50" and "₹ 1 500" are sums.
 * @returns undefined for anything else, and for a hundred crore rupees and more
 */
export function readRupees(text: string): number | undefined {
	const [, rupees = "", paise = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plainAmount(text)) ?? [];
	return rupees === "" ? undefined : Number(rupees) * 100 + Number(paise.padEnd(2, "0"));
}

/**
 * Paise in words with Indian numbers: 1000 is "Rupees ten only", 12345650 is "Rupees one lakh twenty-three thousand
 * four hundred and fifty-six and fifty paise only".
 * @param paise a whole number, 0 or more
 */
export function describeAmount(paise: number): string {
	const [whole, rest] = [Math.floor(paise / 100), paise % 100];
	const small = rest === 0 ? "" : `${under100(rest)} ${rest === 1 ? "paisa" : "paise"}`;
	if (whole === 0 && small) return `${small[0]?.toUpperCase()}${small.slice(1)} only`;
	return `Rupees ${[number(whole), small].filter(Boolean).join(" and ")} only`;
}

const units = (
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
	"eighteen nineteen"
).split(" ");
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const groups = [
	[10_000_000, "crore"],
	[100_000, "lakh"],
	[1000, "thousand"],
	[100, "hundred"],
] as const;

function number(value: number): string {
	if (value < 100) return under100(value);
	const words: string[] = [];
	let rest = value;
	for (const [size, name] of groups) {
		if (rest < size) continue;
		words.push(`${number(Math.floor(rest / size))} ${name}`);
		rest %= size;
	}
	if (rest > 0) words.push("and", under100(rest));
	return words.join(" ");
}

function under100(value: number): string {
	const [ten, unit] = [Math.floor(value / 10), value % 10];
	if (value < 20) return units[value] ?? "";
	return unit === 0 ? (tens[ten] ?? "") : `${tens[ten]}-${units[unit]}`;
}
