import { defineList } from "#src/office/kit/lists/define-list.ts";
import { choiceOfPage } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { methodLabel, refundFilterLabels, refundStateLabels } from "#src/office/money/money-labels.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindTitle } from "#src/payment/fee/fee.ts";
import type { ListedRefund } from "#src/payment/refunds/list-refunds.server.ts";
import { refundsPerPage } from "#src/payment/refunds/refund-query.ts";

/** Every refund, newest first. */
export const refundList = defineList({
	title: "Refunds",
	permission: "money.read",
	address: officePaths.refunds,
	perPage: refundsPerPage,
	filters: { state: choiceOfPage(refundFilterLabels, "all") },
	columns: columnsOf<ListedRefund>()([
		{ key: "name", title: "Name", width: 28, value: ({ name }) => name || "Erased" },
		{ key: "reference", title: "Application number", width: 20, value: ({ reference }) => reference },
		{ key: "kind", title: "Fee", width: 18, value: ({ feeKind }) => feeKindTitle(feeKind) },
		{ key: "amount", title: "Amount ₹", value: ({ amount }) => ({ paise: amount }) },
		{ key: "reason", title: "Reason", width: 40, value: ({ reason }) => reason },
		{ key: "state", title: "Status", width: 24, value: ({ state }) => refundStateLabels[state] },
		{ key: "asked", title: "Requested on", value: ({ createdAt }) => ({ dayOf: createdAt }) },
		{ key: "by", title: "Requested by", width: 20, value: ({ askedByName }) => askedByName },
		{ key: "confirmed", title: "Confirmed by", width: 20, value: ({ confirmedByName }) => confirmedByName },
		{ key: "ended", title: "Ended on", value: ({ finishedAt }) => ({ dayOf: finishedAt }) },
		{ key: "method", title: "Method", width: 22, value: ({ method }) => method && methodLabel(method) },
		{ key: "payment", title: "Payment", width: 24, value: ({ paymentId }) => paymentId },
		{ key: "refund", title: "Razorpay refund", width: 24, value: ({ providerId }) => providerId },
		{ key: "problem", title: "Problem", width: 40, value: ({ problem }) => problem },
	]),
	file: { name: "refunds", permission: "export.fees" },
});
