import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindTitle } from "#src/payment/fee/fee.ts";
import type { FoundDifference } from "#src/payment/settlements/find-differences.server.ts";
import type { ListedExplanation, ListedSettlement } from "#src/payment/settlements/list-settlements.server.ts";
import { differenceTitles, reasonOf } from "./difference-labels.ts";

const ofPage = { permission: "money.read", address: officePaths.settlements } as const;
const exportPermission = "export.fees";

/** Differences between settlements and payments, the worst first. */
export const differenceList = defineList({
	...ofPage,
	title: "Settlement differences",
	perPage: 50,
	pageName: "differences",
	beside: ["page", "explained"],
	columns: columnsOf<FoundDifference>()([
		{ key: "what", title: "Difference", width: 32, value: ({ kind }) => differenceTitles[kind] },
		{ key: "why", title: "Reason", width: 60, value: (row) => reasonOf(row) },
		{ key: "name", title: "Name", width: 28, value: ({ name }) => name },
		{ key: "reference", title: "Application number", width: 20, value: ({ reference }) => reference },
		{ key: "kind", title: "Fee", width: 18, value: ({ feeKind }) => feeKind && feeKindTitle(feeKind) },
		{ key: "payment", title: "Payment or refund", width: 24, value: ({ entityId }) => entityId },
		{ key: "settlement", title: "Settlement", width: 24, value: ({ settlementId }) => settlementId },
		{ key: "day", title: "Day", value: (row) => ({ day: row.day }) },
		{ key: "theirs", title: "Settled ₹", value: ({ theirs }) => ({ paise: theirs }) },
		{ key: "ours", title: "Here ₹", value: ({ ours }) => ({ paise: ours }) },
		{ key: "difference", title: "Difference ₹", value: ({ difference }) => ({ paise: difference }) },
	]),
	file: { name: "settlement-differences", permission: exportPermission },
});

/** Payouts of the payment provider, the newest first. */
export const settlementList = defineList({
	...ofPage,
	title: "Settlements",
	perPage: 30,
	beside: ["differences", "explained"],
	columns: columnsOf<ListedSettlement>()([
		{ key: "settlement", title: "Settlement", width: 24, value: ({ settlementId }) => settlementId },
		{ key: "on", title: "Day", value: ({ settledOn }) => ({ day: settledOn }) },
		{ key: "bank", title: "UTR number", width: 24, value: ({ utr }) => utr },
		{ key: "payments", title: "Payments", numeric: true, value: ({ payments }) => payments },
		{ key: "paid", title: "Paid ₹", numeric: true, value: ({ paid }) => ({ paise: paid }) },
		{ key: "refunded", title: "Refunded ₹", numeric: true, value: ({ refunded }) => ({ paise: 0 - refunded }) },
		{ key: "other", title: "Other ₹", numeric: true, value: ({ other }) => ({ paise: other }) },
		{ key: "fees", title: "Fees ₹", numeric: true, value: ({ fees }) => ({ paise: 0 - fees }) },
		{ key: "taxes", title: "Of which tax ₹", numeric: true, value: ({ taxes }) => ({ paise: 0 - taxes }) },
		{ key: "net", title: "Received ₹", numeric: true, value: ({ net }) => ({ paise: net }) },
	]),
	file: { name: "settlements", permission: exportPermission },
});

/** Differences that members have explained, the newest first. */
export const explainedList = defineList({
	...ofPage,
	title: "Explained",
	perPage: 20,
	pageName: "explained",
	beside: ["page", "differences"],
	columns: columnsOf<ListedExplanation>()([]),
});
