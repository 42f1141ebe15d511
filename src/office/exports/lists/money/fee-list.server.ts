import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { ItemId } from "#src/exports/export-source.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { rupees, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { feeStateWords, methodWords } from "#src/office/money/money-words.ts";
import { formTitle } from "#src/office/requests/document-choices.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindNames, feeKindTitle } from "#src/payment/fee/fee.ts";
import { type FeeQuery, feeParameters, type PaymentsAsked, parseFeeQuery } from "#src/payment/ledger/fee-query.ts";
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
export function feeStateOf({ method, state }: Pick<ListedFee, "method" | "state">): string {
	return method === "waiver" && state === "paid" ? "Waived" : feeStateWords[state];
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
			ids: keysOf(await findFeeIds(db, query), query),
			title: titled(["Fees", ...wordsOf(query)], now),
			back: officePaths.fees(String(new URLSearchParams(feeParameters(query)))),
		};
	},
	source: ({ db }) =>
		sourceOf(columns, (keys: readonly ItemId[]) => {
			const [ids, only] = [keys.map((key) => Number.parseInt(String(key), 10)), askedBy(keys[0] ?? "")];
			return readListedFees(db, ids, only);
		}),
};

/** With what the list asks of payments, whose sums alone it has: `12` or `12?method=card&from=2026-11-01`. */
function keysOf(ids: readonly number[], { method, from, to }: FeeQuery): ItemId[] {
	const asked = Object.entries({ method, from, to }).filter(([, value]) => value !== undefined);
	if (asked.length === 0) return [...ids];
	const params = new URLSearchParams(asked as [string, string][]);
	return ids.map((id) => `${id}?${params}`);
}

function askedBy(key: ItemId): PaymentsAsked {
	return Object.fromEntries(new URLSearchParams(String(key).split("?")[1]));
}

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
