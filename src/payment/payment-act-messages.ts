import { actMessages } from "#src/audit/act-messages.ts";

/** Acts of members on fees, settlements and months. */
export const paymentActMessages = actMessages(
	{},
	{
		"refund-asked": "requested a refund",
		"refund-confirmed": "confirmed a refund",
		"refund-withdrawn": "cancelled a refund",
		"provider-asked": "checked with Razorpay",
		"payment-captured": "captured a payment",
		"counter-entered": "recorded an offline payment or a waiver",
		"counter-taken-back": "reversed an entry",
		"fees-compared": "compared fees with Razorpay",
		"finding-left": "marked a mismatch as resolved",
		"finding-shown": "reopened a mismatch",
		"settlements-imported": "imported settlements",
		"settlements-fetched": "fetched settlements",
		"settlement-line-explained": "explained a settlement line",
		"settlement-line-unexplained": "removed the explanation of a line",
		"month-closed": "closed the month",
		"statement-downloaded": "downloaded a month’s statement",
	},
);
