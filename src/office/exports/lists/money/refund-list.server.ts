import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, rupees, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { methodWords, refundFilterWords, refundStateWords } from "#src/office/money/money-words.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindTitle } from "#src/payment/fee/fee.ts";
import { findRefundIds, type ListedRefund, readListedRefunds } from "#src/payment/refunds/list-refunds.server.ts";
import { parseRefundQuery, refundParameters } from "#src/payment/refunds/refund-query.ts";

const columns: readonly Shown<ListedRefund>[] = [
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name || "Erased" },
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "kind", title: "Kind", width: 18, cell: ({ feeKind }) => feeKindTitle(feeKind) },
	{ key: "amount", title: "Sum ₹", cell: ({ amount }) => rupees(amount) },
	{ key: "reason", title: "Reason", width: 40, cell: ({ reason }) => reason },
	{ key: "state", title: "State", width: 24, cell: ({ state }) => refundStateWords[state] },
	{ key: "asked", title: "Asked on", cell: ({ createdAt }) => day(createdAt) },
	{ key: "by", title: "Asked by", width: 20, cell: ({ askedByName }) => askedByName },
	{ key: "confirmed", title: "Confirmed by", width: 20, cell: ({ confirmedByName }) => confirmedByName },
	{ key: "ended", title: "Ended on", cell: ({ finishedAt }) => day(finishedAt) },
	{ key: "method", title: "Method", width: 22, cell: ({ method }) => method && methodWords(method) },
	{ key: "payment", title: "Payment", width: 24, cell: ({ paymentId }) => paymentId },
	{ key: "refund", title: "At the provider", width: 24, cell: ({ providerId }) => providerId },
	{ key: "problem", title: "What went wrong", width: 40, cell: ({ problem }) => problem },
];

/** Refunds, as the money desk filters them. */
export const refundList: ExportList = {
	act: "export.fees",
	formats: tables,
	async find({ db, params, now }) {
		const parsed = parseRefundQuery(params);
		if (!parsed.ok) return { errors: parsed.errors };
		const { query } = parsed;
		const words = ["Refunds", query.state !== "all" && refundFilterWords[query.state].toLowerCase()];
		return {
			ids: await findRefundIds(db, query),
			title: titled(words, now),
			back: officePaths.refunds(refundParameters(query)),
		};
	},
	source: ({ db }) => sourceOf(columns, (ids: readonly number[]) => readListedRefunds(db, ids)),
};
