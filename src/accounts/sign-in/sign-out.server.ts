import { recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { endSession, type Session } from "#src/accounts/sessions.server.ts";
import type { Db } from "#src/db/connect.server.ts";

/** Ends the session that a member signs out of. */
export async function signOut(db: Db, { id, member }: Pick<Session, "id" | "member">, now: Date): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const ended = await endSession(trx, { id, memberId: member.id });
		if (ended) await recordMemberAct(trx, { by: member, act: "signed-out", memberId: member.id }, now);
	});
}
