/** Forward-only. ordered: the provider has an order. attempted: somebody tried to pay it. */
export type FeeState = "due" | "ordered" | "attempted" | "paid" | "refunded";

/** What anyone with the application's access token may see. Times are ISO 8601 in UTC. */
export type PublicFee = {
	state: FeeState;
	/** The bank may still take a started payment: the fee must not be paid again now. */
	checking: boolean;
	/** In paise: 1000 is ₹10. */
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
	/** What has gone back of all its payments, and what the bank is about to give back; in paise. */
	refunded: number;
	refunding: number;
};

/** Paise as rupees with Indian digit groups: 1000 is "₹10", 12345678 is "₹1,23,456.78". */
export function formatRupees(paise: number): string {
	const digits = paise % 100 === 0 ? 0 : 2;
	return new Intl.NumberFormat("en-IN", {
		style: "currency",
		currency: "INR",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(paise / 100);
}
