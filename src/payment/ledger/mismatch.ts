import { inFigures } from "#src/payment/fee/amount.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";
import type { Flag, PaymentStatus } from "#src/payment/fee/fee-state.ts";

/** A fee with everything that is known of its orders and payments; times ISO 8601, amounts in paise. */
export type LedgerFee = {
	state: FeeState;
	amount: number;
	currency: string;
	/** The present order, and every order that was ever made for the fee. */
	orderId: string | null;
	orders: string[];
	orderTries: number;
	paymentId: string | null;
	paidAt: string | null;
	receiptNumber: string | null;
	watchedFrom: string;
	createdAt: string;
};

export type LedgerPayment = {
	id: string;
	orderId: string;
	status: PaymentStatus;
	amount: number | null;
	currency: string | null;
	method: string | null;
	flag: Flag | null;
};

/** Why a fee needs a person, as a word for programs and a sentence for people. */
export type Mismatch = {
	kind:
		| "captured-not-paid"
		| "second-capture"
		| "wrong-amount"
		| "paid-without-capture"
		| "order-unknown"
		| "long-open"
		| "no-order"
		| "other-at-provider";
	words: string;
};

const day = 86_400_000;
const longOpen = 5 * day;
const noOrder = day;

/** What does not agree between a fee and its payments. */
export function mismatchesOf(fee: LedgerFee, payments: readonly LedgerPayment[], now: Date): Mismatch[] {
	const captured = payments.filter(({ status }) => status === "captured");
	const rightSum = ({ amount, currency }: LedgerPayment) => amount === fee.amount && currency === fee.currency;
	const settled = fee.state === "paid" || fee.state === "refunded";
	const found: Mismatch[] = [];
	for (const payment of captured) {
		const { id, amount, currency } = payment;
		if (!rightSum(payment)) {
			const sum =
				currency === "INR" && amount !== null
					? inFigures(amount)
					: `${amount ?? "an unknown sum of"} ${currency ?? "money"}`;
			found.push({
				kind: "wrong-amount",
				words: `${id} took ${sum} instead of ${inFigures(fee.amount)}: give it back.`,
			});
		} else if (!settled)
			found.push({ kind: "captured-not-paid", words: `${id} is captured, but the fee counts as ${fee.state}.` });
		else if (id !== fee.paymentId)
			found.push({ kind: "second-capture", words: `${id} paid the fee once more: give it back.` });
	}
	if (fee.state === "paid" && !captured.some((payment) => payment.id === fee.paymentId && rightSum(payment)))
		found.push({
			kind: "paid-without-capture",
			words: `The fee counts as paid by ${fee.paymentId ?? "nothing"}, which is not captured here.`,
		});
	if (fee.state === "refunded" && captured.some(({ id }) => id === fee.paymentId))
		found.push({
			kind: "second-capture",
			words: `The fee counts as refunded, but ${fee.paymentId} is still captured.`,
		});
	for (const { id, orderId } of payments.filter(({ orderId }) => !fee.orders.includes(orderId)))
		found.push({ kind: "order-unknown", words: `${id} belongs to ${orderId}, which was not made for this fee.` });
	if (fee.state === "attempted" && now.getTime() - Date.parse(fee.watchedFrom) > longOpen)
		found.push({
			kind: "long-open",
			words: `Somebody tried to pay, and for ${days(fee.watchedFrom, now)} days the bank has said neither yes nor no.`,
		});
	if (!settled && fee.orderId === null && now.getTime() - Date.parse(fee.createdAt) > noOrder)
		found.push({
			kind: "no-order",
			words: `The provider has made no order in ${fee.orderTries} tries, so the fee cannot be paid.`,
		});
	return found;
}

function days(since: string, now: Date): number {
	return Math.floor((now.getTime() - Date.parse(since)) / day);
}
