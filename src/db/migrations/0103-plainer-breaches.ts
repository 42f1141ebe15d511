import type { Kysely } from "kysely";

/** A breach has no states, and its people are no longer stored by how they were chosen, nor with a language. */
export async function up(db: Kysely<unknown>) {
	await db.schema.dropIndex("breach_people_selection").ifExists().execute();
	for (const column of ["selection_id", "language"])
		await db.schema.alterTable("breach_people").dropColumn(column).execute();
	await db.schema.dropTable("breach_selections").execute();
	for (const column of ["state", "sending_since", "closed_at", "summary"])
		await db.schema.alterTable("breaches").dropColumn(column).execute();
}
