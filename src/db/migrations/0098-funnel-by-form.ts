import type { Kysely } from "kysely";

/** What the funnel says of one programme among several of a form is counted from applications, and not stored. */
export async function up(db: Kysely<unknown>) {
	await db.schema.dropTable("funnel_programme_days").execute();
}
