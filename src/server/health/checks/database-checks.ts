import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { checkIntegrity, hasChecksums } from "#src/backup/check-integrity.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { databaseNow } from "#src/db/database-clock.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { isUpToDate } from "#src/db/migrate/migrate.server.ts";
import { failing, fine, warning } from "#src/health/finding.ts";
import type { SchoolChecks } from "./school-check.ts";

const slowMs = 500;
const sameClock = "The clocks of the database and this machine agree.";
/** The oldest PostgreSQL that still gets fixes. */
const oldestPostgres = 15;

/** Milliseconds that the database needs for the least of all questions. */
export async function readLatency(db: Db): Promise<number> {
	const start = performance.now();
	await sql`select 1`.execute(db);
	return performance.now() - start;
}

/** Checks of what the school needs from its database. */
export const databaseChecks = {
	/** Checks that the database is new enough, and that we may make tables in it. */
	database_rights: {
		title: "Database permissions",
		runs: ["doctor"],
		needs: "database",
		async look({ db }) {
			if (isPostgres(db)) {
				const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
					db,
				);
				const version = rows[0]?.version ?? "0";
				if (Number.parseInt(version, 10) < oldestPostgres)
					return warning(
						`This is PostgreSQL ${version}.`,
						`Upgrade to PostgreSQL ${oldestPostgres} or newer. Older versions get no more fixes.`,
					);
			}
			const name = `doctor_${randomUUID().replaceAll("-", "")}`;
			const undoneError = new Error("undone");
			const problem = await db
				.transaction()
				.execute(async (trx) => {
					await sql`create table ${sql.table(name)} (id integer primary key)`.execute(trx);
					await sql`insert into ${sql.table(name)} (id) values (1)`.execute(trx);
					throw undoneError;
				})
				.catch((error: unknown) => (error === undoneError ? undefined : error));
			if (problem === undefined) return fine("The site can create tables and write to them.");
			return failing(
				`The site can’t create tables: ${problem instanceof Error ? problem.message : problem}.`,
				"Make the user in DATABASE_URL the owner of the database: alter database … owner to …",
			);
		},
	},
	/** Checks that the database is whole, and would notice if it weren't. */
	database_integrity: {
		title: "Database integrity",
		runs: ["doctor"],
		needs: "database",
		timeoutMs: 600_000,
		async look({ db }) {
			const damage = await checkIntegrity(db);
			if (damage.length > 0)
				return failing(
					damage.slice(0, 5).join(" "),
					"Restore the last good backup, or repair the damage with data from it.",
				);
			if (await hasChecksums(db)) return fine("All database pages are intact.");
			return warning(
				"PostgreSQL checksums are off, so damaged pages can’t be detected.",
				"Stop PostgreSQL, run pg_checksums --enable on its data folder, and start it again.",
			);
		},
	},
	/**
	 * Compares the clocks of this machine and the database, which are one on a machine alone; and finds jumps of either.
	 */
	clock: {
		title: "Clock",
		runs: ["machine", "doctor"],
		needs: "database",
		async look({ db, settings }) {
			const before = Date.now();
			const { rows } = await sql<{ at: number }>`select ${databaseNow(db)} as at`.execute(db);
			const away = Math.abs((before + Date.now()) / 2 - Number(rows[0]?.at)) / 1000;
			const sentence = `The clocks of this machine and the database are ${away.toFixed(1)} seconds apart.`;
			const todo = "Use NTP on both machines: timedatectl set-ntp true.";
			if (away > 60) return failing(sentence, todo);
			const agreed = away > 5 ? warning(sentence, todo) : fine(settings.databaseUrl ? sentence : sameClock);
			// Nothing has been seen before the first start.
			if (!(await isUpToDate(db))) return agreed;
			const { seen_at, erases_from } = (await db
				.selectFrom("clock_sightings")
				.select(["seen_at", "erases_from"])
				.executeTakeFirst()) ?? { seen_at: "", erases_from: "" };
			if (erases_from > seen_at && erases_from > new Date(before).toISOString())
				return failing(
					`The clock has jumped ahead by more than a month. Nothing is erased before ${erases_from.slice(0, 10)}.`,
					"If this machine’s clock is wrong, set it. If the server was off for that long, you don’t need to do anything.",
				);
			return agreed;
		},
	},
	database: {
		title: "Database",
		runs: ["school"],
		async look({ db }) {
			const ms = Math.round(await readLatency(db));
			if (!(await isUpToDate(db)))
				return failing(
					"The database schema is older than this version.",
					"Restart the site. It updates the schema on startup.",
				);
			if (ms > slowMs)
				return warning(
					`The database took ${ms} ms to respond.`,
					"Check the load on the database’s machine, and the network between the machines.",
				);
			return fine(`The database responds in ${ms} ms, and its schema is up to date.`);
		},
	},
} satisfies SchoolChecks;
