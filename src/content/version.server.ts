import type { Kysely, Transaction } from "kysely";
import { nextNumber } from "#src/db/counter.server.ts";
import type { Database } from "#src/db/tables.ts";

const name = "content";

/**
 * The number that grows with every change of content. Anything derived from content is valid while it stays the same
 * and, as events and openings pass, until the day at the school ends.
 */
export async function readVersion(db: Kysely<Database>): Promise<number> {
	const row = await db.selectFrom("counters").select("value").where("name", "=", name).executeTakeFirst();
	return row?.value ?? 0;
}

/**
 * Increments the content version and locks its row, so that other changes of content wait until the transaction ends.
 * @returns the new version; 1 if there never was content
 */
export function lockContentVersion(trx: Transaction<Database>): Promise<number> {
	return nextNumber(trx, name);
}

/**
 * Locks the same row and raises nothing: other changes of content wait until the transaction ends, and pages stay as
 * they are unless something is changed as well.
 */
export async function holdContent(trx: Transaction<Database>): Promise<void> {
	await trx
		.insertInto("counters")
		.values({ name, value: 0 })
		.onConflict((conflict) => conflict.column("name").doUpdateSet((row) => ({ value: row.ref("counters.value") })))
		.execute();
}
