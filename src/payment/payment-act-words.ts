import { actsInWords } from "#src/audit/act-words.ts";

/** What members do on fees, settlements and months. */
export const paymentWords = actsInWords(
	{},
	{
		"refund-asked": "asked for a refund",
		"refund-confirmed": "confirmed a refund",
		"refund-withdrawn": "withdrew a refund",
		"provider-asked": "asked the provider",
		"payment-captured": "captured a payment",
		"counter-entered": "entered a payment at the school, or a waiver",
		"counter-taken-back": "reversed an entry",
		"fees-compared": "compared fees with the provider",
		"finding-left": "left a finding as it is",
		"finding-shown": "listed a finding again",
		"settlements-imported": "imported settlements",
		"settlements-fetched": "fetched settlements",
		"settlement-line-explained": "explained a line of a settlement",
		"settlement-line-unexplained": "removed the explanation of a line",
		"month-closed": "closed the month",
		"statement-downloaded": "downloaded the statement of a month",
	},
);
