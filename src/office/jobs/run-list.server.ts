import { findRunIds, type RunView, readRuns } from "#src/jobs/read-jobs.server.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";

const outcomeWords: Record<RunView["outcome"], string> = {
	done: "Done",
	failed: "Failed",
	lost: "Lost",
	stopped: "Stopped",
};

/** What was done in the background in the last 30 days. */
const runList = defineList({
	title: "Background task history",
	permission: "background.manage",
	address: officePaths.jobs,
	columns: columnsOf<RunView & { title: string }>()([
		{ key: "job", title: "Background task", width: 32, value: ({ title }) => title },
		{ key: "began", title: "Started", width: 18, value: ({ startedAt }) => ({ momentOf: startedAt }) },
		{ key: "seconds", title: "Seconds", value: (run) => (Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1000 },
		{ key: "outcome", title: "Outcome", value: ({ outcome }) => outcomeWords[outcome] },
		{ key: "words", title: "Result", width: 60, value: ({ words }) => words },
	]),
	file: { name: "job-runs" },
});

export const runs = serveList(runList, {
	find: ({ db }) => findRunIds(db),
	async rows({ db, jobTitles }, ids: readonly number[]) {
		const rows = await readRuns(db, ids);
		return rows.map((run) => ({ ...run, title: jobTitles.get(run.kind) ?? run.kind }));
	},
});
