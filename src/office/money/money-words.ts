import { type FeeKind, type FeeState, feeKindNames, feeKindTitle } from "#src/payment/fee/fee.ts";
import type { PaymentStatus } from "#src/payment/fee/fee-state.ts";
import type { FeeFilterState, FeeGroup } from "#src/payment/ledger/fee-query.ts";
import type { ListedFee } from "#src/payment/ledger/list-fees.server.ts";
import type { Mismatch } from "#src/payment/ledger/mismatch.ts";
import type { RefundFilter } from "#src/payment/refunds/refund-query.ts";
import type { RefundState } from "#src/payment/refunds/refund-state.ts";

/** What is wrong, in words, and the one button that mends it. */
export const mismatchWords: Record<Mismatch["kind"], { title: string; act: MendingAct; button: string }> = {
	disputed: { title: "Disputed by the payer", act: "leave", button: "I have seen to it" },
	"captured-not-paid": { title: "Taken, and no fee is marked paid", act: "ask", button: "Mark the fee paid" },
	"second-capture": { title: "Paid twice", act: "ask-refund", button: "Ask for a refund" },
	"captured-after-end": { title: "Paid for a place given back", act: "ask-refund", button: "Ask for a refund" },
	"wrong-amount": { title: "Another sum than the fee", act: "ask-refund", button: "Ask for a refund" },
	"paid-without-capture": { title: "Paid here, and not taken there", act: "ask", button: "Ask the provider" },
	"order-unknown": { title: "An order that nobody knows", act: "ask", button: "Ask the provider" },
	"refunded-elsewhere": { title: "Refunded at the provider, not here", act: "ask", button: "Write it down here" },
	"other-at-provider": { title: "Another story at the provider", act: "ask", button: "Ask the provider" },
	"not-captured": { title: "Authorised and never captured", act: "capture", button: "Capture it" },
	"order-refused": { title: "The provider refuses the order", act: "ask", button: "Ask again" },
	"long-open": { title: "The bank has been silent for five days", act: "ask", button: "Ask the provider" },
	"no-order": { title: "The provider has made no order", act: "ask", button: "Ask the provider" },
};

export type MendingAct = "ask" | "ask-refund" | "capture" | "leave";

export const feeStateWords: Record<FeeState | "ended", string> = {
	due: "Due",
	ordered: "Ordered",
	attempted: "Attempted",
	paid: "Paid",
	refunded: "Refunded",
	ended: "No longer owed",
};

/** The state of a fee in words. */
export function feeStateOf({ method, state }: Pick<ListedFee, "method" | "state">): string {
	return method === "waiver" && state === "paid" ? "Waived" : feeStateWords[state];
}

/** By which states fees can be filtered. */
export const feeFilterWords: Record<FeeFilterState, string> = { unpaid: "Unpaid", ...feeStateWords };

/** What totals are by. */
export const feeGroupTitles: Record<FeeGroup, string> = {
	programme: "Programme",
	kind: "Kind",
	state: "State",
	day: "Paid on",
	method: "Method",
};

export const feeKindTitles: Record<FeeKind, string> = {
	application: feeKindTitle("application"),
	seat: feeKindTitle("seat"),
};

/** Which fee is meant, since an application may have one of each kind. @param kind null where no fee is known */
export function feeOf(reference: string, kind: FeeKind | null): string {
	return kind === null ? reference : `${reference}, ${feeKindNames[kind]}`;
}

export const paymentStatusWords: Record<PaymentStatus, string> = {
	created: "begun",
	failed: "failed",
	authorized: "authorised",
	captured: "taken",
	refunded: "given back",
};

export const refundStateWords: Record<RefundState, string> = {
	asked: "Waits for a second person",
	confirmed: "Being ordered",
	pending: "With the bank",
	processed: "Given back",
	failed: "Failed",
	withdrawn: "Withdrawn",
};

/** How lists of refunds are called. */
export const refundFilterWords: Record<RefundFilter, string> = {
	all: "All",
	asked: "Wait for a second person",
	open: "Under way",
	processed: "Given back",
	stuck: "Failed, and not asked for again",
	failed: "Failed",
	withdrawn: "Withdrawn",
};

export const methodNames: Record<string, string> = {
	card: "Card",
	upi: "UPI",
	netbanking: "Net banking",
	wallet: "Wallet",
	emi: "EMI",
	cardless_emi: "Cardless EMI",
	paylater: "Pay later",
	cash: "Cash at the counter",
	transfer: "Transfer to the school",
	upi_counter: "UPI to the school",
	waiver: "Waived",
};

/** @param method null before anything was paid */
export const methodWords = (method: string | null) => (method === null ? "–" : (methodNames[method] ?? method));
