import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { allScopes, type Integration, type Scope } from "./api-token.ts";

const minuteMs = 60_000;

/** The integration that a token belongs to, while the token lasts; marks it as used, at most once a minute. */
export async function readIntegration(
	db: Kysely<Database>,
	token: string,
	now: Date,
): Promise<Integration | undefined> {
	const row = await db
		.selectFrom("api_tokens")
		.select(["id", "name", "scopes", "expires_at", "last_used_at", "created_by"])
		.where("token_hash", "=", hashToken(token))
		.where("ended_at", "is", null)
		.where("expires_at", ">", now.toISOString())
		.executeTakeFirst();
	if (!row) return undefined;
	if (row.last_used_at === null || now.getTime() - Date.parse(row.last_used_at) >= minuteMs)
		await db.updateTable("api_tokens").set({ last_used_at: now.toISOString() }).where("id", "=", row.id).execute();
	const { id, name, expires_at: expiresAt, created_by: madeBy } = row;
	return { id, name, scopes: scopesOf(row.scopes), expiresAt, madeBy };
}

/** Tokens as owners see them: those in use, then what has ended in the last 30 days; newest first. */
export async function listTokens(db: Kysely<Database>, now: Date) {
	const since = new Date(now.getTime() - 30 * 24 * 60 * minuteMs).toISOString();
	const rows = await db
		.selectFrom("api_tokens")
		.select(["id", "name", "scopes", "prefix", "created_at as madeAt"])
		.select(["created_by as madeById", "created_by_name as madeBy"])
		.select(["expires_at as expiresAt", "last_used_at as usedAt", "ended_at as endedAt", "ended_by_name as endedBy"])
		.where((row) => row.or([row("ended_at", "is", null), row("ended_at", ">", since)]))
		.orderBy((row) => row.case().when("ended_at", "is", null).then(0).else(1).end())
		.orderBy("id", "desc")
		.execute();
	const at = now.toISOString();
	return rows.map((row) => ({
		...row,
		scopes: scopesOf(row.scopes),
		state: row.endedAt !== null ? ("ended" as const) : row.expiresAt <= at ? ("expired" as const) : ("in use" as const),
	}));
}

function scopesOf(storedScopes: string): Scope[] {
	const scopeNames = new Set(storedScopes.split(" "));
	return allScopes.filter((scope) => scopeNames.has(scope));
}
