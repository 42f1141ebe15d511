import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";
import type { ClosedMonth } from "#src/payment/statements/close-month.server.ts";
import type { StatementTotals } from "#src/payment/statements/statement.ts";

/** A closed month, or the one that is open: no one has closed it. */
export type ListedMonth = Pick<ClosedMonth, "month" | "totals"> & Partial<ClosedMonth>;

/** Builds a column for an amount of the month, negative where money goes out. */
const amount = <Key extends string>(key: Key, head: string, of: (totals: StatementTotals) => number) => ({
	key,
	title: `${head} ₹`,
	head,
	width: 20,
	numeric: true,
	value: ({ totals }: ListedMonth) => ({ paise: of(totals) }),
});

/** List of the totals of each closed month. Its entries are in its signed statement. */
export const monthList = defineList({
	title: "Closed months",
	permission: "money.read",
	address: officePaths.months,
	columns: columnsOf<ListedMonth>()([
		{ key: "month", title: "Month", value: ({ month }) => month },
		amount("opening", "In transit, start of month", ({ opening }) => opening),
		amount("taken", "Collected", ({ sums }) => sums.captured),
		amount("given-back", "Refunded", ({ sums }) => 0 - sums.refunded),
		amount("settled", "Settled", ({ sums }) => sums["settled-refund"] - sums["settled-payment"]),
		amount("closing", "In transit, end of month", ({ closing }) => closing),
		amount("fees", "Fees, taxes", ({ fees }) => 0 - fees),
		amount("received", "Received", ({ received }) => received),
		amount("at-school", "Offline", ({ sums }) => sums["at-school"]),
		amount("waived", "Waived", ({ sums }) => sums.waived),
		{
			key: "added",
			title: "Payer charges less discounts ₹",
			only: "file",
			value: ({ totals }) => ({ paise: totals.added ?? 0 }),
		},
		{ key: "by", title: "Closed by", width: 20, only: "file", value: ({ closedByName = null }) => closedByName },
		{ key: "closed", title: "Closed on", only: "file", value: ({ closedAt = null }) => ({ dayOf: closedAt }) },
		{ key: "statement", title: "Statement", only: "page", value: () => "" },
	]),
	file: { name: "months", permission: "export.fees" },
});
