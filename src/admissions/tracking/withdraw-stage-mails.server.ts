import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";

/**
 * Takes back the emails of an act, with the links in them.
 * @returns whether none of them has left, so that no one has to be told of the undo
 */
export async function withdrawStageMails(trx: Transaction<Database>, actId: number): Promise<boolean> {
	const { withdrawn, left } = await withdrawHeld(trx, actId);
	for (const { token } of withdrawn) {
		if (token !== undefined) await trx.deleteFrom("access_tokens").where("token_hash", "=", hashToken(token)).execute();
	}
	return left === 0;
}
