import type { Kysely } from "kysely";

/** Pages no longer say who is where or away, all rows have one height, and no line of the morning is hidden. */
export async function up(db: Kysely<unknown>) {
	for (const table of ["presence", "hidden_sentences"]) await db.schema.dropTable(table).execute();
	for (const column of ["away_until", "stand_in_id", "high_rows"])
		await db.schema.alterTable("members").dropColumn(column).execute();
}
