import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** The members of the office, how they sign in, their sessions, and the tokens of integrations. */
export async function createAccounts(db: Kysely<unknown>) {
	await db.schema
		.createTable("members")
		.addColumn("id", ...key(db))
		.addColumn("email_key", "text", (column) => column.notNull().unique())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("decides", "integer", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("password_hash", "text")
		.addColumn("oidc_subject", "text", (column) => column.unique())
		.addColumn("keys_on", "integer", (column) => column.notNull().defaultTo(1))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("morning_mail", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("morning_mailed_on", "text")
		.addColumn("away_until", "text")
		.addColumn("stand_in_id", "integer")
		.addColumn("high_rows", "integer", (column) => column.notNull().defaultTo(0))
		.execute();

	await ofMember(db.schema.createTable("member_sessions").addColumn("id", ...key(db)))
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("agent", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("proved_at", "text")
		.execute();
	await db.schema.createIndex("member_sessions_member").on("member_sessions").column("member_id").execute();

	await db.schema
		.createTable("member_invitations")
		.addColumn("id", ...key(db))
		.addColumn("email", "text")
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("decides", "integer", (column) => column.notNull())
		.addColumn("member_id", "integer", (column) => column.references("members.id").onDelete("cascade"))
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("invited_by", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("accepted_at", "text")
		.addColumn("withdrawn_at", "text")
		.execute();

	await ofMember(db.schema.createTable("member_passkeys").addColumn("id", ...key(db)))
		.addColumn("credential_id", "text", (column) => column.notNull().unique())
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("counter", "bigint", (column) => column.notNull())
		.addColumn("transports", "text", (column) => column.notNull())
		.addColumn("backed_up", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.execute();
	await db.schema.createIndex("member_passkeys_member").on("member_passkeys").column("member_id").execute();

	await ofMember(db.schema.createTable("member_authenticators").addColumn("id", ...key(db)))
		.addColumn("secret", "text", (column) => column.notNull())
		.addColumn("last_step", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("confirmed_at", "text")
		.execute();
	await db.schema.createIndex("member_authenticators_member").on("member_authenticators").column("member_id").execute();

	await ofMember(db.schema.createTable("member_recovery_codes").addColumn("id", ...key(db)))
		.addColumn("code_hash", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("member_recovery_codes_member").on("member_recovery_codes").column("member_id").execute();

	await db.schema
		.createTable("sign_in_attempts")
		.addColumn("subject", "text", (column) => column.primaryKey())
		.addColumn("failures", "integer", (column) => column.notNull())
		.addColumn("last_at", "text", (column) => column.notNull())
		.addColumn("free_at", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("sign_in_challenges")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("session_id", "integer", (column) => column.references("member_sessions.id").onDelete("cascade"))
		.addColumn("data", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("hidden_sentences")
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("sentence", "text", (column) => column.notNull())
		.addColumn("hidden_on", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("hidden_sentences_key", ["member_id", "sentence"])
		.execute();

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
}

function ofMember<Table extends string>(table: CreateTableBuilder<Table, "id">) {
	return table.addColumn("member_id", "integer", (column) =>
		column.notNull().references("members.id").onDelete("cascade"),
	);
}
