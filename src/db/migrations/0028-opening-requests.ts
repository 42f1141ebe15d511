import { type Kysely, sql } from "kysely";
import { key } from "./dialect.ts";

/** Who asked to be told when an application form opens. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("opening_requests")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull())
		.addColumn("season", "integer")
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("email_key", "text", (column) => column.notNull())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("told_at", "text")
		.addColumn("told_token_hash", "text", (column) => column.unique())
		.execute();
	// One address waits once for a form; who was told may ask again for the next season.
	await sql`create unique index opening_requests_waiting on opening_requests (application_type, email_key)
		where told_at is null`.execute(db);
}
