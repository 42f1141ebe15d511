import type { Kysely, Selectable, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { FeeKind, FeeState } from "./fee.ts";
import type { ReportedOrder, ReportedPayment } from "./fee-state.ts";

/** A verified report about one payment. */
export type PaymentEvent = {
	source: "browser" | "webhook" | "poll";
	/** A webhook's event id at the provider, the same for each delivery. */
	eventId?: string | undefined;
	/** Time of the provider's report, ISO 8601; now by default. */
	reportedAt?: string | undefined;
	orderId: string;
	payment: ReportedPayment & {
		id: string;
		method?: string | null;
		error?: string | null;
		/** False if the money of a refunded payment was released without having been captured; true by default. */
		captured?: boolean | undefined;
	};
	/** The order as reported together with the payment; only with it can a payment settle the fee. */
	order?: ReportedOrder | undefined;
};

/**
 * Two events with the same key report the same. A report with a time of its own and one without have different keys:
 * the later of two reports counts, so neither stands for the other.
 */
export function eventKey({ source, eventId, reportedAt, orderId, payment, order }: PaymentEvent): string {
	if (eventId !== undefined) return `${source}:${eventId}`;
	const key = [
		source,
		orderId,
		payment.id,
		payment.status,
		payment.amount,
		payment.currency,
		order?.status,
		order?.amount,
		order?.currency,
	].join(":");
	return reportedAt === undefined ? key : `${key}:dated`;
}

/**
 * Returns true if a repetition of this event has no effect. A poll is not such an event: it may repeat an earlier
 * status after another one was reported in between.
 */
export function isIdempotent({ eventId, reportedAt }: PaymentEvent): boolean {
	return eventId !== undefined || reportedAt === undefined;
}

/** A fee in the moment it is paid; `amount` in paise, `paidAt` ISO 8601. */
export type PaidFee = {
	feeId: number;
	kind: FeeKind;
	applicationId: number;
	reference: string;
	orderId: string;
	paymentId: string;
	amount: number;
	currency: string;
	plan: { name: string; days: number };
	paidAt: string;
};

/** Runs once per fee, in the transaction that makes it paid. */
export type OnPaid = (trx: Transaction<Database>, paid: PaidFee) => Promise<void>;

/** A refund in the moment at which its money has left; `amount` in paise. */
export type ProcessedRefund = {
	refundId: number;
	feeId: number;
	feeKind: FeeKind;
	applicationId: number;
	reference: string;
	paymentId: string;
	amount: number;
	/** True if nothing of the payment is left. */
	whole: boolean;
	/** True if another payment still covers the fee, or a part of this one. */
	feeState: FeeState;
	at: string;
};

/** Runs once per refund, in the transaction that records its end. */
export type OnRefunded = (trx: Transaction<Database>, refund: ProcessedRefund) => Promise<void>;

/** News that the members who answer for the money receive at once, besides the desk. `lastDay` is `YYYY-MM-DD`. */
export type MoneyAlert = {
	kind: "disputed" | "dispute-lost" | "order-refused";
	feeId: number;
	reference: string;
	message: string;
	lastDay: string | null;
};

/** Runs in the transaction that records what the alert is about. */
export type OnAlert = (trx: Transaction<Database>, alert: MoneyAlert) => Promise<void>;

/** Runs in the transaction that changes the state of an application's fee. */
export type OnFeeChanged = (trx: Transaction<Database>, applicationId: number) => Promise<void>;

type Log = (fields: object, text: string) => void;

export type PaymentContext = {
	now: () => Date;
	onPaid: OnPaid;
	onFeeChanged?: OnFeeChanged;
	onRefunded?: OnRefunded;
	onAlert?: OnAlert;
	/** Tells whether what a fee is for is still to be paid; default yes. */
	isOwed?: (db: Kysely<Database>, fee: Selectable<Database["fees"]>) => Promise<boolean>;
	log?: { warn: Log; error: Log };
};

/** `known` is false when the order belongs to no fee. */
export type RecordedEvent =
	| { known: false }
	| { known: true; state: FeeState; paymentId: string | null; changed: boolean };
