import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("applications").addColumn("erased_at", "text").execute();
}
