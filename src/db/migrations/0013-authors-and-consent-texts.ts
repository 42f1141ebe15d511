import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("news").addColumn("author", "text").execute();
	for (const table of ["applications", "enquiries"])
		await db.schema.alterTable(table).addColumn("consent_text", "text").execute();
}
