import { createHash } from "node:crypto";
import { feeKindTitle } from "#src/payment/fee/fee.ts";
import { type EntryKind, entryKinds, type StatementEntry, type StatementTotals } from "./statement.ts";

/** What is signed, and its SHA-256 in hexadecimal. */
export type StatementBody = { text: string; sha256: string };

export const entryWords: Record<EntryKind, string> = {
	captured: "Taken by the provider",
	refunded: "Given back by the provider",
	"at-school": "Paid at the school",
	waived: "Waived",
	"settled-payment": "Settled payment",
	"settled-refund": "Deducted refund",
	"settled-other": "Other movement",
};

/** The rows of a month and what they come to, as CSV in rupees. No cell needs quotes: all are ids, days and sums. */
export function statementBody(
	month: string,
	entries: readonly StatementEntry[],
	{ opening, counts, sums, fees, taxes, received, closing }: StatementTotals,
): StatementBody {
	const row = (...cells: (string | number)[]) => `${[...cells, ...Array(8 - cells.length).fill("")].join(",")}\r\n`;
	const text = [
		row("Statement", month),
		row("Day", "What", "Application", "Id", "Rupees", "Fee with tax", "Tax", "For"),
		row("", "In transit before", "", "", rupees(opening)),
		...entries.map(({ day, kind, reference, feeKind, id, amount, fee, tax }) => {
			const what = [entryWords[kind], plain(reference), plain(id)];
			return row(day, ...what, rupees(amount), rupees(fee), rupees(tax), feeKind ? feeKindTitle(feeKind) : "");
		}),
		...entryKinds.map((kind) => row("Total", entryWords[kind], "", counts[kind], rupees(sums[kind]))),
		row("Total", "Fees and taxes", "", "", "", rupees(fees), rupees(taxes)),
		row("Total", "Received at the bank", "", "", rupees(received)),
		row("", "In transit after", "", "", rupees(closing)),
	].join("");
	return { text, sha256: sha256(text) };
}

const rupees = (paise: number) =>
	`${paise < 0 ? "-" : ""}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, "0")}`;

const plain = (id: string) => id.replaceAll(/[^\w./-]/g, "_");

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The whole file: the body, its hash, the public key, and the signature of the body by that key. */
export function signedStatement({ text, sha256: hash }: StatementBody, publicKey: string, signature: string): string {
	return `${text}SHA-256,${hash}\r\nPublic key,${publicKey}\r\nSignature,${signature}\r\n`;
}

/** @returns undefined where the file has no such end */
export function splitStatement(
	file: string,
): { text: string; sha256: string; publicKey: string; signature: string } | undefined {
	const found = /^(.*\r\n)SHA-256,([0-9a-f]{64})\r\nPublic key,([\w+/=]+)\r\nSignature,([\w+/=]+)\r\n$/s.exec(file);
	const [, text, hash, publicKey, signature] = found ?? [];
	return text && hash && publicKey && signature ? { text, sha256: hash, publicKey, signature } : undefined;
}
