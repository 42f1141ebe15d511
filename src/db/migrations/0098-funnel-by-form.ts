import type { Kysely } from "kysely";

/**
 * Drops the stored funnel figures of one programme among several of a form: they are counted from applications instead.
 */
export async function up(db: Kysely<unknown>) {
	await db.schema.dropTable("funnel_programme_days").execute();
}
