import type { Trx } from "#src/accounts/accounts-context.ts";
import type { Member } from "#src/accounts/member.ts";
import { type By, recordMemberAct } from "#src/accounts/member-acts.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { memberColumns, memberOf } from "./read-members.server.ts";

/** Tells whether a member gets the morning page by mail. */
export async function wantsMorningMail(db: Db, memberId: number): Promise<boolean> {
	const row = await db.selectFrom("members").select("morning_mail").where("id", "=", memberId).executeTakeFirst();
	return row?.morning_mail === 1;
}

/** Turns the morning mail on or off; the other way is its undo. */
export async function setMorningMail(
	trx: Trx,
	{ by, memberId, on }: { by: By; memberId: number; on: boolean },
	now: Date,
): Promise<void> {
	await trx
		.updateTable("members")
		.set({ morning_mail: on ? 1 : 0 })
		.where("id", "=", memberId)
		.execute();
	await recordMemberAct(trx, { by, act: "morning-mail", memberId, before: { on: !on }, after: { on } }, now);
}

/** Members whose morning mail of this day, `YYYY-MM-DD`, has not been sent yet. */
export async function membersToMail(db: Db, day: string): Promise<Member[]> {
	const rows = await db
		.selectFrom("members")
		.select(memberColumns)
		.where("morning_mail", "=", 1)
		.where("state", "=", "active")
		.where(({ or, eb }) => or([eb("morning_mailed_on", "is", null), eb("morning_mailed_on", "<", day)]))
		.orderBy("members.id")
		.execute();
	return rows.map(memberOf);
}

/** Claims the mail of a day. @returns false where another process has done so */
export async function claimMorningMail(trx: Trx, memberId: number, day: string): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable("members")
		.set({ morning_mailed_on: day })
		.where("id", "=", memberId)
		.where(({ or, eb }) => or([eb("morning_mailed_on", "is", null), eb("morning_mailed_on", "<", day)]))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
