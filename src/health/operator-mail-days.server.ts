import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

/**
 * Claims the mail of a day, `YYYY-MM-DD`, in the transaction that queues it.
 * @returns false when it was claimed before, by any process
 */
export async function claimOperatorMail(
	trx: Transaction<Database>,
	kind: Database["operator_mails"]["kind"],
	day: string,
): Promise<boolean> {
	const taken = await trx
		.insertInto("operator_mails")
		.values({ kind, day })
		.onConflict((conflict) => conflict.column("kind").doUpdateSet({ day }).where("operator_mails.day", "<", day))
		.returning("kind")
		.executeTakeFirst();
	return taken !== undefined;
}
