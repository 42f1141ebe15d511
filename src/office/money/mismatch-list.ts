import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindTitle } from "#src/payment/fee/fee.ts";
import type { FoundMismatch } from "#src/payment/ledger/find-mismatches.server.ts";
import { mismatchLabels } from "./money-labels.ts";

/** Mismatches between fees and payments, the worst first. */
export const mismatchList = defineList({
	title: "Mismatches",
	permission: "money.read",
	address: officePaths.money,
	perPage: 30,
	columns: columnsOf<FoundMismatch>()([
		{ key: "what", title: "Mismatch", width: 32, value: ({ kind }) => mismatchLabels[kind].title },
		{ key: "why", title: "Reason", width: 60, value: ({ message }) => message },
		{
			key: "name",
			title: "Name",
			width: 28,
			value: ({ application }) => application && (application.name || "Erased"),
		},
		{
			key: "reference",
			title: "Application number",
			width: 20,
			value: ({ application }) => application?.reference ?? null,
		},
		{ key: "kind", title: "Fee", width: 18, value: ({ feeKind }) => feeKind && feeKindTitle(feeKind) },
		{ key: "payment", title: "Payment", width: 24, value: ({ paymentId }) => paymentId },
		{ key: "since", title: "Since", value: ({ since }) => ({ dayOf: since }) },
		{ key: "amount", title: "Amount ₹", value: ({ amount }) => ({ paise: amount }) },
	]),
	file: { name: "mismatches", permission: "export.fees" },
});
