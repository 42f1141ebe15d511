import { readRuns } from "#src/backup/backup-runs.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import { countThings } from "#src/formatting/thousands.ts";
import { listLegal, unwrittenLegal } from "#src/forms/legal/legal-texts.ts";
import { countFailures } from "#src/health/failures/failures.server.ts";
import { type CheckResult, failing, fine, warning } from "#src/health/finding.ts";
import { type JobView, listJobs } from "#src/jobs/read-jobs.server.ts";
import { schoolText } from "#src/school-texts.ts";
import { jobTitles } from "#src/server/job-names.ts";
import { readGivenUp } from "#src/webhooks/read-webhooks.server.ts";
import type { SchoolChecks } from "./school-check.ts";

const dayMs = 86_400_000;
const tenMinutesMs = 600_000;
/** Number of failures on the present day and the one before, from which someone is told. */
const manyFailures = 20;
const titles = new Map<string, string>(Object.entries(jobTitles));

/** Checks of what the school's work needs. */
export const schoolChecks = {
	/** Legal texts are required to accept anything, so that no one agrees to a text that doesn't exist. */
	"legal texts": {
		title: "Legal texts",
		runs: ["school", "installed"],
		needs: "tables",
		async look({ db }) {
			const unwritten = unwrittenLegal(await readSchool(db));
			return unwritten.length === 0
				? fine("Terms, refunds and privacy policy are published.")
				: failing(
						`The school hasn’t published its ${listLegal(unwritten)}, so it can’t receive applications, enquiries or ` +
							"registrations.",
						"Write these texts in the office, in Website text.",
					);
		},
	},
	/** Checks whether visitors see the site, and finds pages of it that no one has written. */
	website: {
		title: "Website",
		runs: ["school", "installed"],
		needs: "tables",
		async look({ db }) {
			const { open, placeholders } = (await readSchool(db)).site;
			const titles = [...placeholders].map((name) => schoolText(name).title);
			const examples = `These texts are still examples: ${titles.join(", ")}.`;
			if (!open)
				return warning(
					`The website is closed: visitors only see a notice.${titles.length > 0 ? ` ${examples}` : ""}`,
					"Open the website in the office, in Website text.",
				);
			return titles.length === 0
				? fine("The website is open. None of its texts are examples.")
				: warning(
						examples,
						"Write these texts in the office, in Website text. Until you do, the menus don’t show their pages.",
					);
		},
	},
	/** Age of the last good backup. */
	backup: {
		title: "Backup",
		runs: ["school", "installed"],
		needs: "tables",
		async look({ db, settings, now }) {
			const { first, last, lastGood } = await readRuns(db, "backup", now());
			if (!settings.backup) {
				if (settings.siteUrl.startsWith("http:")) return fine("No backups are made. That’s fine on a test machine.");
				return warning("No backups are made.", "Set BACKUP_TO and BACKUP_RECIPIENT. See docs/operating/back-up.md.");
			}
			const since = (lastGood ?? first)?.startedAt;
			if (since === undefined) return fine("The first backup will run tonight.");
			const days = Math.floor((now().getTime() - Date.parse(since)) / dayMs);
			const problem = last?.problem ? ` Last attempt: ${last.problem.split("\n", 1)[0]?.slice(0, 200)}` : "";
			if (days >= 2 || !lastGood)
				return failing(
					lastGood ? `The last good backup is ${days} days old.${problem}` : `No backup has succeeded yet.${problem}`,
					"Run school backup. If it can’t make a backup, it says why.",
				);
			return fine(`The last good backup is ${days === 0 ? "less than a day" : "a day"} old.`);
		},
	},
	/** Findings of the last verification of every row and file. */
	verification: {
		title: "Data integrity",
		runs: ["school"],
		async look({ db, settings, now }) {
			const { last } = await readRuns(db, "verification", now());
			if (!last) {
				if (settings.backup) return fine("The first verification runs after the first backup.");
				return fine("The data hasn’t been verified yet. To verify it, run school verify --live.");
			}
			if (last.files === null)
				return warning("The last verification didn’t finish.", "To verify again, run school verify --live.");
			if (last.problem !== null) {
				const count = last.problem.split("\n").length;
				return failing(
					count === 1 ? "1 row or file is damaged." : `${count} rows or files are damaged.`,
					"To list the damage, run school verify --live. Backups may have undamaged copies.",
				);
			}
			const days = Math.floor((now().getTime() - Date.parse(last.startedAt)) / dayMs);
			if (settings.backup && days > 9)
				return warning(
					`The last verification was ${days} days ago.`,
					"See the checks “Backup” and “Background tasks”.",
				);
			return fine(`All rows and files were intact ${days === 0 ? "today" : `${countThings(days, "day")} ago`}.`);
		},
	},
	/** True if a backup could be restored, as the last rehearsal has found. */
	rehearsal: {
		title: "Restore rehearsal",
		runs: ["school"],
		async look({ db, now }) {
			const { last, lastGood } = await readRuns(db, "rehearsal", now());
			if (!last) return fine("No restore has been rehearsed here. To rehearse one, see docs/operating/restore.md.");
			if (last.problem !== null)
				return failing(
					`The last restore rehearsal failed: ${last.problem.split("\n", 1)[0]?.slice(0, 200)}`,
					"Run school rehearse-restore. It lists what couldn’t be restored.",
				);
			const days = Math.floor((now().getTime() - Date.parse((lastGood ?? last).startedAt)) / dayMs);
			if (days > 35)
				return warning(
					`The last successful restore rehearsal was ${days} days ago.`,
					"Check the schedule of the rehearsal, or run school rehearse-restore.",
				);
			return fine(
				`A rehearsal restored every row and file ${days === 0 ? "today" : `${countThings(days, "day")} ago`}.`,
			);
		},
	},
	/** True if automatic jobs are done. */
	jobs: {
		title: "Background tasks",
		runs: ["school"],
		async look({ db, kinds }) {
			const jobs = await listJobs(db);
			const titleOf = ({ kind }: JobView) => `“${titles.get(kind) ?? kind}”`;
			// Others begin only when there is something to do.
			const punctual = new Set(kinds.flatMap(({ name, period }) => (period?.look ? [] : [name])));
			const todo = "Open Background tasks in the office. It shows the cause, and lets you run a task again.";
			const dead = jobs.filter(({ state }) => state === "dead");
			const failedJobs = jobs.filter((job) => job.state !== "dead" && job.lastError !== null && job.attempts >= 3);
			const late = jobs.filter((job) => punctual.has(job.kind) && isLate(job));
			const checkResults: CheckResult[] = [];
			if (dead.length > 0)
				checkResults.push(
					failing(`These tasks failed and won’t be tried again: ${dead.map(titleOf).join(", ")}.`, todo),
				);
			if (failedJobs.length > 0)
				checkResults.push(failing(`These tasks keep failing: ${failedJobs.map(titleOf).join(", ")}.`, todo));
			if (late.length > 0)
				checkResults.push(warning(`These tasks didn’t start on time: ${late.map(titleOf).join(", ")}.`, todo));
			return checkResults.length > 0 ? checkResults : fine("All background tasks ran on time.");
		},
	},
	/** True if other programs were told what has happened. */
	webhooks: {
		title: "Webhooks",
		runs: ["school"],
		async look({ db }) {
			const givenUp = await readGivenUp(db);
			const count = givenUp.reduce((sum, each) => sum + each.count, 0);
			if (count === 0) return fine("All events were delivered, or will be tried again.");
			const hosts = [...new Set(givenUp.map(({ url }) => new URL(url).host))];
			return warning(
				`${count === 1 ? "1 event wasn’t" : `${count} events weren’t`} delivered to ${hosts.join(", ")}.`,
				"Open Webhooks in the office. It shows the cause, and lets you send an event again.",
			);
		},
	},
	/** Failures that visitors met. */
	visitor_failures: {
		title: "Errors visitors saw",
		runs: ["school"],
		async look({ db, now }) {
			const today = dayAtSchool(now());
			const count = await countFailures(db, addDays(today, -1), today);
			if (count === 0) return fine("No visitor has seen an error since yesterday.");
			const sentence = `Visitors have seen ${countThings(count, "error")} since yesterday.`;
			if (count < manyFailures) return fine(sentence);
			return warning(
				sentence,
				"Open Health in the office. It shows where the errors happened. You can mute known errors.",
			);
		},
	},
} satisfies SchoolChecks;

function isLate({ late, runAt }: JobView): boolean {
	return late && Date.parse(runAt) + tenMinutesMs < Date.now();
}
