import type { Kysely } from "kysely";

/** A new school is set up where its texts are written. */
export async function up(db: Kysely<unknown>) {
	await db.schema.dropTable("setup_steps").execute();
}
