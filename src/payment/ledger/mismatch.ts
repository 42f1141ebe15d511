import { inFigures } from "#src/payment/fee/amount.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";
import type { PaymentStatus, RefundFlag } from "#src/payment/fee/fee-state.ts";

/** Times are ISO 8601, amounts in paise. */
export type LedgerFee = {
	state: FeeState;
	amount: number;
	currency: string;
	/** The current order. */
	orderId: string | null;
	/** Every order ever created for the fee. */
	orders: string[];
	orderAttempts: number;
	paymentId: string | null;
	paidAt: string | null;
	receiptNumber: string | null;
	pollingSince: string;
	createdAt: string;
};

export type LedgerPayment = {
	id: string;
	orderId: string;
	status: PaymentStatus;
	amount: number | null;
	currency: string | null;
	method: string | null;
	flag: RefundFlag | null;
};

/** Why staff must look at a fee: a kind for programs and a sentence for people. */
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
	message: string;
};

const dayMs = 86_400_000;
const longOpenMs = 5 * dayMs;
const noOrderMs = dayMs;

/** All mismatches between a fee and its payments. */
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
				message: `${id} took ${sum} instead of ${inFigures(fee.amount)}: give it back.`,
			});
		} else if (!settled)
			found.push({ kind: "captured-not-paid", message: `${id} is captured, but the fee counts as ${fee.state}.` });
		else if (id !== fee.paymentId)
			found.push({ kind: "second-capture", message: `${id} paid the fee once more: give it back.` });
	}
	if (fee.state === "paid" && !captured.some((payment) => payment.id === fee.paymentId && rightSum(payment)))
		found.push({
			kind: "paid-without-capture",
			message: `The fee counts as paid by ${fee.paymentId ?? "nothing"}, which is not captured here.`,
		});
	if (fee.state === "refunded" && captured.some(({ id }) => id === fee.paymentId))
		found.push({
			kind: "second-capture",
			message: `The fee counts as refunded, but ${fee.paymentId} is still captured.`,
		});
	for (const { id, orderId } of payments.filter(({ orderId }) => !fee.orders.includes(orderId)))
		found.push({ kind: "order-unknown", message: `${id} belongs to ${orderId}, which was not made for this fee.` });
	if (fee.state === "attempted" && now.getTime() - Date.parse(fee.pollingSince) > longOpenMs)
		found.push({
			kind: "long-open",
			message: `Somebody tried to pay, and the bank has said nothing final for ${days(fee.pollingSince, now)} days.`,
		});
	if (!settled && fee.orderId === null && now.getTime() - Date.parse(fee.createdAt) > noOrderMs)
		found.push({
			kind: "no-order",
			message: `The provider has made no order in ${fee.orderAttempts} tries, so the fee cannot be paid.`,
		});
	return found;
}

function days(since: string, now: Date): number {
	return Math.floor((now.getTime() - Date.parse(since)) / dayMs);
}
