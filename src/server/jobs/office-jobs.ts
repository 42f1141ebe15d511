import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { isBatchStarted, runBatches } from "#src/cases/batches/run-batches.server.ts";
import { isPublishingDue, publishDue } from "#src/content/editing/publish-due.server.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import type { Services } from "#src/server/services.ts";
import { exportKind } from "./export-job.ts";
import { describeCount, periodicJob, secondMs } from "./periodic-job.ts";

/** Lists the jobs that members have begun or planned. */
export function officeJobs(services: Services): JobKind[] {
	const { db, log, now } = services;
	return [
		exportKind(services),
		periodicJob(
			"batches",
			{ everyMs: secondMs, look: () => isBatchStarted(db), watches: ["batches"] },
			async (signal) => {
				const { school } = services;
				const [acts, undo] = [admissionBatchActs(school), admissionUndo(school)];
				return describeCount(await runBatches(db, { now, acts, undo, log, signal }), "case done", "cases done");
			},
		),
		periodicJob("publishing", { everyMs: 15 * secondMs, look: () => isPublishingDue(db, now()) }, async () =>
			describeCount(await publishDue(db, now()), "text changed", "texts changed"),
		),
	];
}
