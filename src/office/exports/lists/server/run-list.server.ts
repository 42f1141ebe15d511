import { findRunIds, type RunView, readRuns } from "#src/jobs/read-jobs.server.ts";
import { type ExportList, type SourceServices, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { moment, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";

const outcomeWords: Record<RunView["outcome"], string> = {
	done: "Done",
	failed: "Failed",
	lost: "Lost",
	stopped: "Asked to end",
};

const columnsOf = ({ jobTitles }: SourceServices): readonly Shown<RunView>[] => [
	{ key: "job", title: "Job", width: 32, cell: ({ kind }) => jobTitles.get(kind) ?? kind },
	{ key: "began", title: "Began", width: 18, cell: ({ startedAt }) => moment(startedAt) },
	{ key: "seconds", title: "Seconds", cell: (run) => (Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1000 },
	{ key: "outcome", title: "Outcome", cell: ({ outcome }) => outcomeWords[outcome] },
	{ key: "words", title: "What came of it", width: 60, cell: ({ words }) => words },
];

/** What was done in the background in the last 30 days. */
export const runList: ExportList = {
	act: "background.manage",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: await findRunIds(db),
		title: titled(["Jobs, history"], now),
		back: officePaths.jobs,
	}),
	source: (services) => sourceOf(columnsOf(services), (ids: readonly number[]) => readRuns(services.db, ids)),
};
