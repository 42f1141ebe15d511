import { listFailures, type ShownFailure } from "#src/health/failures/failures.server.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** What failed for visitors in the last 30 days. */
const failureList = defineList({
	title: "Failures",
	permission: "health.read",
	address: officePaths.health,
	columns: columnsOf<ShownFailure>()([
		{ key: "name", title: "Failure", width: 32, value: ({ name }) => name },
		{ key: "place", title: "At", width: 40, value: ({ place }) => place },
		{ key: "kind", title: "In", value: ({ kind }) => (kind === "browser" ? "the browser" : "the server") },
		{ key: "frame", title: "In the code", width: 60, value: ({ frame }) => frame },
		{ key: "times", title: "Times", value: ({ times }) => times },
		{ key: "first", title: "First", width: 18, value: ({ firstAt }) => ({ momentOf: firstAt }) },
		{ key: "last", title: "Last", width: 18, value: ({ lastAt }) => ({ momentOf: lastAt }) },
		{ key: "release", title: "Release", value: ({ release }) => release },
		{ key: "incident", title: "Incident", width: 24, value: ({ requestId }) => requestId },
		{ key: "standing", title: "Standing", value: ({ standing }) => standing },
	]),
	file: { name: "failures" },
});

export const failures = serveList(failureList, {
	all: ({ db, today }) => listFailures(db, today),
	keyOf: ({ id }) => id,
});
