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
		title: "Jobs",
		timeoutMs: 10_000,
		async look() {
			const jobs = await listJobs(db);
			const titleOf = ({ kind }: JobView) => `“${titles.get(kind) ?? kind}”`;
			const todo = "The page Jobs of the office says why, and runs them again.";
			const dead = jobs.filter(({ state }) => state === "dead");
			const failed = jobs.filter((job) => job.state !== "dead" && job.lastError !== null && job.attempts >= 3);
			const late = jobs.filter((job) => titles.has(job.kind) && !withLook.has(job.kind) && isLate(job));
			const found: ProbeResult[] = [];
			if (dead.length > 0) found.push(failing(`Given up: ${dead.map(titleOf).join(", ")}.`, todo));
			if (failed.length > 0) found.push(failing(`Failed again and again: ${failed.map(titleOf).join(", ")}.`, todo));
			if (late.length > 0) found.push(warning(`Not begun in time: ${late.map(titleOf).join(", ")}.`, todo));
			return found.length > 0 ? found : fine("Every job was done in its time.");
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
			if (count === 0) return fine("Every message to other programs was delivered, or is tried again.");
			return warning(
				`${count} messages did not reach ${[...new Set(given.map(({ url }) => new URL(url).host))].join(", ")}.`,
				"The page Webhooks of the office says why, and sends them again.",
			);
		},
	};
}

/** What failed for visitors. */
export function failuresProbe(db: Db, now: () => Date): Probe {
	return {
		name: "visitor_failures",
		title: "Failures that visitors saw",
		timeoutMs: 10_000,
		async look() {
			const today = dayAtSchool(now());
			const count = await countFailures(db, addDays(today, -1), today);
			if (count === 0) return fine("Nothing has failed for a visitor since yesterday.");
			const sentence = `${count === 1 ? "Once" : `${count} times`} something has failed for a visitor since yesterday.`;
			if (count < manyFailures) return fine(sentence);
			return warning(sentence, "The page Health of the office says where; call what is known quiet.");
		},
	};
}
