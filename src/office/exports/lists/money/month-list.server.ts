import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, rupees, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { monthSums } from "#src/office/money/months/month-sums.ts";
import * as officePaths from "#src/office-paths.ts";
import { type ClosedMonth, listClosedMonths } from "#src/payment/statements/close-month.server.ts";

/** A hundred years. */
const maxRows = 1200;

const columns: readonly Shown<ClosedMonth>[] = [
	{ key: "month", title: "Month", cell: ({ month }) => month },
	...monthSums.map(({ key, head, of }) => ({
		key,
		title: `${head} ₹`,
		width: 20,
		cell: ({ totals }: ClosedMonth) => rupees(of(totals)),
	})),
	{ key: "by", title: "Closed by", width: 20, cell: ({ closedByName }) => closedByName },
	{ key: "closed", title: "Closed on", cell: ({ closedAt }) => day(closedAt) },
];

/** What each closed month came to. Its entries are in its signed statement. */
export const monthList: ExportList = {
	act: "export.fees",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: (await listClosedMonths(db, maxRows)).map(({ month }) => month),
		title: titled(["Closed months"], now),
		back: officePaths.months,
	}),
	source: ({ db }) =>
		wholeSourceOf(columns, { list: () => listClosedMonths(db, maxRows), keyOf: ({ month }) => month }),
};
