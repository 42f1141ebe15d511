import type { Kysely } from "kysely";

/**
 * Adds the key that, besides the secret key, signs a member's device cookies: another one voids those that were given
 * before.
 */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("members")
		.addColumn("device_key", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
