import type { RefundStep } from "#src/school/fees.ts";

/** What happens to an application fee: the terms and the page of refunds say the same. */
export const applicationFeeRefund =
	"A fee that was charged twice is paid back to the same card or account, usually within seven working days. " +
	"Otherwise the fee is not refunded once the application has been read, unless the course is not offered or the law " +
	"says something else.";

/** What is given back of a year's fees. */
export const refundSteps: RefundStep[] = [
	{ when: "15 days or more before the day of joining", share: 100, less: 1_000 },
	{ when: "Later, but before the day of joining", share: 90 },
	{ when: "Up to 15 days after the day of joining", share: 80 },
	{ when: "16 to 30 days after it", share: 50 },
	{ when: "More than 30 days after it", share: 0 },
];
