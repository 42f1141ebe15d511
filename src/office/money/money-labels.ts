import { type FeeKind, type FeeState, feeKindNames, feeKindTitle, feeStateNames } from "#src/payment/fee/fee.ts";
import type { PaymentStatus } from "#src/payment/fee/fee-state.ts";
import type { FeeFilterState, FeeGroup } from "#src/payment/ledger/fee-query.ts";
import type { ListedFee } from "#src/payment/ledger/list-fees.server.ts";
import type { Mismatch } from "#src/payment/ledger/mismatch.ts";
import type { RefundFilter } from "#src/payment/refunds/refund-query.ts";
import type { RefundState } from "#src/payment/refunds/refund-state.ts";

/** Description of each mismatch, and the one button that resolves it. */
export const mismatchLabels: Record<Mismatch["kind"], { title: string; act: MendingAct; button: string }> = {
	disputed: { title: "Disputed by the payer", act: "leave", button: "Mark as resolved" },
	"captured-not-paid": {
		title: "Received, but the fee isn’t marked as paid",
		act: "ask",
		button: "Check with Razorpay",
	},
	"second-capture": { title: "Paid twice", act: "ask-refund", button: "Request a refund" },
	"captured-after-end": { title: "Paid after the seat was given up", act: "ask-refund", button: "Request a refund" },
	"wrong-amount": { title: "Amount differs from the fee", act: "ask-refund", button: "Request a refund" },
	"paid-without-capture": { title: "Paid here, but not at Razorpay", act: "ask", button: "Check with Razorpay" },
	"order-unknown": { title: "Unknown order", act: "ask", button: "Check with Razorpay" },
	"refunded-elsewhere": { title: "Refunded at Razorpay, not here", act: "ask", button: "Record the refund" },
	"other-at-provider": { title: "Doesn’t match Razorpay", act: "ask", button: "Check with Razorpay" },
	"not-captured": { title: "Authorised but not captured", act: "capture", button: "Capture payment" },
	"order-refused": { title: "Razorpay refuses the order", act: "ask", button: "Try again" },
	"long-open": { title: "No answer from the bank for five days", act: "ask", button: "Check with Razorpay" },
	"no-order": { title: "Razorpay hasn’t created an order", act: "ask", button: "Check with Razorpay" },
};

export type MendingAct = "ask" | "ask-refund" | "capture" | "leave";

export const feeStateLabels: Record<FeeState | "ended", string> = { ...feeStateNames, ended: "Not due" };

/** The state of a fee in words. */
export function feeStateOf({ method, state }: Pick<ListedFee, "method" | "state">): string {
	return method === "waiver" && state === "paid" ? "Waived" : feeStateLabels[state];
}

/** Labels of the states by which fees can be filtered. */
export const feeFilterLabels: Record<FeeFilterState, string> = {
	unpaid: "Unpaid",
	...feeStateLabels,
	due: "Unpaid, no order yet",
	ordered: "Unpaid, not attempted",
};

/** Titles of what totals are grouped by. */
export const feeGroupTitles: Record<FeeGroup, string> = {
	programme: "Programme",
	kind: "Fee",
	state: "Status",
	day: "Paid on",
	method: "Method",
};

export const feeKindTitles: Record<FeeKind, string> = {
	application: feeKindTitle("application"),
	seat: feeKindTitle("seat"),
};

/** Names the fee meant, because an application may have one of each kind. @param kind null if no fee is known */
export function feeOf(reference: string, kind: FeeKind | null): string {
	return kind === null ? reference : `${reference}, ${feeKindNames[kind]}`;
}

export const paymentStatusLabels: Record<PaymentStatus, string> = {
	created: "started",
	failed: "failed",
	authorized: "authorised",
	captured: "paid",
	refunded: "refunded",
};

export const refundStateLabels: Record<RefundState, string> = {
	asked: "Needs a second person",
	confirmed: "Being sent to Razorpay",
	pending: "With the bank",
	processed: "Refunded",
	failed: "Failed",
	withdrawn: "Cancelled",
};

/** Labels for the lists of refunds. */
export const refundFilterLabels: Record<RefundFilter, string> = {
	all: "All",
	asked: "Need a second person",
	open: "In progress",
	processed: "Completed",
	stuck: "Failed, not requested again",
	failed: "Failed",
	withdrawn: "Cancelled",
};

export const methodNames: Record<string, string> = {
	card: "Card",
	upi: "UPI",
	netbanking: "Net banking",
	wallet: "Wallet",
	emi: "EMI",
	cardless_emi: "Cardless EMI",
	paylater: "Pay later",
	cash: "Cash",
	transfer: "Bank transfer",
	upi_counter: "UPI to the school",
	waiver: "Waived",
};

/** @param method null before anything was paid */
export const methodLabel = (method: string | null) => (method === null ? "–" : (methodNames[method] ?? method));
