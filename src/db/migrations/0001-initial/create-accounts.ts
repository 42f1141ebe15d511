import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** The members of the office, how they sign in, their sessions, and the tokens of integrations. */
export async function createAccounts(db: Kysely<unknown>) {
	await db.schema
		.createTable("members")
		.addColumn("id", ...key(db))
		.addColumn("email_key", "text", (column) => column.notNull().unique()) // The address in lower case.
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("decides", "integer", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("password_hash", "text") // Null for a member who signs in by the school's identity provider alone.
		// Issuer and subject of the identity provider, joined by a space.
		.addColumn("oidc_subject", "text", (column) => column.unique())
		// True if single keys act in the office.
		.addColumn("keys_on", "integer", (column) => column.notNull().defaultTo(1))
		.addColumn("created_at", "text", (column) => column.notNull())
		// True if the morning page comes by mail at eight.
		.addColumn("morning_mail", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("morning_mailed_on", "text") // The day at the school on which it was sent last.
		.addColumn("away_until", "text") // The last day of an absence; one that is past no longer counts.
		.addColumn("stand_in_id", "integer") // The member who looks after the cases meanwhile.
		// True if rows are 40 px high, not 32.
		.addColumn("high_rows", "integer", (column) => column.notNull().defaultTo(0))
		.execute();

	await ofMember(db.schema.createTable("member_sessions").addColumn("id", ...key(db)))
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		// Step that is still required: a second factor, the enrolment of one, or nothing.
		.addColumn("state", "text", (column) => column.notNull())
		// Browser and system in words, such as "Firefox on Linux".
		.addColumn("agent", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("proved_at", "text") // Time at which the member last proved to be there by a second factor.
		.execute();
	await db.schema.createIndex("member_sessions_member").on("member_sessions").column("member_id").execute();

	await db.schema
		.createTable("member_invitations")
		.addColumn("id", ...key(db))
		.addColumn("email", "text") // Null for the link that makes the first owner.
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("decides", "integer", (column) => column.notNull())
		// The member whose password and second factors are replaced; null for a new member.
		.addColumn("member_id", "integer", (column) => column.references("members.id").onDelete("cascade"))
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		// Name of the owner, or "operator" at the server's command line.
		.addColumn("invited_by", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("accepted_at", "text")
		.addColumn("withdrawn_at", "text")
		.execute();

	await ofMember(db.schema.createTable("member_passkeys").addColumn("id", ...key(db)))
		.addColumn("credential_id", "text", (column) => column.notNull().unique()) // Base64url, as in WebAuthn.
		.addColumn("public_key", "text", (column) => column.notNull()) // COSE key, base64url.
		.addColumn("counter", "bigint", (column) => column.notNull())
		.addColumn("transports", "text", (column) => column.notNull()) // JSON: how a browser reaches it.
		.addColumn("backed_up", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.execute();
	await db.schema.createIndex("member_passkeys_member").on("member_passkeys").column("member_id").execute();

	await ofMember(db.schema.createTable("member_authenticators").addColumn("id", ...key(db)))
		.addColumn("secret", "text", (column) => column.notNull()) // Sealed.
		// The number of the last 30 seconds whose code was used.
		.addColumn("last_step", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("confirmed_at", "text") // Null until its first code was entered.
		.execute();
	await db.schema.createIndex("member_authenticators_member").on("member_authenticators").column("member_id").execute();

	await ofMember(db.schema.createTable("member_recovery_codes").addColumn("id", ...key(db)))
		.addColumn("code_hash", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("member_recovery_codes_member").on("member_recovery_codes").column("member_id").execute();

	// Failed attempts in a row; `subject` is a keyed hash of what is guessed, for whom and from where.
	await db.schema
		.createTable("sign_in_attempts")
		.addColumn("subject", "text", (column) => column.primaryKey())
		.addColumn("failures", "integer", (column) => column.notNull())
		.addColumn("last_at", "text", (column) => column.notNull())
		// Time from which the next attempt is taken; empty: at once.
		.addColumn("free_at", "text", (column) => column.notNull())
		.execute();

	// Challenges that a browser was asked to sign, or was sent to the identity provider with; each is answered once.
	await db.schema
		.createTable("sign_in_challenges")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		// Hash of the challenge, or of the cookie that binds the browser.
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("session_id", "integer", (column) => column.references("member_sessions.id").onDelete("cascade"))
		.addColumn("data", "text", (column) => column.notNull()) // JSON.
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();

	// Sentences of the morning page that a member has hidden for a day.
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
		.addColumn("name", "text", (column) => column.notNull()) // Name of the integration.
		.addColumn("scopes", "text", (column) => column.notNull()) // The scopes, separated by spaces.
		// The first characters of the token, to tell it from others.
		.addColumn("prefix", "text", (column) => column.notNull())
		.addColumn("token_hash", "text", (column) => column.notNull().unique()) // SHA-256 of the token, hexadecimal.
		.addColumn("created_by", "integer", (column) => column.notNull())
		.addColumn("created_by_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("last_used_at", "text") // Time within a minute of the last request; null before the first.
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
