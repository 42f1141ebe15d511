import type { Generated } from "kysely";
import type { FeeState } from "./fee.ts";
import type { Flag, PaymentStatus } from "./fee-state.ts";

/** One row an application that costs something. Times are ISO 8601 in UTC, amounts in paise. */
export type FeesTable = {
	id: Generated<number>;
	application_id: number;
	reference: string;
	/** The order's unique name at the provider: an order is made once under it, however often it is asked for. */
	receipt: string;
	state: FeeState;
	plan_name: string;
	plan_days: number;
	amount: number;
	currency: "INR";
	order_id: string | null;
	/** The provider's key that the order belongs to; null for orders made before this was kept. */
	order_key: string | null;
	/** How often the order was asked for. */
	order_tries: number;
	/** The payment that settled the fee. */
	payment_id: string | null;
	paid_at: string | null;
	/** Given in the transaction that makes the fee paid: `DSA-26-R-000001`. Null in rows older than this column until they are numbered. */
	receipt_number: string | null;
	/** Until when the bank may still take a payment that was begun, so that nobody should pay again; null: nothing is open. */
	checking_until: string | null;
	/** The latest moment at which somebody set out to pay: the reconciler looks for five days from then. */
	watched_from: string;
	looks: number;
	/** When the reconciler looks next; null: not again. */
	due_at: string | null;
	/** Until when one process has the fee's order in hand. */
	leased_until: string | null;
	created_at: string;
	updated_at: string;
};

/** Every attempt to pay that was heard of, each in its furthest state. */
export type FeePaymentsTable = {
	payment_id: string;
	fee_id: number;
	order_id: string;
	/** The furthest state that it was ever in. */
	status: PaymentStatus;
	/** What the provider said last, by its own time `word_at`; null in rows older than this column. */
	word: PaymentStatus | null;
	word_at: string | null;
	/** Null while only the browser has told of it. */
	amount: number | null;
	currency: string | null;
	method: string | null;
	/** 1 once the provider said that it holds the whole fee by this payment. */
	settled: 0 | 1;
	/** Money that is not the fee's: to be refunded by a person. */
	flag: Flag | null;
	error: string | null;
	created_at: string;
	updated_at: string;
};

/** The audit: everything that was told about a fee and what it changed. Rows are only added. */
export type FeeEventsTable = {
	id: Generated<number>;
	fee_id: number;
	source: "submission" | "order" | "browser" | "webhook" | "reconciler" | "staff";
	kind: string;
	/** Tells a repeated delivery from a new one. */
	key: string;
	payment_id: string | null;
	state_before: FeeState;
	state_after: FeeState;
	/** JSON without personal data of applicants; a refund names who of the staff made it. */
	detail: string;
	created_at: string;
};
