import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** The categories that have news, as addresses and filters name them: in small letters, in the order of the alphabet. */
export async function listCategories(db: Kysely<Database>): Promise<string[]> {
	const shelves = await db
		.selectFrom("shelves")
		.select("name")
		.where("name", "like", "news/%")
		.where("size", ">", 0)
		.orderBy("name")
		.execute();
	return shelves.map(({ name }) => name.slice("news/".length));
}
