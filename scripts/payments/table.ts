import { inFigures } from "../../src/payment/fee/amount.ts";
import { formatRupees } from "../../src/payment/fee/fee.ts";
import type { LedgerLine } from "../../src/payment/ledger/ledger.server.ts";
import { wrap } from "../../src/pdf/wrap.ts";

const columns = [
	["Application", 15],
	["Name", 14],
	["Fee", 6],
	["State", 9],
	["Order", 20],
	["Payment", 18],
	["", 10],
] as const;
const width = 99;

/** The ledger as lines of at most 99 columns; mismatches follow below their application. */
export function ledgerTable(lines: readonly LedgerLine[]): string {
	const rows = lines.flatMap(({ reference, name, fee, payments, mismatches }) => [
		...(payments.length > 0 ? payments : [undefined]).map((payment, k) => {
			const first = k === 0;
			const about = first
				? [reference, name, fee ? formatRupees(fee.amount) : "none", fee?.state ?? ""]
				: ["", "", "", ""];
			return row([
				...about,
				(payment ? payment.orderId : fee?.orderId) ?? "",
				payment?.id ?? "",
				payment?.status ?? "",
			]);
		}),
		...mismatches.flatMap(({ message }) =>
			wrap(message, width - 4, columnsOf).map((line, k) => `${k === 0 ? "  ! " : "    "}${line}`),
		),
	]);
	return [row(columns.map(([title]) => title)), "─".repeat(width), ...rows, "", summary(lines), ""].join("\n");
}

function summary(lines: readonly LedgerLine[]): string {
	const paid = lines.flatMap(({ fee }) => (fee?.state === "paid" ? [fee.amount] : []));
	const wrong = lines.filter(({ mismatches }) => mismatches.length > 0).length;
	const sum = inFigures(paid.reduce((total, amount) => total + amount, 0));
	const mismatches = wrong === 0 ? "no mismatch" : `${counted(wrong, "application")} with a mismatch`;
	return `${counted(lines.length, "application")}, ${counted(paid.length, "fee")} paid (${sum}), ${mismatches}.`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

function row(cells: readonly string[]): string {
	return cells
		.map((text, k) => fitted(text, columns[k]?.[1] ?? 0))
		.join(" ")
		.trimEnd();
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const unseen = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]$/u;
// What a name could do to a terminal.
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** How many columns a terminal gives to a text, as nearly as can be known. */
function columnsOf(text: string): number {
	return [...text].reduce((sum, character) => sum + (unseen.test(character) ? 0 : wide.test(character) ? 2 : 1), 0);
}

function fitted(text: string, room: number): string {
	const clean = text.replace(unprintable, " ");
	if (columnsOf(clean) <= room) return clean + " ".repeat(room - columnsOf(clean));
	let cut = "";
	for (const { segment } of letters.segment(clean)) {
		if (columnsOf(cut + segment) > room - 1) break;
		cut += segment;
	}
	return `${cut}…${" ".repeat(room - 1 - columnsOf(cut))}`;
}
