import type { Kysely } from "kysely";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import type { Member, Role } from "./member.ts";
import { memberColumns, memberOf } from "./members/read-members.server.ts";

export type SessionState = Database["member_sessions"]["state"];

/**
 * A browser that has signed in. `second`: the password was given, a second factor is asked for; `enrol`: the member has
 * no second factor yet and sees nothing before there is one; `full`: in.
 */
export type Session = { id: number; member: Member; state: SessionState; provedAt: string | null };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const fullMs = 12 * hourMs;
const partialMs = 30 * minuteMs;
const proofMs = 10 * minuteMs;

/** Returns the time for which a session may be idle. */
function idleMs(role: Role): number {
	return role === "owner" || role === "accounts" ? 30 * minuteMs : 2 * hourMs;
}

/**
 * The session of a cookie's token, as long as it and its member are valid; marks it as seen, unless told not to
 * `renew` it.
 */
export async function readSession(
	db: Kysely<Database>,
	token: string | undefined,
	now: Date,
	{ renew = true } = {},
): Promise<Session | undefined> {
	if (!token) return undefined;
	const row = await db
		.selectFrom("member_sessions")
		.innerJoin("members", "members.id", "member_id")
		.select(["member_sessions.id as sessionId", "member_sessions.state as sessionState", "proved_at", "seen_at"])
		.select(memberColumns)
		.where("token_hash", "=", hashToken(token))
		.where("expires_at", ">", now.toISOString())
		.where("members.state", "=", "active")
		.executeTakeFirst();
	if (!row) return undefined;
	const idleForMs = now.getTime() - Date.parse(row.seen_at);
	if (idleForMs > idleMs(row.role)) return undefined;
	if (renew && idleForMs >= minuteMs) await renewSession(db, { id: row.sessionId }, now);
	return { id: row.sessionId, member: memberOf(row), state: row.sessionState, provedAt: row.proved_at };
}

/** Marks a session as seen. */
export async function renewSession(db: Kysely<Database>, { id }: Pick<Session, "id">, now: Date): Promise<void> {
	await db.updateTable("member_sessions").set({ seen_at: now.toISOString() }).where("id", "=", id).execute();
}

/** Tells whether the member has proved to be there within the last ten minutes. */
export function isProofFresh({ provedAt }: Pick<Session, "provedAt">, now: Date): boolean {
	return provedAt !== null && now.getTime() - Date.parse(provedAt) <= proofMs;
}

/** Opens a session. @returns the token for the cookie */
export async function openSession(
	trx: Trx,
	{ memberId, state, agent }: { memberId: number; state: SessionState; agent: string },
	now: Date,
): Promise<string> {
	const token = newToken();
	await trx
		.insertInto("member_sessions")
		.values({
			token_hash: hashToken(token),
			member_id: memberId,
			agent,
			created_at: now.toISOString(),
			...as(state, now),
		})
		.execute();
	return token;
}

/**
 * Lets a session in, or renews its proof. The old token is void from then on.
 * @param options with `fresh` false, the session is in without a fresh proof
 * @returns the new token for the cookie; undefined when the session has ended meanwhile
 */
export async function proveSession(
	trx: Trx,
	{ id }: Pick<Session, "id">,
	now: Date,
	{ fresh = true } = {},
): Promise<string | undefined> {
	const token = newToken();
	const { expires_at, ...columns } = { ...as("full", now), ...(!fresh && { proved_at: null }) };
	const proven = await trx
		.updateTable("member_sessions")
		.set((session) => ({
			...columns,
			token_hash: hashToken(token),
			// A renewed proof does not make the session longer.
			expires_at: session.case().when("state", "=", "full").then(session.ref("expires_at")).else(expires_at).end(),
		}))
		.where("id", "=", id)
		.where("expires_at", ">", now.toISOString())
		.returning("id")
		.executeTakeFirst();
	return proven && token;
}

function as(state: SessionState, now: Date) {
	const at = now.toISOString();
	const lengthMs = state === "full" ? fullMs : partialMs;
	const expires_at = new Date(now.getTime() + lengthMs).toISOString();
	return { state, seen_at: at, expires_at, proved_at: state === "full" ? at : null };
}

/** The open sessions of a member, last seen first. */
export async function listSessions(db: Kysely<Database>, member: Pick<Member, "id" | "role">, now: Date) {
	const seenSince = new Date(now.getTime() - idleMs(member.role)).toISOString();
	return db
		.selectFrom("member_sessions")
		.select(["id", "agent", "created_at as openedAt", "seen_at as seenAt"])
		.where("member_id", "=", member.id)
		.where("state", "=", "full")
		.where("expires_at", ">", now.toISOString())
		.where("seen_at", ">=", seenSince)
		.orderBy("seen_at", "desc")
		.orderBy("id")
		.execute();
}

/** Ends one session of a member. */
export async function endSession(
	db: Kysely<Database>,
	{ id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
	const endedMemberSession = await db
		.deleteFrom("member_sessions")
		.where("id", "=", id)
		.where("member_id", "=", memberId)
		.returning("id")
		.executeTakeFirst();
	return endedMemberSession !== undefined;
}

/** Ends all sessions of a member, but for the one that is named. @returns how many */
export async function endSessions(
	trx: Trx,
	{ memberId, except }: { memberId: number; except?: number | undefined },
): Promise<number> {
	const endedMemberSessions = await trx
		.deleteFrom("member_sessions")
		.where("member_id", "=", memberId)
		.where("id", "!=", except ?? 0)
		.returning("id")
		.execute();
	return endedMemberSessions.length;
}
