import { type Kysely, sql } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Parents and guardians of applicants under 18: the link that each has, what they answered, and how it was checked. */
export async function createGuardians(db: Kysely<unknown>) {
	await db.schema
		.createTable("guardians")
		.addColumn("id", ...key(db))
		.addColumn("draft_id", "integer", (column) => column.references("drafts.id").onDelete("cascade"))
		.addColumn("application_id", "integer", (column) => column.references("applications.id").onDelete("cascade"))
		.addColumn("link_hash", "text", (column) => column.unique())
		.addColumn("link_number", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("ended_at", "text")
		.addColumn("name", "text")
		.addColumn("relation", "text")
		.addColumn("phone", "text")
		.addColumn("email", "text")
		.addColumn("way", "text")
		.addColumn("id_kind", "text")
		.addColumn("id_end", "text")
		.addColumn("answer", "text")
		.addColumn("answered_at", "text")
		.addColumn("withdrawn_at", "text")
		.addColumn("consent_version", "text")
		.addColumn("consent_language", "text")
		.addColumn("consent_text", "text")
		.addColumn("consent_sha256", "text")
		.addColumn("checked", "text")
		.addColumn("check_way", "text")
		.addColumn("check_note", "text")
		.addColumn("checked_at", "text")
		.addColumn("member_id", "integer")
		.addColumn("member_name", "text")
		.execute();
	for (const owner of ["draft", "application"])
		await sql`create unique index ${sql.ref(`guardians_${owner}`)} on guardians (${sql.ref(`${owner}_id`)})
			where ended_at is null`.execute(db);

	await db.schema
		.createTable("guardian_copies")
		.addColumn("guardian_id", "integer", (column) => column.primaryKey().references("guardians.id").onDelete("cascade"))
		.addColumn("original_name", "text", (column) => column.notNull())
		.addColumn("storage_key", "text", (column) => column.notNull())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("media_type", "text", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("sent_at", "text", (column) => column.notNull())
		.execute();
}
