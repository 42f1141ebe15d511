import { type Kysely, sql } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Parents and guardians of applicants under 18: the link that each has, what they answered, and how it was checked. */
export async function createGuardians(db: Kysely<unknown>) {
	// A parent or guardian of an applicant under 18. A draft and an application each have one at a time; those in whose
	// place another has come have ended.
	await db.schema
		.createTable("guardians")
		.addColumn("id", ...key(db))
		// Owner: a draft until it is submitted, then its application.
		.addColumn("draft_id", "integer", (column) => column.references("drafts.id").onDelete("cascade"))
		.addColumn("application_id", "integer", (column) => column.references("applications.id").onDelete("cascade"))
		// Hash of the link's token; null where the office has entered a guardian's answer.
		.addColumn("link_hash", "text", (column) => column.unique())
		// Number of links of the draft or application so far, including this one: the token is derived from it.
		.addColumn("link_number", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull()) // Time at which a link ends that has no answer.
		.addColumn("ended_at", "text") // Time from which another one has its place.
		.addColumn("name", "text")
		.addColumn("relation", "text")
		.addColumn("phone", "text")
		.addColumn("email", "text")
		.addColumn("way", "text") // Way in which the guardian wants to be checked.
		.addColumn("id_kind", "text")
		.addColumn("id_end", "text") // The last four characters of the document's number.
		.addColumn("answer", "text")
		.addColumn("answered_at", "text")
		.addColumn("withdrawn_at", "text")
		// Consent: its version, language, everything that was shown, and the SHA-256 of that.
		.addColumn("consent_version", "text")
		.addColumn("consent_language", "text")
		.addColumn("consent_text", "text")
		.addColumn("consent_sha256", "text")
		.addColumn("checked", "text") // Decision of the office.
		.addColumn("check_way", "text")
		.addColumn("check_note", "text")
		.addColumn("checked_at", "text")
		.addColumn("member_id", "integer")
		.addColumn("member_name", "text")
		.execute();
	for (const owner of ["draft", "application"])
		await sql`create unique index ${sql.ref(`guardians_${owner}`)} on guardians (${sql.ref(`${owner}_id`)})
			where ended_at is null`.execute(db);

	// A copy of an identity document, until the office has looked at it.
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
