import type { Generated } from "kysely";

/**
 * One row per payment, refund or other movement in a settlement: a transfer of the provider to the school's bank
 * account. Amounts in paise. Rows are added; only their explanation changes, and the month that has them.
 */
export type SettlementLinesTable = {
	id: Generated<number>;
	/** The provider's `setl_…`. */
	settlement_id: string;
	/** The provider's name of what was settled: `pay_…`, `rfnd_…`, `adj_…`. */
	entity_id: string;
	kind: SettlementKind;
	/** The payment of a refund. */
	payment_id: string | null;
	/** The bank's number of the transfer. */
	utr: string | null;
	/** The day at the school, `YYYY-MM-DD`. */
	settled_on: string;
	/** Of the payment, refund or movement itself, never less than 0. */
	amount: number;
	/** What the provider took for its work, with its tax. */
	fee: number;
	/** Of `fee`, goods and services tax. */
	tax: number;
	/** What it adds to the transfer; less than 0 where it takes away. */
	net: number;
	currency: string;
	/** In the provider's words; empty for none. */
	description: string;
	/** Why a line that nothing here explains is right, in the words of a member; null for none. */
	explanation: string | null;
	explained_by_name: string | null;
	/** The month, `YYYY-MM`, whose statement has it; null until that is closed. */
	booked_in: string | null;
	/** ISO 8601 in UTC. */
	created_at: string;
};

/** other: an adjustment, a transfer, a dispute, a reserve. */
export type SettlementKind = "payment" | "refund" | "other";
