import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { rupees, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { feeStateWords, methodWords } from "#src/office/money/money-words.ts";
import { formTitle } from "#src/office/requests/document-choices.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindNames, feeKindTitle } from "#src/payment/fee/fee.ts";
import { type FeeQuery, feeParameters, parseFeeQuery } from "#src/payment/ledger/fee-query.ts";
import { findFeeIds, type ListedFee, readListedFees } from "#src/payment/ledger/list-fees.server.ts";

const columns: readonly Shown<ListedFee>[] = [
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name || "Erased" },
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "programme", title: "Programme", cell: ({ type }) => formTitle(type) },
	{ key: "kind", title: "Kind", width: 18, cell: ({ kind }) => feeKindTitle(kind) },
	{ key: "state", title: "State", cell: (fee) => feeStateOf(fee) },
	{ key: "method", title: "Method", width: 22, cell: ({ method }) => method && methodWords(method) },
	{ key: "paid", title: "Paid on", cell: ({ paidOn }) => paidOn && { day: paidOn } },
	{ key: "receipt", title: "Receipt", width: 20, cell: ({ receiptNumber }) => receiptNumber },
	{ key: "fee", title: "Fee ₹", cell: ({ amount }) => rupees(amount) },
	{ key: "taken", title: "Taken ₹", cell: ({ taken }) => rupees(taken) },
	{ key: "waived", title: "Waived ₹", cell: ({ waived }) => rupees(waived) },
	{ key: "refunded", title: "Refunded ₹", cell: ({ refunded }) => rupees(refunded) },
];

/** The state of a fee in words, as the money desk has it. */
export function feeStateOf({ waived, state }: Pick<ListedFee, "waived" | "state">): string {
	return waived > 0 && state === "paid" ? "Waived" : feeStateWords[state];
}

/** Fees, as the money desk filters them. */
export const feeList: ExportList = {
	act: "export.fees",
	formats: tables,
	async find({ db, params, now }) {
		const parsed = parseFeeQuery(params, Object.keys(applicationForms));
		if (!parsed.ok) return { errors: parsed.errors };
		const { query } = parsed;
		return {
			ids: await findFeeIds(db, query),
			title: titled(["Fees", ...wordsOf(query)], now),
			back: officePaths.fees(String(new URLSearchParams(feeParameters(query)))),
		};
	},
	source: ({ db }) => sourceOf(columns, (ids: readonly number[]) => readListedFees(db, ids)),
};

function wordsOf({ words, kind, state, type, method, from, to }: FeeQuery) {
	return [
		type && formTitle(type),
		kind && `${feeKindNames[kind]}s`,
		state && (state === "unpaid" ? "unpaid" : feeStateWords[state].toLowerCase()),
		method && methodWords(method),
		from && `from ${formatLong(from)}`,
		to && `until ${formatLong(to)}`,
		words && `“${words}”`,
	];
}
