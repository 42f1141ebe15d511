import { type Kysely, sql } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { countRecords, type Days, type FunnelCount, greatest, grownSince, sumUp } from "./count-records.server.ts";
import type { CountedVisit } from "./funnel-counter.ts";
import { storeProgrammeDays } from "./programme-days.server.ts";

/** Adds what a process has counted, in one statement. Words that are none of the office's count as none. */
export async function addVisits(db: Kysely<Database>, counted: readonly CountedVisit[]): Promise<void> {
	if (counted.length === 0) return;
	const offered = await db.selectFrom("funnel_sources").select("word").where("ended_at", "is", null).execute();
	const known = new Set(offered.map(({ word }) => word));
	const rows = sumUp(counted.map((visit) => ({ ...visit, source: known.has(visit.source) ? visit.source : "" })));
	await db
		.insertInto("funnel_days")
		.values(rows)
		.onConflict((conflict) =>
			conflict
				.columns(["day", "form", "source", "step"])
				.doUpdateSet({ times: sql<number>`funnel_days.times + excluded.times` }),
		)
		.execute();
}

/**
 * Stores what drafts and applications come to, since their rows go in time, of each form and of each programme of a
 * form that has several. A number never falls: what was once begun, sent or decided was so, whatever is left of it.
 * May be called again at any time.
 * @returns how many numbers have grown
 */
export async function storeFunnelDays(db: Kysely<Database>, days: Days): Promise<number> {
	const grown = grownSince(await storedDays(db, days), await countRecords(db, days));
	for (let start = 0; start < grown.length; start += 100)
		await db
			.insertInto("funnel_days")
			.values(grown.slice(start, start + 100))
			.onConflict((conflict) =>
				conflict.columns(["day", "form", "source", "step"]).doUpdateSet({
					times: sql<number>`case when excluded.times > funnel_days.times then excluded.times else funnel_days.times end`,
				}),
			)
			.execute();
	return grown.length + (await storeProgrammeDays(db, days));
}

/** Every number of some days, up to this moment. */
export async function readFunnelDays(db: Kysely<Database>, days: Days): Promise<FunnelCount[]> {
	return greatest([...(await storedDays(db, days)), ...(await countRecords(db, days))]);
}

function storedDays(db: Kysely<Database>, { from, until }: Days): Promise<FunnelCount[]> {
	return db.selectFrom("funnel_days").selectAll().where("day", ">=", from).where("day", "<=", until).execute();
}
