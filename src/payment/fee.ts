/** The forward-only states of an application's fee: ordered = the provider has an order, attempted = somebody tried to pay it. */
export type FeeState = "due" | "ordered" | "attempted" | "paid" | "refunded";

/** What may be told about a fee to whoever holds the application's token. Times are ISO 8601 in UTC. */
export type PublicFee = {
	state: FeeState;
	/** In paise, as the provider counts: 1000 is ₹10. */
	amount: number;
	currency: "INR";
	/** `amount` in whole rupees; the plan lasts `days` days from payment. */
	plan: { name: string; amount: number; days: number };
	/** The provider's id of the payment that settled the fee. */
	paymentId: string | null;
	orderId: string | null;
	paidAt: string | null;
};

/** The calendar day so many days later. @param today `YYYY-MM-DD` @returns `YYYY-MM-DD` */
export function expiryDate(today: string, days: number): string {
	const date = new Date(`${today}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/** A calendar day as day, short month, year: `2027-01-05` is "5 Jan 2027". */
export function formatExpiry(day: string): string {
	return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** Paise as rupees with Indian digit groups: 1000 is "₹10", 12345678 is "₹1,23,456.78". */
export function formatRupees(paise: number): string {
	const digits = paise % 100 === 0 ? 0 : 2;
	return new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
		paise / 100,
	);
}
