/** Differences between settlements and payments, the worst first. */
export const differenceKinds = [
	"not-settled",
	"other-sum",
	"settled-twice",
	"unknown-payment",
	"not-taken-here",
	"unknown-refund",
	"refund-not-made-here",
	"refund-not-deducted",
	"other-movement",
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * Working days until a payment must be settled. Razorpay takes two; holidays of banks are not known here.
 * Source: https://razorpay.com/docs/payments/settlements/
 */
export const settledWithin = 5;
