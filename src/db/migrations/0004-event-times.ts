import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
	for (const column of ["starts_at", "ends_at", "open_to"])
		await db.schema.alterTable("events").addColumn(column, "text").execute();
}
