import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Deletes sessions and challenges that have expired, failed attempts that no longer count, and invitations a month
 * after they have expired.
 */
export async function deleteEndedSignIns(db: Kysely<Database>, now: Date): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
	await db.deleteFrom("member_sessions").where("expires_at", "<=", before(0)).execute();
	await db.deleteFrom("sign_in_challenges").where("expires_at", "<=", before(0)).execute();
	await db.deleteFrom("sign_in_attempts").where("last_at", "<", before(1)).execute();
	await db.deleteFrom("member_invitations").where("expires_at", "<", before(30)).execute();
}
