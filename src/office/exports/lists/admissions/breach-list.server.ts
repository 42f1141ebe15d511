import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { moment, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";
import { listBreaches } from "#src/privacy/breaches/read-breach.server.ts";

type Breach = Awaited<ReturnType<typeof listBreaches>>[number];

const columns: readonly Shown<Breach>[] = [
	{ key: "number", title: "Number", cell: ({ id }) => id },
	{ key: "what", title: "What has happened", width: 40, cell: ({ title }) => title },
	{ key: "state", title: "State", cell: ({ state }) => (state === "open" ? "Open" : "Closed") },
	{ key: "noticed", title: "Noticed", width: 18, cell: ({ noticed_at }) => moment(noticed_at) },
	{ key: "closed", title: "Closed", width: 18, cell: ({ closed_at }) => moment(closed_at) },
	{ key: "people", title: "People affected", cell: ({ people }) => people },
	{ key: "told", title: "of them told", cell: ({ told }) => told },
];

/** Breaches, open ones first, with how many people each affects. */
export const breachList: ExportList = {
	act: "breach.read",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: (await listBreaches(db)).map(({ id }) => id),
		title: titled(["Breaches"], now),
		back: officePaths.breaches,
	}),
	source: ({ db }) => wholeSourceOf(columns, { list: () => listBreaches(db), keyOf: ({ id }) => id }),
};
