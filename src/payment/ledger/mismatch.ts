import { counterOrder } from "#src/payment/counter/counter-payment.ts";
import { inFigures, minRefund } from "#src/payment/fee/amount.ts";
import type { FeeKind, FeeState } from "#src/payment/fee/fee.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import { isOverFee, type PaymentStatus, type RefundFlag, refundableOf } from "#src/payment/fee/fee-state.ts";

/** Times are ISO 8601, amounts in paise. */
export type LedgerFee = {
	kind: FeeKind;
	state: FeeState;
	amount: number;
	currency: string;
	/** The current order. */
	orderId: string | null;
	/** Every order ever created for the fee. */
	orders: string[];
	orderAttempts: number;
	/** Reason why the provider refused to create an order, as the provider puts it; null where it did not refuse. */
	orderRefusal: string | null;
	paymentId: string | null;
	paidAt: string | null;
	receiptNumber: string | null;
	pollingSince: string;
	/** Time from which it was owed again; null where it never ended. */
	owedSince: string | null;
	/** Time from which it is no longer owed, because what it was for came to nothing; null while it is owed. */
	endedAt: string | null;
	createdAt: string;
};

export type LedgerPayment = {
	id: string;
	orderId: string;
	status: PaymentStatus;
	amount: number | null;
	/** Part of the amount that is not the fee: the provider's charge to the payer, or less than 0 with an offer. */
	added: number;
	currency: string | null;
	method: string | null;
	flag: RefundFlag | null;
	/** Status that the provider reported last, and the time of its first report. */
	reportedStatus: PaymentStatus;
	firstReportedAt: string;
	/** Time at which the provider was first known to hold the money; null until then, also if the money was released. */
	capturedAt: string | null;
	/** True if a refund of it was asked for that is not over. */
	refunding: boolean;
	/** Amount of the payment that was refunded. */
	refunded: number;
};

/** Kinds of problems a fee may have, the worst first. */
export const mismatchKinds = [
	"disputed",
	"captured-not-paid",
	"second-capture",
	"captured-after-end",
	"wrong-amount",
	"paid-without-capture",
	"order-unknown",
	"refunded-elsewhere",
	"other-at-provider",
	"not-captured",
	"order-refused",
	"long-open",
	"no-order",
] as const;

/**
 * Reason why staff must look at a fee: a kind for programs and a sentence for people; about one payment, or about the
 * fee (null).
 */
export type Mismatch = {
	kind: (typeof mismatchKinds)[number];
	message: string;
	paymentId: string | null;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Time after which a bank has taken or released whatever was tried. */
export const longOpenMs = 5 * dayMs;
export const noOrderMs = dayMs;
/** The provider captures at once, and polling does where it does not. */
export const notCapturedMs = 600_000;

/** All mismatches between a fee and its payments. */
export function mismatchesOf(fee: LedgerFee, payments: readonly LedgerPayment[], now: Date): Mismatch[] {
	const captured = payments.filter(({ status }) => status === "captured");
	const isRightAmount = (payment: LedgerPayment) => isOverFee(fee, payment);
	const settled = isSettled(fee);
	const ended = fee.endedAt !== null;
	const mismatches: Mismatch[] = [];
	for (const payment of captured) {
		const { id, amount, currency } = payment;
		const toGiveBack = !payment.refunding && !isGivenBack(payment);
		if (!isRightAmount(payment)) {
			if (!toGiveBack) continue;
			const sum =
				currency === "INR" && amount !== null
					? inFigures(amount)
					: `${amount ?? "an unknown amount of"} ${currency ?? "money"}`;
			const message = `${id} collected ${sum} instead of ${inFigures(fee.amount)}. Refund it.`;
			mismatches.push({ kind: "wrong-amount", message, paymentId: id });
		} else if (!settled) {
			const message = `${id} is captured, but the fee is still unpaid here.`;
			mismatches.push({ kind: "captured-not-paid", message, paymentId: id });
		} else if (id !== fee.paymentId && toGiveBack)
			mismatches.push({
				kind: "second-capture",
				message: `${id} paid the fee a second time. Refund it.`,
				paymentId: id,
			});
		else if (cameAfterEnd(fee, payment) && toGiveBack)
			mismatches.push({
				kind: "captured-after-end",
				message: `${id} was received after the seat was given up. Refund it.`,
				paymentId: id,
			});
	}
	if (fee.state === "paid" && !captured.some((payment) => payment.id === fee.paymentId && isRightAmount(payment)))
		mismatches.push({
			kind: "paid-without-capture",
			message: `The fee is paid here by ${fee.paymentId ?? "no payment"}, which isn’t captured.`,
			paymentId: null,
		});
	if (fee.state === "refunded" && captured.some((payment) => payment.id === fee.paymentId && isRightAmount(payment)))
		mismatches.push({
			kind: "second-capture",
			message: `The fee is refunded here, but ${fee.paymentId} is still captured.`,
			paymentId: fee.paymentId,
		});
	for (const { id, orderId } of payments.filter(
		({ orderId }) => orderId !== counterOrder && !fee.orders.includes(orderId),
	))
		mismatches.push({
			kind: "order-unknown",
			message: `${id} belongs to ${orderId}, which wasn’t created for this fee.`,
			paymentId: id,
		});
	const since = (time: string) => now.getTime() - Date.parse(time);
	// The bank has said all that it will once every attempt has failed or was refunded.
	const undecided =
		payments.length === 0 || payments.some(({ reportedStatus }) => !["failed", "refunded"].includes(reportedStatus));
	const longOpen = !ended && fee.state === "attempted" && undecided && since(fee.pollingSince) > longOpenMs;
	for (const payment of payments) {
		const { id, status, reportedStatus, firstReportedAt } = payment;
		if (!settled && !ended && !longOpen && status === "authorized" && reportedStatus === "authorized")
			if (since(firstReportedAt) > notCapturedMs)
				mismatches.push({
					kind: "not-captured",
					message:
						`${id} was authorised ${ago(since(firstReportedAt))} ago and never captured` +
						`${isRightAmount(payment) ? "" : ", because its amount differs from the fee"}. ` +
						"Razorpay refunds it automatically after three days.",
					paymentId: id,
				});
	}
	if (longOpen)
		mismatches.push({
			kind: "long-open",
			message: `Someone tried to pay, and the bank hasn’t given a final answer for ${days(fee.pollingSince, now)} days.`,
			paymentId: null,
		});
	if (!settled && !ended && fee.orderId === null && fee.orderRefusal !== null)
		mismatches.push({
			kind: "order-refused",
			// Rows of earlier releases end with a full stop.
			message: `${fee.orderRefusal.replace(/\.$/, "")}. No one can pay this fee until Razorpay accepts the amount.`,
			paymentId: null,
		});
	else if (!settled && !ended && fee.orderId === null && since(fee.owedSince ?? fee.createdAt) > noOrderMs)
		mismatches.push({
			kind: "no-order",
			message: `Razorpay hasn’t created an order in ${fee.orderAttempts} attempts, so no one can pay this fee.`,
			paymentId: null,
		});
	return mismatches;
}

/**
 * Returns true if no more of a payment can be refunded: after partial refunds, too little for another one may be left.
 */
function isGivenBack(payment: LedgerPayment): boolean {
	return payment.refunded > 0 && refundableOf(payment) - payment.refunded < minRefund;
}

/**
 * Returns true if the payment came after the fee had ended. Money that was paid before stays, until someone decides to
 * refund it.
 */
function cameAfterEnd({ state, endedAt, paymentId }: LedgerFee, { id, capturedAt }: LedgerPayment): boolean {
	return state === "paid" && id === paymentId && endedAt !== null && capturedAt !== null && capturedAt > endedAt;
}

/** Formats a duration as people say it: "40 minutes", "an hour", "2 days". */
function ago(ms: number): string {
	const [count, unit, one] =
		ms >= dayMs
			? [Math.floor(ms / dayMs), "days", "a day"]
			: ms >= hourMs
				? [Math.floor(ms / hourMs), "hours", "an hour"]
				: [Math.floor(ms / 60_000), "minutes", "a minute"];
	return count === 1 ? one : `${count} ${unit}`;
}

function days(since: string, now: Date): number {
	return Math.floor((now.getTime() - Date.parse(since)) / dayMs);
}
