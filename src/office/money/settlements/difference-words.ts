import { inFigures } from "#src/payment/fee/amount.ts";
import { type DifferenceKind, settledWithin } from "#src/payment/settlements/difference.ts";
import type { FoundDifference } from "#src/payment/settlements/find-differences.server.ts";

export const differenceTitles: Record<DifferenceKind, string> = {
	"not-settled": "Taken, and not settled",
	"other-sum": "Settled with another sum",
	"settled-twice": "Settled twice",
	"unknown-payment": "A payment that nobody knows here",
	"not-taken-here": "Settled, and not taken here",
	"unknown-refund": "A refund that nobody knows here",
	"refund-not-made-here": "Deducted, and not given back here",
	"refund-not-deducted": "Given back, and not deducted",
	"other-movement": "An adjustment of the provider",
};

const reasons: Record<DifferenceKind, (row: FoundDifference) => string> = {
	"not-settled": () =>
		`No settlement has it ${settledWithin} working days after. Fetch its month; then ask Razorpay where it is.`,
	"other-sum": ({ theirs, ours }) => `${inFigures(theirs)} there, ${inFigures(ours)} here.`,
	"settled-twice": ({ settlementId }) => `An earlier settlement has it, and ${settlementId} again.`,
	"unknown-payment": () => "No application here was paid by it. Other things may be sold by the same account.",
	"not-taken-here": () => "The fee’s page can ask the provider about it.",
	"unknown-refund": () => "It was not ordered here, nor reported.",
	"refund-not-made-here": () => "Here it has not come to its end.",
	"refund-not-deducted": () => `No settlement has it ${settledWithin} working days after.`,
	"other-movement": ({ description }) => (description ? `“${description}”` : "A dispute, a reserve or a correction."),
};

export const reasonOf = (row: FoundDifference) => reasons[row.kind](row);

/** What is too much or too little, in rupees with a sign. */
export const signed = (paise: number) =>
	paise < 0 ? `−${inFigures(-paise)}` : `${paise > 0 ? "+" : ""}${inFigures(paise)}`;
