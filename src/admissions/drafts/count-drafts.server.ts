import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** How many applications were begun and not sent; nobody reads them. */
export async function countDrafts(db: Kysely<Database>): Promise<number> {
	const { count } = await db
		.selectFrom("drafts")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("state", "=", "open")
		.executeTakeFirstOrThrow();
	return Number(count);
}
