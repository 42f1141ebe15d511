import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { wayLabels } from "#src/privacy/breaches/breach.ts";
import { listAffected } from "#src/privacy/breaches/read-breach.server.ts";

const columns = columnsOf<Awaited<ReturnType<typeof listAffected>>[number]>()([
	{ key: "name", title: "Name", width: 28, value: ({ name }) => name },
	{ key: "email", title: "Email", width: 30, value: ({ email }) => email },
	{ key: "phone", title: "Phone", width: 18, value: ({ phone }) => phone },
	{ key: "told", title: "Notified", width: 18, value: ({ told_at }) => ({ momentOf: told_at }) },
	{ key: "by", title: "Notified by", width: 20, value: ({ told_by }) => told_by },
	{ key: "said", title: "What you told them", width: 40, value: ({ told_how }) => told_how },
	{ key: "letter", title: "Email status", width: 24, value: ({ way }) => wayLabels[way] },
	{ key: "problem", title: "Problem", width: 40, value: ({ problem }) => problem },
]);

/** The people whom a breach affects. @param breachId its number */
export const affectedList = (breachId: number) =>
	serveList(
		defineList({
			title: `Breach ${breachId}, people affected`,
			permission: "export.persons",
			address: officePaths.breach(breachId),
			columns,
			file: { name: `breach/${breachId}` },
		}),
		{ all: ({ db }) => listAffected(db, breachId), keyOf: ({ id }) => id },
	);
