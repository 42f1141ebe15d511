import type { FeeState } from "./fee.ts";
import { isSettled } from "./fee.ts";

/** Razorpay's payment statuses, first to last. Failed is not final: a bank may still confirm days later. */
export const paymentStatuses = ["created", "failed", "authorized", "captured", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const orderStatuses = ["created", "attempted", "paid"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why a payment must be refunded: the fee was already paid, or the amount or currency is not the fee's. */
export type RefundFlag = "second_capture" | "wrong_amount";

/** `amount` in paise. */
type Money = { amount: number; currency: string };

/** Amount and currency are null when only the payer's browser reported the payment. */
export type ReportedPayment = { status: PaymentStatus; amount: number | null; currency: string | null };
export type ReportedOrder = Money & { status: OrderStatus };

/** A payment as stored: `status` is the furthest ever reported, `reportedStatus` the last one. Times are ISO 8601. */
export type KnownPayment = ReportedPayment & {
	id: string;
	orderId: string;
	settled: boolean;
	reportedStatus: PaymentStatus;
	firstReportedAt: string;
};

/** The further of two statuses, since reports arrive in any order. */
export function furthest(one: PaymentStatus, other: PaymentStatus): PaymentStatus {
	return paymentStatuses.indexOf(one) > paymentStatuses.indexOf(other) ? one : other;
}

/** `at` by the provider's clock, ISO 8601. */
export type StatusReport = { status: PaymentStatus; at: string };

/** The later of two reports; of two at the same time, the one with the further status. */
export function latestReport(one: StatusReport, other: StatusReport): StatusReport {
	if (one.at !== other.at) return one.at > other.at ? one : other;
	return { status: furthest(one.status, other.status), at: one.at };
}

/**
 * Whether a report proves that the provider holds the whole fee: the payment is captured and the order paid, both with
 * the fee's own amount and currency. A refunded payment of a paid order was captured before.
 */
export function settles(fee: Money, payment: ReportedPayment, order?: ReportedOrder): boolean {
	const captured = payment.status === "captured" || payment.status === "refunded";
	return captured && isSameMoney(fee, payment) && order?.status === "paid" && isSameMoney(fee, order);
}

/** A fee's state and the payment that settled it. */
export type SettledState = { state: FeeState; paymentId: string | null };

/**
 * A fee's state from all its payments. It never goes back, and a fee keeps the payment that settled it until that one
 * is refunded.
 */
export function computeFeeState(current: SettledState, payments: KnownPayment[]): SettledState {
	if (current.state === "refunded") return current;
	const settled = payments.filter((payment) => payment.settled);
	const held = settled.filter((payment) => payment.status !== "refunded");
	const settling = held.find((payment) => payment.id === current.paymentId) ?? held[0];
	if (settling) return { state: "paid", paymentId: settling.id };
	if (settled[0]) return { state: "refunded", paymentId: current.paymentId ?? settled[0].id };
	return payments.length > 0 ? { state: "attempted", paymentId: null } : current;
}

const minuteMs = 60_000;
const attemptMs = 15 * minuteMs;
const authorisationMs = 5 * 24 * 60 * minuteMs;

/**
 * Until when the bank may still take a payment that it has not refused: an attempt expires after 15 minutes, an
 * authorisation is captured or released within five days. Source: Razorpay's documentation, "Late Authorization".
 */
function openUntil({ settled, status, reportedStatus, firstReportedAt }: KnownPayment): string | null {
	if (settled || status === "refunded" || reportedStatus === "failed") return null;
	const openMs = reportedStatus === "created" ? attemptMs : authorisationMs;
	return new Date(Date.parse(firstReportedAt) + openMs).toISOString();
}

/** Until when a payment of the current order may still succeed, so that nobody should pay again; null for none. */
export function checkingUntil(fee: SettledState, orderId: string | null, payments: KnownPayment[]): string | null {
	if (isSettled(fee)) return null;
	const ends = payments.filter((payment) => payment.orderId === orderId).map(openUntil);
	return ends.reduce((latest, end) => (end !== null && (latest === null || end > latest) ? end : latest), null);
}

/** Why this payment must be refunded, or null. */
export function refundFlagOf(fee: Money & SettledState, payment: KnownPayment): RefundFlag | null {
	if (payment.status !== "captured") return null;
	if (!isSameMoney(fee, payment)) return "wrong_amount";
	return fee.paymentId !== null && fee.paymentId !== payment.id ? "second_capture" : null;
}

function isSameMoney(fee: Money, reported: { amount: number | null; currency: string | null }): boolean {
	return reported.amount === fee.amount && reported.currency === fee.currency;
}
