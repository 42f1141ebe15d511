import type { Trx } from "#src/accounts/accounts-context.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { maxNameLength, type Scope, tokenDays } from "./api-token.ts";

type By = { id: number; name: string };
type NewToken = { name: string; scopes: readonly Scope[]; days: number; by: By };

const dayMs = 86_400_000;
const shownLength = 14;

/** The subject of the acts on a token in the audit log. */
export const tokenSubject = (id: number) => ({ kind: "api-token", id });

/**
 * Makes a token for an integration. Only its hash is stored.
 * @returns the token, which cannot be read again
 */
export async function makeToken(
	trx: Trx,
	{ name: typed, scopes, days, by }: NewToken,
	now: Date,
): Promise<{ ok: true; token: string } | Refusal> {
	const name = typed.trim().replace(/\s+/g, " ");
	if (!name) return refuse("Give the integration a name. The log will show what it does under this name.");
	if (name.length > maxNameLength) return refuse(`The name can have at most ${maxNameLength} characters.`);
	if (scopes.length === 0) return refuse("Choose at least one permission.");
	if (!tokenDays.some((each) => each === days)) return refuse("Choose when the token expires.");
	const token = `school_${newToken()}`;
	const row = {
		name,
		scopes: scopes.join(" "),
		prefix: token.slice(0, shownLength),
		expires_at: new Date(now.getTime() + days * dayMs).toISOString(),
	};
	const apiToken = await trx
		.insertInto("api_tokens")
		.values({
			...row,
			token_hash: hashToken(token),
			created_by: by.id,
			created_by_name: by.name,
			created_at: now.toISOString(),
		})
		// One token in use per name, so that the log says which it was.
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!apiToken) return refuse(`There’s already a token for ${name}. Revoke it first, or choose another name.`);
	const auditEntry = {
		actor: by.name,
		memberId: by.id,
		act: "token-made",
		subject: tokenSubject(apiToken.id),
	} as const;
	await recordAct(trx, { ...auditEntry, after: row }, now);
	return { ok: true, token };
}

/** Ends a token: its next request is refused. */
export async function endToken(
	trx: Trx,
	{ id, by }: { id: number; by: By },
	now: Date,
): Promise<{ ok: true; name: string } | Refusal> {
	const endedApiToken = await trx
		.updateTable("api_tokens")
		.set({ ended_at: now.toISOString(), ended_by_name: by.name })
		.where("id", "=", id)
		.where("ended_at", "is", null)
		.returning("name")
		.executeTakeFirst();
	if (!endedApiToken) return refuse("This token is already revoked, or it has expired.");
	const auditEntry = { actor: by.name, memberId: by.id, act: "token-ended", subject: tokenSubject(id) } as const;
	await recordAct(trx, { ...auditEntry, before: { name: endedApiToken.name } }, now);
	return { ok: true, name: endedApiToken.name };
}
