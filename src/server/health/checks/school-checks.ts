import { readRuns } from "#src/backup/backup-runs.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
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
						"Write them in the office, in Website text.",
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
					"Open it in the office, in Website text.",
				);
			return titles.length === 0
				? fine("The website is open, and none of its texts is an example.")
				: warning(examples, "Write them in the office, in Website text. Until then, their pages are in no menu.");
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
					lastGood ? `The last good backup is ${days} days old.${problem}` : `There’s no good backup.${problem}`,
					"Run school backup. It makes a backup now, or shows what’s wrong.",
				);
			return fine(`The last good backup is ${days === 0 ? "less than a day" : "a day"} old.`);
		},
	},
	/** Findings of the last verification of every row and file. */
	verification: {
		title: "Rows and files",
		runs: ["school"],
		async look({ db, settings, now }) {
			const { last } = await readRuns(db, "verification", now());
			if (!last) {
				if (settings.backup) return fine("The first verification runs after the first backup.");
				return fine("Not verified yet. Run school verify --live.");
			}
			if (last.files === null)
				return warning("The last verification didn’t finish.", "school verify --live does it again.");
			if (last.problem !== null) {
				const count = last.problem.split("\n").length;
				return failing(
					count === 1 ? "A row or file is damaged." : `${count} rows or files are damaged.`,
					"To list them, run school verify --live. Backups may have good copies.",
				);
			}
			const days = Math.floor((now().getTime() - Date.parse(last.startedAt)) / dayMs);
			if (settings.backup && days > 9)
				return warning(
					`The last verification was ${days} days ago.`,
					"See the checks “Backup” and “Background tasks”.",
				);
			return fine(
				`All rows and files were intact ${days === 0 ? "today" : days === 1 ? "1 day ago" : `${days} days ago`}.`,
			);
		},
	},
	/** True if a backup could be restored, as the last rehearsal has found. */
	rehearsal: {
		title: "Restore",
		runs: ["school"],
		async look({ db, now }) {
			const { last, lastGood } = await readRuns(db, "rehearsal", now());
			if (!last) return fine("No restore has been rehearsed here. See docs/operating/restore.md.");
			if (last.problem !== null)
				return failing(
					`The last rehearsal of a restore failed: ${last.problem.split("\n", 1)[0]?.slice(0, 200)}`,
					"Run school rehearse-restore. It shows what a restore would miss.",
				);
			const days = Math.floor((now().getTime() - Date.parse((lastGood ?? last).startedAt)) / dayMs);
			if (days > 35)
				return warning(
					`The last rehearsal of a restore was ${days} days ago.`,
					"Check its schedule, or run school rehearse-restore.",
				);
			return fine(`A rehearsal restored every row and file ${days === 0 ? "today" : `${days} days ago`}.`);
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
			const todo = "To see why and run them again, open Background tasks in the office.";
			const dead = jobs.filter(({ state }) => state === "dead");
			const failedJobs = jobs.filter((job) => job.state !== "dead" && job.lastError !== null && job.attempts >= 3);
			const late = jobs.filter((job) => punctual.has(job.kind) && isLate(job));
			const checkResults: CheckResult[] = [];
			if (dead.length > 0) checkResults.push(failing(`Failed for good: ${dead.map(titleOf).join(", ")}.`, todo));
			if (failedJobs.length > 0)
				checkResults.push(failing(`Failing repeatedly: ${failedJobs.map(titleOf).join(", ")}.`, todo));
			if (late.length > 0) checkResults.push(warning(`Not started in time: ${late.map(titleOf).join(", ")}.`, todo));
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
			if (count === 0) return fine("All events were delivered, or will be retried.");
			return warning(
				`${count} events weren’t delivered to ${[...new Set(givenUp.map(({ url }) => new URL(url).host))].join(", ")}.`,
				"To see why and send them again, open Webhooks in the office.",
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
			const sentence = `Visitors saw ${count === 1 ? "1 error" : `${count} errors`} since yesterday.`;
			if (count < manyFailures) return fine(sentence);
			return warning(sentence, "To see where, open Health in the office. Mute known errors.");
		},
	},
} satisfies SchoolChecks;

function isLate({ late, runAt }: JobView): boolean {
	return late && Date.parse(runAt) + tenMinutesMs < Date.now();
}
