import type { RefundStep } from "#src/school/fees.ts";

/** Rule for refunds of an application fee; the terms and the page of refunds say the same. */
export const applicationFeeRefund =
	"If you were charged twice, we refund the second payment to the same card or account, usually within seven working " +
	"days. Otherwise we do not refund the fee once we have reviewed the application, unless the course is not offered or " +
	"the law says otherwise.";

/** Shares of a year's fees that are refunded. */
export const refundSteps: RefundStep[] = [
	{ when: "15 days or more before the reporting date", share: 100, less: 1_000 },
	{ when: "Less than 15 days before the reporting date", share: 90 },
	{ when: "Up to 15 days after the reporting date", share: 80 },
	{ when: "16 to 30 days after the reporting date", share: 50 },
	{ when: "More than 30 days after the reporting date", share: 0 },
];
