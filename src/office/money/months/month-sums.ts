import type { StatementTotals } from "#src/payment/statements/statement.ts";

/** What a month came to, as the page and its export show it: sums in paise, less than 0 where money goes. */
export const monthSums: readonly { key: string; head: string; of: (totals: StatementTotals) => number }[] = [
	{ key: "opening", head: "In transit before", of: ({ opening }) => opening },
	{ key: "taken", head: "Taken", of: ({ sums }) => sums.captured },
	{ key: "given-back", head: "Given back", of: ({ sums }) => 0 - sums.refunded },
	{ key: "settled", head: "Settled", of: ({ sums }) => sums["settled-refund"] - sums["settled-payment"] },
	{ key: "closing", head: "In transit after", of: ({ closing }) => closing },
	{ key: "fees", head: "Fees, taxes", of: ({ fees }) => 0 - fees },
	{ key: "received", head: "Received", of: ({ received }) => received },
	{ key: "at-school", head: "At the school", of: ({ sums }) => sums["at-school"] },
	{ key: "waived", head: "Waived", of: ({ sums }) => sums.waived },
];
