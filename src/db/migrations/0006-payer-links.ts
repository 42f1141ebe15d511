import type { Kysely } from "kysely";

/** Some tokens open an application's fee and nothing else of it. Those issued so far open all of it. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("access_tokens")
		.addColumn("scope", "text", (column) => column.notNull().defaultTo("application"))
		.execute();
}
