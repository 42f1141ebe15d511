import type { FeeKind, FeeState } from "#src/payment/fee/fee.ts";

export const feesPerPage = 50;

export const feeGroups = ["programme", "kind", "state", "day", "method"] as const;
export type FeeGroup = (typeof feeGroups)[number];

export type FeeFilterState = FeeState | "unpaid" | "ended";

/**
 * Filter of a list of fees; undefined is any. A method, and days `YYYY-MM-DD`, ask for fees with a payment by this
 * method on one of these days; the amounts taken and refunded are then of such payments alone.
 */
export type FeeQuery = {
	search: string;
	kind?: FeeKind | undefined;
	/** "ended": not paid, and no longer owed. Those are none of the unpaid ones. */
	state?: FeeFilterState | undefined;
	type?: string | undefined;
	method?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
	/** Grouping of the totals. */
	by: FeeGroup;
	page: number;
};

/** Filter of the payments that a query asks for; all of them without method and days. */
export type PaymentsAsked = Pick<FeeQuery, "method" | "from" | "to">;

export const asksForPayments = ({ method, from, to }: PaymentsAsked): boolean =>
	method !== undefined || from !== undefined || to !== undefined;

/**
 * One row of the totals, by programme, state, day or method. Counts are of payments, refunds and fees; sums in paise.
 */
export type FeeTotals = {
	group: string | null;
	taken: number;
	takenAmount: number;
	waived: number;
	waivedAmount: number;
	refunded: number;
	refundedAmount: number;
	unpaid: number;
};

/** The last row of the totals: the sum of those above it. */
export function sumTotals(rows: readonly FeeTotals[]): Omit<FeeTotals, "group"> {
	const sum = (of: (row: FeeTotals) => number) => rows.reduce((total, row) => total + of(row), 0);
	return {
		taken: sum(({ taken }) => taken),
		takenAmount: sum(({ takenAmount }) => takenAmount),
		waived: sum(({ waived }) => waived),
		waivedAmount: sum(({ waivedAmount }) => waivedAmount),
		refunded: sum(({ refunded }) => refunded),
		refundedAmount: sum(({ refundedAmount }) => refundedAmount),
		unpaid: sum(({ unpaid }) => unpaid),
	};
}
