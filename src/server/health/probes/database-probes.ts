import { sql } from "kysely";
import { readRuns } from "#src/backup/backup-runs.server.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { databaseNow } from "#src/db/database-clock.server.ts";
import { isUpToDate } from "#src/db/migrate/migrate.server.ts";
import { listLegal, unwrittenLegal } from "#src/forms/legal/legal-texts.ts";
import { failing, fine, type Probe, warning } from "#src/health/finding.ts";
import type { Settings } from "#src/server/settings.ts";

const dayMs = 86_400_000;
const slowMs = 500;

/** Milliseconds that the database needs for the least of all questions. */
export async function readLatency(db: Db): Promise<number> {
	const start = performance.now();
	await sql`select 1`.execute(db);
	return performance.now() - start;
}

export function databaseProbe(db: Db): Probe {
	return {
		name: "database",
		title: "Database",
		timeoutMs: 10_000,
		async look() {
			const ms = Math.round(await readLatency(db));
			if (!(await isUpToDate(db)))
				return failing(
					"The database schema is older than this version.",
					"Start the site once. It updates the database.",
				);
			if (ms > slowMs)
				return warning(
					`The database took ${ms} ms to respond.`,
					"Check the load of its machine, and the network to it.",
				);
			return fine(`The database responds in ${ms} ms, and its schema is up to date.`);
		},
	};
}

/** Without legal texts nothing is taken, so that no one agrees to a text that doesn't exist. */
export function legalTextsProbe(db: Db): Probe {
	return {
		name: "legal texts",
		title: "Legal texts",
		timeoutMs: 10_000,
		async look() {
			const unwritten = unwrittenLegal(await readSchool(db));
			return unwritten.length === 0
				? fine("Terms, refunds and privacy policy are published.")
				: failing(
						`The school hasn’t published its ${listLegal(unwritten)}, so it can’t receive applications, enquiries or registrations.`,
						"Write them in the office, in Website text.",
					);
		},
	};
}

/** Between the clock of this machine and the database's, which are one on a machine alone; and jumps of either. */
export function clockProbe(db: Db, settings: Pick<Settings, "databaseUrl">, clock: () => number = Date.now): Probe {
	return {
		name: "clock",
		title: "Clock",
		timeoutMs: 10_000,
		async look() {
			const before = clock();
			const { rows } = await sql<{ at: number }>`select ${databaseNow(db)} as at`.execute(db);
			const away = Math.abs((before + clock()) / 2 - Number(rows[0]?.at)) / 1000;
			const sentence = `The clocks of this machine and the database are ${away.toFixed(1)} seconds apart.`;
			const todo = "Use NTP to set the clocks: timedatectl set-ntp true.";
			if (away > 60) return failing(sentence, todo);
			const { seen_at, erases_from } = (await db
				.selectFrom("clock_sightings")
				.select(["seen_at", "erases_from"])
				.executeTakeFirst()) ?? { seen_at: "", erases_from: "" };
			if (erases_from > seen_at && erases_from > new Date(before).toISOString())
				return failing(
					`The clock has jumped ahead by more than a month. Nothing is erased before ${erases_from.slice(0, 10)}.`,
					"If this date is wrong, set the clock. If the server was off for that long, you don’t need to do anything.",
				);
			if (away > 5) return warning(sentence, todo);
			return fine(settings.databaseUrl ? sentence : "The clocks of the database and this machine agree.");
		},
	};
}

type BackupContext = { db: Db; settings: Pick<Settings, "backup" | "siteUrl">; now: () => Date };

/** How old the last good backup is. */
export function backupProbe({ db, settings, now }: BackupContext): Probe {
	return {
		name: "backup",
		title: "Backup",
		timeoutMs: 10_000,
		async look() {
			const { first, last, lastGood } = await readRuns(db, "backup", now());
			if (!settings.backup) {
				if (settings.siteUrl.startsWith("http:")) return fine("No backups are made, as on a laptop.");
				return warning("No backups are made.", "Set BACKUP_TO and BACKUP_RECIPIENT. See docs/operating/back-up.md.");
			}
			const since = (lastGood ?? first)?.startedAt;
			if (since === undefined) return fine("The first backup will run tonight.");
			const days = Math.floor((now().getTime() - Date.parse(since)) / dayMs);
			const problem = last?.problem ? ` Last attempt: ${last.problem.split("\n", 1)[0]?.slice(0, 200)}` : "";
			if (days >= 2 || !lastGood)
				return failing(
					lastGood ? `The last good backup is ${days} days old.${problem}` : `There’s no good backup.${problem}`,
					"Run npm run backup. It makes a backup now, or shows what’s wrong.",
				);
			return fine(`The last good backup is ${days === 0 ? "less than a day" : "a day"} old.`);
		},
	};
}

/** What the last verification of every row and file has found. */
export function verificationProbe({ db, settings, now }: BackupContext): Probe {
	return {
		name: "verification",
		title: "Rows and files",
		timeoutMs: 10_000,
		async look() {
			const { last } = await readRuns(db, "verification", now());
			if (!last) {
				if (settings.backup) return fine("The first verification runs after the first backup.");
				return fine("Not verified yet. Run npm run verify -- --live.");
			}
			if (last.files === null)
				return warning("The last verification didn’t finish.", "npm run verify -- --live does it again.");
			if (last.problem !== null) {
				const count = last.problem.split("\n").length;
				return failing(
					count === 1 ? "A row or file is damaged." : `${count} rows or files are damaged.`,
					"To list them, run npm run verify -- --live. Backups may have good copies.",
				);
			}
			const days = Math.floor((now().getTime() - Date.parse(last.startedAt)) / dayMs);
			if (settings.backup && days > 9)
				return warning(
					`The last verification was ${days} days ago.`,
					"See the checks of backups and background tasks.",
				);
			return fine(
				`All rows and files were intact ${days === 0 ? "today" : days === 1 ? "1 day ago" : `${days} days ago`}.`,
			);
		},
	};
}
