import { rowId } from "#src/forms/row-id.ts";
import { runJobAgain } from "#src/jobs/job-acts.server.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";

const { act, table } = actsOn<null>();

/** Acts of members on the jobs page. */
export const jobActs = table({
	title: "Background tasks",
	address: officePaths.jobs,
	find: opensTo("background.manage"),
	acts: {
		again: act({
			label: "Run a background task now",
			permission: "background.manage",
			section: "jobs",
			form: { job: rowId },
			run: async (trx, { form, by, now }) => {
				const isQueued = await runJobAgain(trx, { id: form.job, by }, now);
				return isQueued ? { ok: true } : { ok: false, message: "This task is already running, or it’s done." };
			},
			done: "The task will start in a moment.",
		}),
	},
});
