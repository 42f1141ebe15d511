import { type Kysely, sql } from "kysely";
import { key } from "./dialect.ts";

/** Tokens of integrations, and which of them has written a version of a text. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("api_tokens")
		.addColumn("id", ...key(db))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("scopes", "text", (column) => column.notNull())
		.addColumn("prefix", "text", (column) => column.notNull())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_by", "integer", (column) => column.notNull())
		.addColumn("created_by_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("last_used_at", "text")
		.addColumn("ended_at", "text")
		.addColumn("ended_by_name", "text")
		.execute();
	await sql`create unique index api_tokens_name on api_tokens (lower(name)) where ended_at is null`.execute(db);
	await db.schema.alterTable("content_versions").addColumn("token_id", "integer").execute();
}
