import { inFigures } from "#src/payment/fee/amount.ts";
import { type DifferenceKind, settledWithin } from "#src/payment/settlements/difference.ts";
import type { FoundDifference } from "#src/payment/settlements/find-differences.server.ts";

export const differenceTitles: Record<DifferenceKind, string> = {
	"not-settled": "Paid but not settled",
	"other-sum": "Settled amount differs",
	"settled-twice": "Settled twice",
	"unknown-payment": "Unknown payment",
	"not-taken-here": "Settled but not paid here",
	"unknown-refund": "Unknown refund",
	"refund-not-made-here": "Deducted but not refunded here",
	"refund-not-deducted": "Refunded but not deducted",
	"other-movement": "Adjustment by Razorpay",
};

const reasons: Record<DifferenceKind, (row: FoundDifference) => string> = {
	"not-settled": () => `Not settled after ${settledWithin} working days. Import its month, then contact Razorpay.`,
	"other-sum": ({ theirs, ours }) => `${inFigures(theirs)} at Razorpay, ${inFigures(ours)} here.`,
	"settled-twice": ({ settlementId }) => `It’s in an earlier settlement and again in ${settlementId}.`,
	"unknown-payment": () => "It didn’t pay for any application here. The account may also sell other things.",
	"not-taken-here": () => "Check it with Razorpay on the fee’s page.",
	"unknown-refund": () => "It wasn’t requested or reported here.",
	"refund-not-made-here": () => "It isn’t finished here.",
	"refund-not-deducted": () => `Not deducted after ${settledWithin} working days.`,
	"other-movement": ({ description }) => (description ? `“${description}”` : "A dispute, a reserve or a correction."),
};

export const reasonOf = (row: FoundDifference) => reasons[row.kind](row);

/** Formats an excess or a shortfall, in rupees with a sign. */
export const formatDifference = (paise: number) =>
	paise < 0 ? `−${inFigures(-paise)}` : `${paise > 0 ? "+" : ""}${inFigures(paise)}`;
