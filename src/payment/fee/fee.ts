import { inFigures } from "./amount.ts";

/** Purposes of a fee: applying, or the place that was accepted. */
export const feeKinds = ["application", "seat"] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Names that people read, also within a sentence. */
export const feeKindNames: Record<FeeKind, string> = { application: "application fee", seat: "seat acceptance fee" };

/** The name of a kind where it stands alone or begins a sentence. */
export function feeKindTitle(kind: FeeKind): string {
	const name = feeKindNames[kind];
	return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/**
 * Moves forward; only taking back an entry at the school moves it back. ordered: the provider has an order. attempted:
 * someone tried to pay it.
 */
export const feeStates = ["due", "ordered", "attempted", "paid", "refunded"] as const;
export type FeeState = (typeof feeStates)[number];

/** Names that staff read. */
export const feeStateNames: Record<FeeState, string> = {
	due: "Unpaid",
	ordered: "Unpaid",
	attempted: "Unpaid, payment attempted",
	paid: "Paid",
	refunded: "Refunded",
};

/** States in which nothing is owed any more. */
export const settledStates = ["paid", "refunded"] as const;

/** Tells whether a fee was paid, also where its money went back since. */
export function isSettled({ state }: { state: FeeState }): boolean {
	return settledStates.some((settledState) => settledState === state);
}

/** Fee as anyone with the application's access token may see it. Times are ISO 8601 in UTC. */
export type PublicFee = {
	kind: FeeKind;
	state: FeeState;
	/** The bank may still take a started payment: the fee must not be paid again now. */
	checking: boolean;
	/** Amount in paise: 1000 is ₹10. */
	amount: number;
	currency: "INR";
	/** `amount` in whole rupees; to be paid within `days` days. */
	plan: { name: string; amount: number; days: number };
	/** The last of those days, `YYYY-MM-DD`. A fee can be paid later too. */
	payBy: string;
	/** The provider's id of the payment that settled the fee. */
	paymentId: string | null;
	orderId: string | null;
	paidAt: string | null;
	/** Provider ids of payments beyond the fee, which the school refunds. */
	paymentsToRefund: string[];
	/** True if the fee is no longer owed, because its purpose ended before it was paid. */
	ended: boolean;
	/**
	 * Difference between the fee and the payment that settled it, in paise: more than 0 is the provider's charge, less
	 * than 0 was taken off by an offer.
	 */
	added: number;
	/** Amount refunded of all its payments, and the amount that the bank is about to refund; in paise. */
	refunded: number;
	refunding: number;
};

/** Paise as rupees with Indian digit groups: 1000 is "₹10", 12345678 is "₹1,23,456.78". */
export function formatRupees(paise: number): string {
	return inFigures(paise).replace(/\.00$/, "");
}
