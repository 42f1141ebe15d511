import type { Kysely } from "kysely";

/** What signs a member's device cookies, besides the secret key: another one voids those that were given before. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("members")
		.addColumn("device_key", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
