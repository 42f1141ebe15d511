import type { Kysely } from "kysely";

/** Which documents an application was asked for when it was sent, where the office had changed that. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("applications").addColumn("document_rules", "text").execute();
}
