import type { Generated } from "kysely";
import type { FeeKind, FeeState } from "./fee.ts";
import type { PaymentStatus, RefundFlag } from "./fee-state.ts";

/** One row per fee: an application has at most one of each kind. Times are ISO 8601 in UTC, amounts in paise. */
export type FeesTable = {
	id: Generated<number>;
	application_id: number;
	kind: Generated<FeeKind>;
	reference: string;
	/** Unique per order at the provider, so that a repeated request returns the existing order. */
	receipt: string;
	state: FeeState;
	plan_name: string;
	plan_days: number;
	amount: number;
	currency: "INR";
	/** The provider's order; null until there is one, together with `order_key`. */
	order_id: string | null;
	/** The provider's public key under which the order was created. */
	order_key: string | null;
	/** How often the provider was asked for the order. */
	order_attempts: number;
	/** The payment that settled the fee; null, together with `paid_at`, until then. */
	payment_id: string | null;
	paid_at: string | null;
	/** The day of `paid_at` at the school, `YYYY-MM-DD`. */
	paid_on: string | null;
	/** `DSA-26-R-000001`, assigned in the transaction that makes the fee paid. */
	receipt_number: string | null;
	/** Until then the bank may still take a started payment, so nobody should pay again; null when nothing is open. */
	checking_until: string | null;
	/** When somebody last started to pay. Polling ends five days later. */
	polling_since: string;
	/** Polls since `polling_since`. */
	poll_count: number;
	/** Null when polling has ended. */
	next_poll_at: string | null;
	/** End of the lease of the process that works on the order; null when free. */
	leased_until: string | null;
	/** When it was last compared with the provider; at first when it was paid, null until then. */
	compared_at: string | null;
	created_at: string;
	/** When it came to be owed once more after it had ended; null where it never did. */
	owed_since: Generated<string | null>;
	/** Since when an unpaid fee is no longer owed, since what it was for came to nothing; null while it is owed. */
	ended_at: Generated<string | null>;
	updated_at: string;
};

/** One row per payment attempt of a fee. */
export type FeePaymentsTable = {
	payment_id: string;
	fee_id: number;
	order_id: string;
	/** The furthest status ever reported. */
	status: PaymentStatus;
	/** The last reported status and its time by the provider's clock; it may be behind `status`. */
	reported_status: PaymentStatus;
	reported_at: string;
	/** Amount and currency are null while only the browser has reported the payment. */
	amount: number | null;
	currency: string | null;
	/** Null where the provider does not say. */
	method: string | null;
	/** 1 once the provider has confirmed that this payment covers the whole fee. */
	settled: 0 | 1;
	/** When the provider was first known to hold its money, ISO 8601; null until then, also when it was let go. */
	captured_at: string | null;
	/** Why staff must refund this payment; null for none. */
	flag: RefundFlag | null;
	error: string | null;
	created_at: string;
	updated_at: string;
};

/** The append-only log of everything reported about a fee and what it changed. */
export type FeeEventsTable = {
	id: Generated<number>;
	fee_id: number;
	source: "submission" | "acceptance" | "order" | "browser" | "webhook" | "poll" | "refund" | "staff";
	kind: string;
	/** Unique; a repeated delivery has the key of the first. */
	key: string;
	payment_id: string | null;
	state_before: FeeState;
	state_after: FeeState;
	/** JSON without personal data of applicants; a refund names the member of staff. */
	detail: string;
	created_at: string;
};
