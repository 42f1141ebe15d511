import { dayAtSchool } from "#src/calendar/day.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { type JobView, listJobs, listRuns, type RunView } from "#src/jobs/read-jobs.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { shortDayAndTime } from "#src/office/parts/days.ts";

/** A job as the page shows it. */
export type ShownJob = { id: number; title: string; standing: string; problem: string | null };

export type ShownRun = { id: number; title: string; when: string; summary: string; good: boolean };

const runsShown = 100;

/** Every job, in words. */
export async function readBackground({ db, jobTitles }: Pick<OfficeServices, "db" | "jobTitles">) {
	const [jobs, runs] = [await listJobs(db), await listRuns(db, runsShown)];
	const today = dayAtSchool(new Date());
	const moment = (at: string) => shortDayAndTime(at, today);
	const titleOf = (kind: string) => jobTitles.get(kind) ?? `“${kind}”, from another version`;
	const shownJob = (job: JobView): ShownJob => ({
		id: job.id,
		title: job.machine === null ? titleOf(job.kind) : `${titleOf(job.kind)} (${job.machine})`,
		standing: describeJobState(job, moment),
		problem: job.lastError,
	});
	const of = (matches: (job: JobView) => boolean) => jobs.filter(matches).map(shownJob);
	const hasFailed = (job: JobView) => job.lastError !== null && job.state !== "running";
	return {
		failed: of(hasFailed),
		running: of(({ state }) => state === "running"),
		waiting: of((job) => job.state === "queued" && !job.isPeriodic && !hasFailed(job)),
		periodic: of((job) => job.state === "queued" && job.isPeriodic && !hasFailed(job)).toSorted((a, b) =>
			a.title.localeCompare(b.title, "en"),
		),
		runs: runs.map(
			(run): ShownRun => ({
				id: run.id,
				title: titleOf(run.kind),
				when: `${moment(run.endedAt)}, ${duration(run)}`,
				summary: summaryOf(run),
				good: run.outcome === "done" || run.outcome === "stopped",
			}),
		),
	};
}

function describeJobState(job: JobView, moment: (at: string) => string): string {
	const { state, attempts, isPeriodic, runAt, startedAt, endedAt, progress, lastError, late } = job;
	const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
	if (state === "running") {
		const far = progress ? `, ${thousands(progress.done)} of ${thousands(progress.total)}` : "";
		return `Running since ${moment(startedAt ?? runAt)}${far}.`;
	}
	if (state === "dead") return `Failed after ${tries}, ${moment(endedAt ?? runAt)}. It won’t be retried automatically.`;
	// A member has let it run again, and no process has begun it.
	if (lastError !== null && attempts === 0) return `Will run again, waiting since ${moment(runAt)}.`;
	if (lastError !== null) return `${tries} so far, next attempt ${moment(runAt)}.`;
	if (late && !isPeriodic) return `Waiting since ${moment(runAt)}. No process runs tasks of this type.`;
	if (!isPeriodic) return `Waiting since ${moment(runAt)}.`;
	if (endedAt === null) return "Never run: nothing to do";
	return `Last run ${moment(endedAt)}.`;
}

function summaryOf({ outcome, summary }: RunView): string {
	if (outcome === "stopped") return "Stopped because its process ended";
	if (outcome === "failed") return `Failed: ${summary ?? "unknown reason"}`;
	return summary ?? "Done";
}

function duration({ startedAt, endedAt }: RunView): string {
	const seconds = (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
	if (seconds < 60) return `${seconds.toFixed(1)} s`;
	const whole = Math.round(seconds);
	return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
