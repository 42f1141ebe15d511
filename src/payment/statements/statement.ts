import type { FeeKind } from "#src/payment/fee/fee.ts";

export const entryKinds = [
	"captured",
	"refunded",
	"at-school",
	"waived",
	"settled-payment",
	"settled-refund",
	"settled-other",
] as const;

export type EntryKind = (typeof entryKinds)[number];

/**
 * One row of a month's statement, in paise. `amount` is of the thing itself; of an entry at the school that was taken
 * back, and of a movement of the provider that takes away, it is less than 0. `day` is `YYYY-MM-DD`.
 */
export type StatementEntry = {
	day: string;
	kind: EntryKind;
	reference: string;
	/** Kind of fee that was paid; null for movements that belong to no fee. */
	feeKind: FeeKind | null;
	/** The provider's id of the payment, refund or movement, or the entry's at the school. */
	id: string;
	amount: number;
	/** Part of a payment that is not the fee: the provider's charge to the payer, or less than 0 with an offer. */
	added: number;
	/** Amount including its tax. */
	fee: number;
	tax: number;
};

/**
 * Totals of a month's rows, in paise. In transit is what the provider holds: taken, and neither refunded nor settled.
 * `received` is what came to the bank.
 */
export type StatementTotals = {
	opening: number;
	counts: Record<EntryKind, number>;
	sums: Record<EntryKind, number>;
	/** Part of the payments that was not for the fees; missing in months that an earlier release closed. */
	added?: number;
	fees: number;
	taxes: number;
	received: number;
	closing: number;
};

/** @param opening what was in transit at the end of the month before, in paise */
export function totalsOf(opening: number, entries: readonly StatementEntry[]): StatementTotals {
	const of = (kind: EntryKind) => entries.filter((entry) => entry.kind === kind);
	const sum = (rows: readonly StatementEntry[], field: "amount" | "added" | "fee" | "tax") =>
		rows.reduce((total, row) => total + row[field], 0);
	const counts = Object.fromEntries(entryKinds.map((kind) => [kind, of(kind).length])) as Record<EntryKind, number>;
	const sums = Object.fromEntries(entryKinds.map((kind) => [kind, sum(of(kind), "amount")])) as Record<
		EntryKind,
		number
	>;
	const fees = sum(entries, "fee");
	const settled = sums["settled-payment"] - sums["settled-refund"];
	return {
		opening,
		counts,
		sums,
		added: sum(entries, "added"),
		fees,
		taxes: sum(entries, "tax"),
		received: settled + sums["settled-other"] - fees,
		closing: opening + sums.captured - sums.refunded - settled,
	};
}

/** `YYYY-MM` of the month after. */
export function monthAfter(month: string): string {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
