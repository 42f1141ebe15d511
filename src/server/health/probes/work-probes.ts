import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import { countFailures } from "#src/health/failures/failures.server.ts";
import { failing, fine, type Probe, type ProbeResult, warning } from "#src/health/finding.ts";
import { type JobView, listJobs } from "#src/jobs/read-jobs.server.ts";
import { readGivenUp } from "#src/webhooks/read-webhooks.server.ts";

const tenMinutesMs = 600_000;
/** On the present day and the one before, before someone is told. */
const manyFailures = 20;

/**
 * Whether what the school does by itself is done.
 * @param withLook kinds that begin only when there is something to do
 */
export function jobsProbe(db: Db, titles: ReadonlyMap<string, string>, withLook: ReadonlySet<string>): Probe {
	return {
		name: "jobs",
		title: "Background tasks",
		timeoutMs: 10_000,
		async look() {
			const jobs = await listJobs(db);
			const titleOf = ({ kind }: JobView) => `“${titles.get(kind) ?? kind}”`;
			const todo = "To see why and run them again, open Background tasks in the office.";
			const dead = jobs.filter(({ state }) => state === "dead");
			const failed = jobs.filter((job) => job.state !== "dead" && job.lastError !== null && job.attempts >= 3);
			const late = jobs.filter((job) => titles.has(job.kind) && !withLook.has(job.kind) && isLate(job));
			const found: ProbeResult[] = [];
			if (dead.length > 0) found.push(failing(`Failed for good: ${dead.map(titleOf).join(", ")}.`, todo));
			if (failed.length > 0) found.push(failing(`Failing repeatedly: ${failed.map(titleOf).join(", ")}.`, todo));
			if (late.length > 0) found.push(warning(`Not started in time: ${late.map(titleOf).join(", ")}.`, todo));
			return found.length > 0 ? found : fine("All background tasks ran on time.");
		},
	};
}

function isLate({ late, runAt }: JobView): boolean {
	return late && Date.parse(runAt) + tenMinutesMs < Date.now();
}

/** Whether other programs were told what has happened. */
export function webhooksProbe(db: Db): Probe {
	return {
		name: "webhooks",
		title: "Webhooks to other programs",
		timeoutMs: 10_000,
		async look() {
			const given = await readGivenUp(db);
			const count = given.reduce((sum, each) => sum + each.count, 0);
			if (count === 0) return fine("All messages to other programs were delivered, or will be retried.");
			return warning(
				`${count} messages weren’t delivered to ${[...new Set(given.map(({ url }) => new URL(url).host))].join(", ")}.`,
				"To see why and send them again, open Webhooks in the office.",
			);
		},
	};
}

/** What failed for visitors. */
export function failuresProbe(db: Db, now: () => Date): Probe {
	return {
		name: "visitor_failures",
		title: "Errors visitors saw",
		timeoutMs: 10_000,
		async look() {
			const today = dayAtSchool(now());
			const count = await countFailures(db, addDays(today, -1), today);
			if (count === 0) return fine("No visitor has seen an error since yesterday.");
			const sentence = `Visitors saw ${count === 1 ? "1 error" : `${count} errors`} since yesterday.`;
			if (count < manyFailures) return fine(sentence);
			return warning(sentence, "To see where, open Health in the office. Mute known errors.");
		},
	};
}
