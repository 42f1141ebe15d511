import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Services } from "#src/server/services.ts";
import { dayMs } from "./periodic-job.ts";

/** Longer than a school switches its machine off for a holiday. */
const maxGapMs = 30 * dayMs;
/** Time for someone to notice, from the mail to the operator and the log, that the clock is wrong. */
const waitMs = 7 * dayMs;

/**
 * Returns true if records whose time is over may be erased now. A clock that is years ahead would erase everything at
 * once and for good; so after a jump of more than 30 days nothing is erased for a week, or until the clock is set
 * right.
 */
export async function mayErase({ db, log, now }: Pick<Services, "db" | "log" | "now">): Promise<boolean> {
	const at = now();
	const seenAt = at.toISOString();
	return db.transaction().execute(async (trx) => {
		const former = await trx.selectFrom("clock_sightings").selectAll().where("id", "=", 1).executeTakeFirst();
		const from = erasesFrom(former ?? (await newestRecord(trx)), at);
		const sighting = { seen_at: seenAt, erases_from: from };
		await trx
			.insertInto("clock_sightings")
			.values({ id: 1, ...sighting })
			.onConflict((conflict) => conflict.column("id").doUpdateSet(sighting))
			.execute();
		const may = from <= seenAt;
		if (!may) log.warn({ seenAt: former?.seen_at, erasesFrom: from }, "clock jumped; erasure skipped");
		return may;
	});
}

type Sighting = { seen_at: string; erases_from: string };

/** @returns from when on, as `erases_from` */
function erasesFrom(former: Sighting | undefined, at: Date): string {
	const seenAt = at.toISOString();
	if (!former) return seenAt;
	const gap = at.getTime() - Date.parse(former.seen_at);
	if (gap > maxGapMs) return new Date(at.getTime() + waitMs).toISOString();
	// Set back to where it belongs, so there is nothing to wait for.
	if (gap < -dayMs) return seenAt;
	return former.erases_from;
}

/** Finds the newest act in the log, which tells when the clock was right before the first look. */
async function newestRecord(trx: Transaction<Database>) {
	const newest = await trx.selectFrom("audit_log").select("at").orderBy("id", "desc").limit(1).executeTakeFirst();
	return newest && { seen_at: newest.at, erases_from: newest.at };
}
