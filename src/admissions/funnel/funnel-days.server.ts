import { type Kysely, sql } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { countRecords, type Days, type FunnelCount, keyOf, sumUp } from "./count-records.server.ts";

const perStatement = 100;

/** Adds what a process has counted, in one statement. Words that are none of the office's count as none. */
export async function addVisits(db: Kysely<Database>, countedVisits: readonly FunnelCount[]): Promise<void> {
	if (countedVisits.length === 0) return;
	const offeredFunnelSources = await db
		.selectFrom("funnel_sources")
		.select("word")
		.where("ended_at", "is", null)
		.execute();
	const knownSources = new Set(offeredFunnelSources.map(({ word }) => word));
	const rows = sumUp(
		countedVisits.map((visit) => ({ ...visit, source: knownSources.has(visit.source) ? visit.source : "" })),
	);
	await store(db, rows, sql<number>`funnel_days.times + excluded.times`);
}

/**
 * Stores what drafts and applications come to, because their rows go in time. A number never falls: what was once
 * begun, sent or decided was so, whatever is left of it. May be called again at any time.
 * @returns how many numbers have grown
 */
export async function storeFunnelDays(db: Kysely<Database>, days: Days): Promise<number> {
	const { grown } = await readCounts(db, days);
	for (let start = 0; start < grown.length; start += perStatement)
		await store(
			db,
			grown.slice(start, start + perStatement),
			sql`case when excluded.times > funnel_days.times then excluded.times else funnel_days.times end`,
		);
	return grown.length;
}

/** Every number of some days, up to this moment. */
export async function readFunnelDays(db: Kysely<Database>, days: Days): Promise<FunnelCount[]> {
	const { stored, grown } = await readCounts(db, days);
	return [...new Map([...stored, ...grown].map((row) => [keyOf(row), row])).values()];
}

/** Reads what is stored, and what comes to more than that by now. */
async function readCounts(db: Kysely<Database>, days: Days) {
	const { from, until } = days;
	const rows = db.selectFrom("funnel_days").selectAll().where("day", ">=", from).where("day", "<=", until);
	const countedVisits: FunnelCount[] = await rows.execute();
	const countsByKey = new Map(countedVisits.map((row) => [keyOf(row), row.times]));
	const counts = await countRecords(db, days);
	return { stored: countedVisits, grown: counts.filter((row) => row.times > (countsByKey.get(keyOf(row)) ?? 0)) };
}

function store(db: Kysely<Database>, rows: FunnelCount[], times: ReturnType<typeof sql<number>>) {
	return db
		.insertInto("funnel_days")
		.values(rows)
		.onConflict((conflict) => conflict.columns(["day", "form", "source", "step"]).doUpdateSet({ times }))
		.execute();
}
