/**
 * One row of the totals, by programme, state, day or method. Counts are of payments, refunds and fees; sums in paise.
 */
export type FeeTotals = {
	group: string | null;
	taken: number;
	takenSum: number;
	waived: number;
	waivedSum: number;
	refunded: number;
	refundedSum: number;
	unpaid: number;
};

/** The last row of the totals: the sum of those above it. */
export function sumTotals(rows: readonly FeeTotals[]): Omit<FeeTotals, "group"> {
	const sum = (of: (row: FeeTotals) => number) => rows.reduce((total, row) => total + of(row), 0);
	return {
		taken: sum(({ taken }) => taken),
		takenSum: sum(({ takenSum }) => takenSum),
		waived: sum(({ waived }) => waived),
		waivedSum: sum(({ waivedSum }) => waivedSum),
		refunded: sum(({ refunded }) => refunded),
		refundedSum: sum(({ refundedSum }) => refundedSum),
		unpaid: sum(({ unpaid }) => unpaid),
	};
}
