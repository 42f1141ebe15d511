import { type Kysely, sql } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { countProgrammes, type Days, greatest, grownSince, type ProgrammeCount } from "./count-records.server.ts";

/** Stores the numbers of each programme as `storeFunnelDays` those of each form. @returns how many have grown */
export async function storeProgrammeDays(db: Kysely<Database>, days: Days): Promise<number> {
	const grown = grownSince(await storedDays(db, days), await countProgrammes(db, days));
	for (let start = 0; start < grown.length; start += 100)
		await db
			.insertInto("funnel_programme_days")
			.values(grown.slice(start, start + 100))
			.onConflict((conflict) =>
				conflict.columns(["day", "form", "programme", "source", "step"]).doUpdateSet({
					times: sql<number>`case when excluded.times > funnel_programme_days.times then excluded.times
						else funnel_programme_days.times end`,
				}),
			)
			.execute();
	return grown.length;
}

/** Every number of some days that is known of a programme of a form that has several. They are part of its form's. */
export async function readProgrammeDays(db: Kysely<Database>, days: Days): Promise<ProgrammeCount[]> {
	return greatest([...(await storedDays(db, days)), ...(await countProgrammes(db, days))]);
}

function storedDays(db: Kysely<Database>, { from, until }: Days): Promise<ProgrammeCount[]> {
	return db
		.selectFrom("funnel_programme_days")
		.selectAll()
		.where("day", ">=", from)
		.where("day", "<=", until)
		.execute();
}
