import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

type Queued = { about: string; template: string };

/**
 * Changes the data of an e-mail of this template about the same thing that waits for its first attempt.
 * @param join gets and gives the template's data as JSON
 * @returns false when none waits, or when it has just been leased
 */
export async function joinQueued(
	trx: Transaction<Database>,
	{ about, template }: Queued,
	now: Date,
	join: (data: string) => string,
): Promise<boolean> {
	const queued = await trx
		.selectFrom("outbox")
		.select(["id", "data"])
		.where("state", "=", "queued")
		.where("due_at", ">", now.toISOString())
		.where("about", "=", about)
		.where("template", "=", template)
		.where("attempts", "=", 0)
		.executeTakeFirst();
	if (!queued) return false;
	const { numUpdatedRows } = await trx
		.updateTable("outbox")
		.set({ data: join(queued.data) })
		.where("id", "=", queued.id)
		.where("state", "=", "queued")
		.where("attempts", "=", 0)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
