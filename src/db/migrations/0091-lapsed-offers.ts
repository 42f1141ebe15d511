import type { Kysely } from "kysely";

/** Of which offer’s end an applicant was told, so that each is told once. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("applications").addColumn("lapse_told", "text").execute();
}
