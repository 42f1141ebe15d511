import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { moment, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";
import { findAffectedIds, readAffected } from "#src/privacy/breaches/read-breach.server.ts";

type Affected = Awaited<ReturnType<typeof readAffected>>[number];

const letterWords = { queued: "Waits", sent: "Sent", dead: "Could not be delivered" } as const;

const columns: readonly Shown<Affected>[] = [
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "email", title: "E-mail", width: 30, cell: ({ email }) => email },
	{ key: "phone", title: "Telephone", width: 18, cell: ({ phone }) => phone },
	{ key: "told", title: "Told", width: 18, cell: ({ told_at }) => moment(told_at) },
	{ key: "by", title: "Told by", width: 20, cell: ({ told_by }) => told_by },
	{ key: "said", title: "What was said", width: 40, cell: ({ told_how }) => told_how },
	{ key: "letter", title: "Letter", width: 24, cell: ({ letter }) => letter && letterWords[letter] },
	{ key: "problem", title: "Why not", width: 40, cell: ({ problem }) => problem },
];

/** The people whom a breach affects. @param breachId its number */
export function affectedList(breachId: number): ExportList {
	return {
		act: "export.persons",
		formats: tables,
		find: async ({ db, now }) => ({
			ids: await findAffectedIds(db, breachId),
			title: titled([`Breach ${breachId}, people affected`], now),
			back: officePaths.breach(breachId),
		}),
		source: ({ db }) => sourceOf(columns, (ids: readonly number[]) => readAffected(db, ids)),
	};
}
