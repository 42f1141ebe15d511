import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { rupees, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";
import {
	findSettlementIds,
	type ListedSettlement,
	readListedSettlements,
} from "#src/payment/settlements/list-settlements.server.ts";

const columns: readonly Shown<ListedSettlement>[] = [
	{ key: "settlement", title: "Settlement", width: 24, cell: ({ settlementId }) => settlementId },
	{ key: "on", title: "On", cell: ({ settledOn }) => ({ day: settledOn }) },
	{ key: "bank", title: "Bank’s number", width: 24, cell: ({ utr }) => utr },
	{ key: "payments", title: "Payments", cell: ({ payments }) => payments },
	{ key: "paid", title: "Paid ₹", cell: ({ paid }) => rupees(paid) },
	{ key: "refunded", title: "Refunded ₹", cell: ({ refunded }) => rupees(-refunded || 0) },
	{ key: "other", title: "Other ₹", cell: ({ other }) => rupees(other) },
	{ key: "fees", title: "Fees ₹", cell: ({ fees }) => rupees(-fees || 0) },
	{ key: "taxes", title: "of it tax ₹", cell: ({ taxes }) => rupees(-taxes || 0) },
	{ key: "net", title: "Received ₹", cell: ({ net }) => rupees(net) },
];

/** What the payment provider has paid out. */
export const settlementList: ExportList = {
	act: "export.fees",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: await findSettlementIds(db),
		title: titled(["Settlements"], now),
		back: officePaths.settlements(),
	}),
	source: ({ db }) => sourceOf(columns, (ids: readonly string[]) => readListedSettlements(db, ids)),
};
