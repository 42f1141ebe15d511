import { listFailures, type ShownFailure } from "#src/health/failures/failures.server.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** What failed for visitors in the last 30 days. */
const failureList = defineList({
	title: "Errors",
	permission: "health.read",
	address: officePaths.health,
	columns: columnsOf<ShownFailure>()([
		{ key: "name", title: "Error", width: 32, value: ({ name }) => name },
		{ key: "place", title: "Page", width: 40, value: ({ place }) => place },
		{ key: "kind", title: "Where", value: ({ kind }) => (kind === "browser" ? "the browser" : "the server") },
		{ key: "frame", title: "Code location", width: 60, value: ({ frame }) => frame },
		{ key: "times", title: "Count", value: ({ times }) => times },
		{ key: "first", title: "First seen", width: 18, value: ({ firstAt }) => ({ momentOf: firstAt }) },
		{ key: "last", title: "Last seen", width: 18, value: ({ lastAt }) => ({ momentOf: lastAt }) },
		{ key: "release", title: "Release", value: ({ release }) => release },
		{ key: "incident", title: "Incident", width: 24, value: ({ requestId }) => requestId },
		{ key: "standing", title: "Status", value: ({ standing }) => standing },
	]),
	file: { name: "failures" },
});

export const failures = serveList(failureList, {
	all: ({ db, today }) => listFailures(db, today),
	keyOf: ({ id }) => id,
});
