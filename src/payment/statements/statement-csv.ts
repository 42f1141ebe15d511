import { feeKindTitle } from "#src/payment/fee/fee.ts";
import { type EntryKind, entryKinds, type StatementEntry, type StatementTotals } from "./statement.ts";

export const entryLabels: Record<EntryKind, string> = {
	captured: "Collected online",
	refunded: "Refunded online",
	"at-school": "Offline payment",
	waived: "Waived",
	"settled-payment": "Settled payment",
	"settled-refund": "Deducted refund",
	"settled-other": "Other movement",
};

/** The rows of a month and their totals, as CSV in rupees. No cell needs quotes: all are ids, days and amounts. */
export function statementCsv(
	month: string,
	entries: readonly StatementEntry[],
	{ opening, counts, sums, added = 0, fees, taxes, received, closing }: StatementTotals,
): string {
	// A column that is needed by no row would change the form of all other statements.
	const isAdded = entries.some((entry) => entry.added !== 0);
	const columns = isAdded ? 9 : 8;
	const row = (...cells: (string | number)[]) =>
		`${[...cells, ...Array(columns - cells.length).fill("")].join(",")}\r\n`;
	return [
		row("Statement", month),
		row(
			"Day",
			"Type",
			"Application number",
			"Payment or refund ID",
			"Rupees",
			"Fee with tax",
			"Tax",
			"For",
			...(isAdded ? ["Charge or discount"] : []),
		),
		row("", "In transit at the start", "", "", rupees(opening)),
		...entries.map(({ day, kind, reference, feeKind, id, amount, added, fee, tax }) => {
			const what = [entryLabels[kind], plain(reference), plain(id)];
			const sums = [amount, fee, tax].map(rupees);
			return row(day, ...what, ...sums, feeKind ? feeKindTitle(feeKind) : "", ...(isAdded ? [rupees(added)] : []));
		}),
		...entryKinds.map((kind) => row("Total", entryLabels[kind], "", counts[kind], rupees(sums[kind]))),
		...(isAdded ? [row("Total", "Charges or discounts", "", "", "", "", "", "", rupees(added))] : []),
		row("Total", "Fees and taxes", "", "", "", rupees(fees), rupees(taxes)),
		row("Total", "Received at the bank", "", "", rupees(received)),
		row("", "In transit at the end", "", "", rupees(closing)),
	].join("");
}

const rupees = (paise: number) =>
	`${paise < 0 ? "-" : ""}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, "0")}`;

const plain = (id: string) => id.replaceAll(/[^\w./-]/g, "_");
