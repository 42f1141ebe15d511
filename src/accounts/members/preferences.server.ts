import type { Trx } from "#src/accounts/accounts-context.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import type { Db } from "#src/db/connect.server.ts";

/** Tells whether single keys act for a member. */
export async function readKeysOn(db: Db, memberId: number): Promise<boolean> {
	const row = await db.selectFrom("members").select("keys_on").where("id", "=", memberId).executeTakeFirst();
	return row?.keys_on === 1;
}

export async function setKeysOn(trx: Trx, { member }: Session, keysOn: boolean): Promise<void> {
	await trx
		.updateTable("members")
		.set({ keys_on: keysOn ? 1 : 0 })
		.where("id", "=", member.id)
		.execute();
}
