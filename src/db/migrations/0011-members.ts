import type { CreateTableBuilder, Kysely } from "kysely";
import { key } from "./dialect.ts";

/** The members of the office, how they sign in, and their sessions. */
export async function up(db: Kysely<unknown>) {
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
	await ofMember(db.schema.createTable("member_authenticators").addColumn("id", ...key(db)))
		.addColumn("secret", "text", (column) => column.notNull())
		.addColumn("last_step", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("confirmed_at", "text")
		.execute();
	await ofMember(db.schema.createTable("member_recovery_codes").addColumn("id", ...key(db)))
		.addColumn("code_hash", "text", (column) => column.notNull())
		.execute();
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
	for (const table of ["sessions", "passkeys", "authenticators", "recovery_codes"])
		await db.schema.createIndex(`member_${table}_member`).on(`member_${table}`).column("member_id").execute();
}

function ofMember<Table extends string>(table: CreateTableBuilder<Table, "id">) {
	return table.addColumn("member_id", "integer", (column) =>
		column.notNull().references("members.id").onDelete("cascade"),
	);
}
