import type { Trx } from "#src/accounts/accounts-context.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import type { Db } from "#src/db/connect.server.ts";

/** How a member wants the office: whether single keys act, and whether rows are 40 px high, not 32. */
export type Preferences = { keysOn: boolean; highRows: boolean };

export async function readPreferences(db: Db, memberId: number): Promise<Preferences> {
	const row = await db
		.selectFrom("members")
		.select(["keys_on", "high_rows"])
		.where("id", "=", memberId)
		.executeTakeFirst();
	return { keysOn: row?.keys_on === 1, highRows: row?.high_rows === 1 };
}

/** Changes some of a member's own preferences. */
export async function setPreferences(
	trx: Trx,
	{ member }: Session,
	{ keysOn, highRows }: Partial<Preferences>,
): Promise<void> {
	await trx
		.updateTable("members")
		.set({
			...(keysOn !== undefined && { keys_on: keysOn ? 1 : 0 }),
			...(highRows !== undefined && { high_rows: highRows ? 1 : 0 }),
		})
		.where("id", "=", member.id)
		.execute();
}
