import type { FeeKind, FeeState } from "#src/payment/fee/fee.ts";

export const feesPerPage = 50;

export const feeGroups = ["programme", "kind", "state", "day", "method"] as const;
export type FeeGroup = (typeof feeGroups)[number];

export type FeeFilterState = FeeState | "unpaid" | "ended";

/**
 * Which fees a list shows; undefined is any. A method, and days `YYYY-MM-DD`, ask for fees with a payment by this
 * method on one of these days; what was taken and given back is then of such payments alone.
 */
export type FeeQuery = {
	words: string;
	kind?: FeeKind | undefined;
	/** "ended": not paid, and no longer owed. Those are none of the unpaid ones. */
	state?: FeeFilterState | undefined;
	type?: string | undefined;
	method?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
	/** What the totals are by. */
	by: FeeGroup;
	page: number;
};

/** Which payments a query asks for; all of them without method and days. */
export type PaymentsAsked = Pick<FeeQuery, "method" | "from" | "to">;

export const asksForPayments = ({ method, from, to }: PaymentsAsked): boolean =>
	method !== undefined || from !== undefined || to !== undefined;
