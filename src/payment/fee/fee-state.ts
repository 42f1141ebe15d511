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

/** `word` is what the provider said last, `since` when the payment was first heard of (ISO 8601). */
export type KnownPayment = PaymentNews & {
	id: string;
	orderId: string;
	settled: boolean;
	word: PaymentStatus;
	since: string;
};

/** The further of two states: news arrives in any order. */
export function furthest(one: PaymentStatus, other: PaymentStatus): PaymentStatus {
	return paymentStatuses.indexOf(one) > paymentStatuses.indexOf(other) ? one : other;
}

export type Word = { status: PaymentStatus; at: string };

/** The later of two words, by the provider's time; at the same moment the further one. */
export function lastWord(one: Word, other: Word): Word {
	if (one.at !== other.at) return one.at > other.at ? one : other;
	return { status: furthest(one.status, other.status), at: one.at };
}

/**
 * Whether the news says that the provider holds the whole fee: the payment captured and the order paid, both with the fee's own
 * sum. A refunded payment was captured before if its order counts as paid; "paid" stays after a refund.
 */
export function settles(fee: Sum, payment: PaymentNews, order?: OrderNews): boolean {
	const captured = payment.status === "captured" || payment.status === "refunded";
	return captured && sameSum(fee, payment) && order?.status === "paid" && sameSum(fee, order);
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

const minute = 60_000;

/**
 * Until when the bank may still say yes to a payment that it has not refused: an attempt ends after a quarter of an hour, an
 * authorisation is captured or given back within five days. Source: Razorpay's documentation of late authorisation.
 */
function openUntil({ settled, status, word, since }: KnownPayment): string | null {
	if (settled || status === "refunded" || word === "failed") return null;
	return new Date(Date.parse(since) + (word === "created" ? 15 * minute : 5 * 24 * 60 * minute)).toISOString();
}

/** Until when nobody should pay the fee again, since a payment of its present order may still succeed; null when none may. */
export function checkingUntil({ state }: Standing, orderId: string | null, payments: KnownPayment[]): string | null {
	if (state === "paid" || state === "refunded") return null;
	const ends = payments.filter((payment) => payment.orderId === orderId).map(openUntil);
	return ends.reduce((latest, end) => (end !== null && (latest === null || end > latest) ? end : latest), null);
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
