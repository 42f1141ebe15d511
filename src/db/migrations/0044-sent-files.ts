import type { Kysely } from "kysely";

/** The hash of each document as it was sent: what is stored of a picture is drawn anew. */
export async function up(db: Kysely<unknown>) {
	for (const table of ["application_files", "replaced_files", "draft_files"])
		await db.schema.alterTable(table).addColumn("sent_sha256", "text").execute();
}
