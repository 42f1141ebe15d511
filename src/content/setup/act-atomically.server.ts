import type { Transaction } from "kysely";
import type { ContentActResult } from "#src/content/editing/content-act.ts";
import type { Db } from "#src/db/connect.server.ts";
import { transactOrRollBack } from "#src/db/roll-back.server.ts";
import type { Database } from "#src/db/tables.ts";

/** Acts in one transaction, of which nothing stays when the result is a refusal. */
export function actAtomically(
	db: Db,
	act: (trx: Transaction<Database>) => Promise<ContentActResult>,
): Promise<ContentActResult> {
	return transactOrRollBack<ContentActResult>(db, async (trx, rollBack) => {
		const result = await act(trx);
		return result.ok ? result : rollBack(result);
	});
}
