import type { Generated } from "kysely";

/**
 * asked: waits for a second person. confirmed: to be ordered. pending: the provider has taken it. processed: the money
 * has left. failed: it has not, and never will by this refund. withdrawn: nobody wants it any more.
 */
export type RefundState = "asked" | "confirmed" | "pending" | "processed" | "failed" | "withdrawn";

/** One row per refund of a payment. Times are ISO 8601 in UTC, amounts in paise. */
export type RefundsTable = {
	id: Generated<number>;
	fee_id: number;
	payment_id: string;
	amount: number;
	currency: string;
	/** Why, in the words of whoever asked for it; empty for a refund that the provider has reported. */
	reason: string;
	state: RefundState;
	/** office: asked for here. provider: ordered elsewhere, and reported. operator: noted at the command line. */
	origin: "office" | "provider" | "operator";
	/** Under which it is ordered; also its receipt at the provider. */
	idempotency_key: string;
	/** Null until the provider has named it. */
	provider_id: string | null;
	/** Why it has failed, or could not be ordered yet. */
	problem: string | null;
	asked_by: number | null;
	asked_by_name: string;
	confirmed_by: number | null;
	confirmed_by_name: string | null;
	confirmed_at: string | null;
	/** When it was processed, failed or withdrawn. */
	finished_at: string | null;
	/** How often the provider was asked to make it, or about it. */
	attempts: number;
	/** Null when nothing is to be done. */
	next_poll_at: string | null;
	/** End of the lease of the process that works on it; null when free. */
	leased_until: string | null;
	created_at: string;
};
