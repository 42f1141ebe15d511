import type { Database } from "#src/db/tables.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import type { Trx } from "./accounts-context.ts";

const lastsMs = 5 * 60_000;

type Kind = Database["sign_in_challenges"]["kind"];

/**
 * Makes something to be answered once, within five minutes.
 * @param data what the answer is checked against
 * @returns 256 random bits, base64url
 */
export async function newChallenge(
	trx: Trx,
	{ kind, sessionId, data }: { kind: Kind; sessionId: number | null; data?: Record<string, string> },
	now: Date,
): Promise<string> {
	const at = now.toISOString();
	await trx.deleteFrom("sign_in_challenges").where("expires_at", "<=", at).execute();
	const token = newToken();
	await trx
		.insertInto("sign_in_challenges")
		.values({
			kind,
			token_hash: hashToken(token),
			session_id: sessionId,
			data: JSON.stringify(data ?? {}),
			expires_at: new Date(now.getTime() + lastsMs).toISOString(),
		})
		.execute();
	return token;
}

/** Takes a challenge away; undefined when there is none, or it was made for another purpose or session. */
export async function consumeChallenge(
	trx: Trx,
	{ kind, sessionId, token }: { kind: Kind; sessionId: number | null; token: string },
	now: Date,
): Promise<Record<string, string> | undefined> {
	const challenge = await trx
		.deleteFrom("sign_in_challenges")
		.where("token_hash", "=", hashToken(token))
		.where("kind", "=", kind)
		.where("session_id", sessionId === null ? "is" : "=", sessionId)
		.where("expires_at", ">", now.toISOString())
		.returning("data")
		.executeTakeFirst();
	return challenge && JSON.parse(challenge.data);
}
