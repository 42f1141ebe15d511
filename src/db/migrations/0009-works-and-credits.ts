import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
	for (const column of ["email", "works"]) await db.schema.alterTable("staff").addColumn(column, "text").execute();
	await db.schema.alterTable("gallery").addColumn("credit", "text").execute();
}
