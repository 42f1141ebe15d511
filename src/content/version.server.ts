import type { Kysely, Transaction } from "kysely";
import { nextNumber } from "#src/db/counter.server.ts";
import type { Database } from "#src/db/tables.ts";

const name = "content";

/**
 * The number that grows with every change of content. What is made from content is good as long as it stays, and as long as the day at the
 * school does, since events and openings pass.
 */
export async function readVersion(db: Kysely<Database>): Promise<number> {
	const row = await db.selectFrom("counters").select("value").where("name", "=", name).executeTakeFirst();
	return row?.value ?? 0;
}

/**
 * Begins a change of content. Until the transaction ends, changes by others wait, so that each sees what the one before has done.
 * @returns the new version; 1 when there never was content
 */
export function beginChange(trx: Transaction<Database>): Promise<number> {
	return nextNumber(trx, name);
}
