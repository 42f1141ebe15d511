import type { Kysely } from "kysely";

/** Which news a step of the setup has begun. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("setup_steps").addColumn("item_id", "integer").execute();
}
