import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, rupees, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { mismatchWords } from "#src/office/money/money-words.ts";
import { differenceTitles, reasonOf } from "#src/office/money/settlements/difference-words.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindTitle } from "#src/payment/fee/fee.ts";
import { type FoundMismatch, findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { type FoundDifference, findDifferences } from "#src/payment/settlements/find-differences.server.ts";

/** More is not a list to work through. */
const maxRows = 10_000;

const mismatchColumns: readonly Shown<FoundMismatch>[] = [
	{ key: "what", title: "What", width: 32, cell: ({ kind }) => mismatchWords[kind].title },
	{ key: "why", title: "Why", width: 60, cell: ({ message }) => message },
	{ key: "name", title: "Name", width: 28, cell: ({ application }) => application && (application.name || "Erased") },
	{ key: "reference", title: "Reference", width: 20, cell: ({ application }) => application?.reference ?? null },
	{ key: "kind", title: "Kind", width: 18, cell: ({ feeKind }) => feeKind && feeKindTitle(feeKind) },
	{ key: "payment", title: "Payment", width: 24, cell: ({ paymentId }) => paymentId },
	{ key: "since", title: "Since", cell: ({ since }) => day(since) },
	{ key: "amount", title: "Sum ₹", cell: ({ amount }) => rupees(amount) },
];

/** What does not agree between fees and payments. */
export const mismatchList: ExportList = {
	act: "export.fees",
	formats: tables,
	async find({ db, now }) {
		const { rows } = await findMismatches(db, now, { limit: maxRows });
		return { ids: rows.map(keyOfMismatch), title: titled(["Does not agree"], now), back: officePaths.money() };
	},
	source: ({ db, now }) =>
		wholeSourceOf(mismatchColumns, {
			list: async () => (await findMismatches(db, now(), { limit: maxRows })).rows,
			keyOf: keyOfMismatch,
		}),
};

const keyOfMismatch = ({ kind, feeId, paymentId, findingId }: FoundMismatch) =>
	[kind, feeId, paymentId, findingId].join(" ");

const differenceColumns: readonly Shown<FoundDifference>[] = [
	{ key: "what", title: "What", width: 32, cell: ({ kind }) => differenceTitles[kind] },
	{ key: "why", title: "Why", width: 60, cell: (row) => reasonOf(row) },
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "kind", title: "Kind", width: 18, cell: ({ feeKind }) => feeKind && feeKindTitle(feeKind) },
	{ key: "payment", title: "Payment or refund", width: 24, cell: ({ entityId }) => entityId },
	{ key: "settlement", title: "Settlement", width: 24, cell: ({ settlementId }) => settlementId },
	{ key: "day", title: "On", cell: (row) => ({ day: row.day }) },
	{ key: "theirs", title: "Settled ₹", cell: ({ theirs }) => rupees(theirs) },
	{ key: "ours", title: "Here ₹", cell: ({ ours }) => rupees(ours) },
	{ key: "difference", title: "Difference ₹", cell: ({ difference }) => rupees(difference) },
];

/** What does not agree between settlements and payments. */
export const differenceList: ExportList = {
	act: "export.fees",
	formats: tables,
	async find({ db, now }) {
		const { rows } = await findDifferences(db, now, { limit: maxRows });
		const title = titled(["Settlements, does not agree"], now);
		return { ids: rows.map(keyOfDifference), title, back: officePaths.settlements() };
	},
	source: ({ db, now }) =>
		wholeSourceOf(differenceColumns, {
			list: async () => (await findDifferences(db, now(), { limit: maxRows })).rows,
			keyOf: keyOfDifference,
		}),
};

const keyOfDifference = ({ kind, entityId, lineId }: FoundDifference) => [kind, entityId, lineId].join(" ");
