import { type Kysely, sql } from "kysely";
import { databaseNow } from "./database-clock.server.ts";
import type { Database } from "./tables.ts";

/** A clock that is further off is no one's drift: it is left as it is, and the check of clocks says so. */
const maxMs = 5 * 60_000;
const againAfterMs = 60_000;

/**
 * A clock that goes as the database's, so that machines whose own clocks differ by minutes agree on what is past. It is
 * compared once a minute while it is asked; while the database does not answer, the last difference holds.
 * @param own this machine's clock
 */
export async function followDatabaseClock(
	db: Kysely<Database>,
	own: () => number = Date.now,
	monotonic: () => number = () => performance.now(),
): Promise<() => Date> {
	let difference = 0;
	let comparedAt = Number.NEGATIVE_INFINITY;

	async function compare(): Promise<void> {
		comparedAt = monotonic();
		const before = own();
		const { rows } = await sql<{ now: number }>`select ${databaseNow(db)} as now`.execute(db);
		const found = Number(rows[0]?.now) - (before + own()) / 2;
		difference = Math.abs(found) <= maxMs ? found : 0;
	}

	await compare();
	return () => {
		if (monotonic() - comparedAt > againAfterMs) compare().catch(() => {});
		return new Date(own() + difference);
	};
}
