import type { FeeState } from "./fee.ts";
import { isSettled } from "./fee.ts";

/** Razorpay's payment statuses, first to last. Failed is not final: a bank may still confirm days later. */
export const paymentStatuses = ["created", "failed", "authorized", "captured", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const orderStatuses = ["created", "attempted", "paid"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Reason a payment must be refunded: the fee was already paid, or the amount or currency is not the fee's. */
export type RefundFlag = "second_capture" | "wrong_amount";

/** `amount` in paise. */
type Money = { amount: number; currency: string };

/**
 * Amount and currency are null when only the payer's browser reported the payment. `charge` is what the provider takes
 * for itself, in paise, and `payerIsCharged` whether the payer pays that beside the fee; an offer takes something off.
 */
export type ReportedPayment = {
	status: PaymentStatus;
	amount: number | null;
	currency: string | null;
	charge?: number | undefined;
	payerIsCharged?: boolean | undefined;
	hasOffer?: boolean | undefined;
};
/** `paid`: what of it is paid, in paise. */
export type ReportedOrder = Money & { status: OrderStatus; paid?: number | undefined; hasOffer?: boolean | undefined };

/**
 * A payment as stored: `status` is the furthest ever reported, `reportedStatus` the last one, `added` what of the
 * amount is beside the fee. Times are ISO 8601.
 */
export type KnownPayment = Pick<ReportedPayment, "status" | "amount" | "currency"> & {
	id: string;
	added: number;
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
 * Returns true if a report proves that the provider holds the whole fee: the payment is captured, and its order, with
 * the fee's own amount and currency, is paid in full. The payment itself may be more, because of a charge to the payer,
 * or less, because of an offer. A refunded payment of a paid order was captured before.
 */
export function settles(fee: Money, payment: ReportedPayment, order?: ReportedOrder): boolean {
	const captured = payment.status === "captured" || payment.status === "refunded";
	return captured && isPaidInFull(fee, payment, order) && addedTo(fee, payment, order) !== undefined;
}

function isPaidInFull(fee: Money, { amount }: ReportedPayment, order: ReportedOrder | undefined): boolean {
	if (order?.status !== "paid" || order.amount !== fee.amount || order.currency !== fee.currency) return false;
	return order.paid === undefined || order.paid >= fee.amount || order.paid === amount;
}

/**
 * Calculates how much a payment differs from the fee, in paise: more than 0 is the provider's charge to the payer, less
 * than 0 was taken off by an offer. A difference is accepted if the provider reports it for the payment, or if the
 * payment's order is paid by exactly that amount.
 * @returns undefined for another amount that nothing explains, and for another currency
 */
export function addedTo(fee: Money, payment: ReportedPayment, order?: ReportedOrder): number | undefined {
	const { amount, currency, charge = 0, payerIsCharged } = payment;
	if (amount === null || currency !== fee.currency) return undefined;
	const added = amount - fee.amount;
	if (added === 0) return 0;
	const isFull = order?.paid !== undefined && isPaidInFull(fee, payment, order);
	const isExplained =
		added > 0
			? payerIsCharged || added <= charge || isFull
			: payment.hasOffer || (isFull && (order.hasOffer || order.paid === amount));
	return isExplained ? added : undefined;
}

/** Tells whether a payment is over the fee, whatever is beside it. */
export function isOverFee(fee: Money, { amount, currency, added }: KnownMoney): boolean {
	return amount !== null && amount - added === fee.amount && currency === fee.currency;
}

type KnownMoney = Pick<KnownPayment, "amount" | "currency" | "added">;

/**
 * Returns the maximum of a payment that can be refunded, which is what the school has: the provider may keep its own
 * charge.
 */
export function refundableOf({ amount, added }: { amount: number | null; added: number }): number {
	return (amount ?? 0) - Math.max(added, 0);
}

/** A fee's state and the payment that settled it. */
export type SettledState = { state: FeeState; paymentId: string | null };

/**
 * A fee's state from all its payments. It never goes back, and a fee keeps the payment that settled it until that one
 * is refunded.
 */
export function computeFeeState(current: SettledState, payments: KnownPayment[]): SettledState {
	if (current.state === "refunded") return current;
	const settledPayments = payments.filter((payment) => payment.settled);
	const knownPayments = settledPayments.filter((payment) => payment.status !== "refunded");
	const settling = knownPayments.find((payment) => payment.id === current.paymentId) ?? knownPayments[0];
	if (settling) return { state: "paid", paymentId: settling.id };
	if (settledPayments[0]) return { state: "refunded", paymentId: current.paymentId ?? settledPayments[0].id };
	return payments.length > 0 ? { state: "attempted", paymentId: null } : current;
}

const minuteMs = 60_000;
const attemptMs = 15 * minuteMs;
const authorisationMs = 5 * 24 * 60 * minuteMs;

/**
 * Returns the time until which the bank may still take a payment that it has not refused: an attempt expires after 15
 * minutes, an authorisation is captured or released within three days, or within five according to older pages of the
 * provider. Source:
 * https://razorpay.com/docs/payments/dashboard/account-settings/capture-refund
 */
function openUntil({ settled, status, reportedStatus, firstReportedAt }: KnownPayment): string | null {
	if (settled || status === "refunded" || reportedStatus === "failed") return null;
	const openMs = reportedStatus === "created" ? attemptMs : authorisationMs;
	return new Date(Date.parse(firstReportedAt) + openMs).toISOString();
}

/**
 * Returns the time until which a payment of the current order may still succeed, so that no one should pay again; null
 * if there is none.
 */
export function checkingUntil(fee: SettledState, orderId: string | null, payments: KnownPayment[]): string | null {
	if (isSettled(fee)) return null;
	const ends = payments.filter((payment) => payment.orderId === orderId).map(openUntil);
	return ends.reduce((latest, end) => (end !== null && (latest === null || end > latest) ? end : latest), null);
}

/** Returns the reason this payment must be refunded, or null. */
export function refundFlagOf(fee: Money & SettledState, payment: KnownPayment): RefundFlag | null {
	if (payment.status !== "captured") return null;
	if (!isOverFee(fee, payment)) return "wrong_amount";
	return fee.paymentId !== null && fee.paymentId !== payment.id ? "second_capture" : null;
}
