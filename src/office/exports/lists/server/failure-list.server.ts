import { dayAtSchool } from "#src/calendar/day.ts";
import { listFailures, type ShownFailure } from "#src/health/failures/failures.server.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { moment, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";

const columns: readonly Shown<ShownFailure>[] = [
	{ key: "name", title: "Failure", width: 32, cell: ({ name }) => name },
	{ key: "place", title: "At", width: 40, cell: ({ place }) => place },
	{ key: "kind", title: "In", cell: ({ kind }) => (kind === "browser" ? "the browser" : "the server") },
	{ key: "frame", title: "In the code", width: 60, cell: ({ frame }) => frame },
	{ key: "times", title: "Times", cell: ({ times }) => times },
	{ key: "first", title: "First", width: 18, cell: ({ firstAt }) => moment(firstAt) },
	{ key: "last", title: "Last", width: 18, cell: ({ lastAt }) => moment(lastAt) },
	{ key: "release", title: "Release", cell: ({ release }) => release },
	{ key: "incident", title: "Incident", width: 24, cell: ({ requestId }) => requestId },
	{ key: "standing", title: "Standing", cell: ({ standing }) => standing },
];

/** What failed for visitors in the last 30 days. */
export const failureList: ExportList = {
	act: "health.read",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: (await listFailures(db, dayAtSchool(now))).map(({ id }) => id),
		title: titled(["Failures"], now),
		back: officePaths.health,
	}),
	source: ({ db, now }) =>
		wholeSourceOf(columns, { list: () => listFailures(db, dayAtSchool(now())), keyOf: ({ id }) => id }),
};
