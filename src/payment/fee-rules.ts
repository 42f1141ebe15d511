import type { FeeState } from "./fee.ts";

/** A payment's states at the provider, from first to last; failed is not final, since a bank may still confirm days later. */
export const paymentStatuses = ["created", "failed", "authorized", "captured", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const orderStatuses = ["created", "attempted", "paid"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why money must go back: a second payment of one fee, or another sum than the fee's. */
export type Flag = "second_capture" | "wrong_amount";

type Sum = { amount: number; currency: string };

/** What was told about a payment; amount and currency are null when only the payer's browser told it. */
export type PaymentNews = { status: PaymentStatus; amount: number | null; currency: string | null };
export type OrderNews = Sum & { status: OrderStatus };

export type KnownPayment = PaymentNews & { id: string; settled: boolean };

/** The further of two states: news arrives in any order. */
export function furthest(one: PaymentStatus, other: PaymentStatus): PaymentStatus {
	return paymentStatuses.indexOf(one) > paymentStatuses.indexOf(other) ? one : other;
}

/**
 * Whether the news says that the provider holds the whole fee: captured with the fee's own sum, and the order (where it was told
 * too) paid with the same. A refunded payment was captured before if its order counts as paid; "paid" stays after a refund.
 */
export function settles(fee: Sum, payment: PaymentNews, order?: OrderNews): boolean {
	if (!sameSum(fee, payment)) return false;
	const orderPaid = order?.status === "paid" && sameSum(fee, order);
	return payment.status === "captured" ? !order || orderPaid : payment.status === "refunded" && orderPaid;
}

export type Standing = { state: FeeState; paymentId: string | null };

/** Where a fee stands, given all its payments. It never steps back, and stays with the payment that settled it while that one is held. */
export function standing(fee: Standing, payments: KnownPayment[]): Standing {
	if (fee.state === "refunded") return fee;
	const settled = payments.filter((payment) => payment.settled);
	const held = settled.filter((payment) => payment.status !== "refunded");
	const own = held.find((payment) => payment.id === fee.paymentId) ?? held[0];
	if (own) return { state: "paid", paymentId: own.id };
	if (settled[0]) return { state: "refunded", paymentId: fee.paymentId ?? settled[0].id };
	return payments.length > 0 ? { state: "attempted", paymentId: null } : fee;
}

/** The reason to give this payment's money back, or null. */
export function flagOf(fee: Sum & Standing, payment: KnownPayment): Flag | null {
	if (payment.status !== "captured") return null;
	if (!sameSum(fee, payment)) return "wrong_amount";
	return fee.paymentId !== null && fee.paymentId !== payment.id ? "second_capture" : null;
}

function sameSum(fee: Sum, told: { amount: number | null; currency: string | null }): boolean {
	return told.amount === fee.amount && told.currency === fee.currency;
}
