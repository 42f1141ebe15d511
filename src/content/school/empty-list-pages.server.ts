import type { Kysely } from "kysely";
import { listPages } from "#src/content/list-pages.ts";
import { contentTables } from "#src/content/records.server.ts";
import type { Database } from "#src/db/tables.ts";

/**
 * The pages that list records of a type of which there are none. The first record of a type and the removal of its
 * last one change every page, so nothing is noted here.
 */
export async function readEmptyListPages(db: Kysely<Database>): Promise<ReadonlySet<string>> {
	const empty = await Promise.all(
		Object.entries(listPages).map(async ([table, page = ""]) => {
			const any = await contentTables(db).selectFrom(table).select("id").limit(1).executeTakeFirst();
			return any ? [] : [page];
		}),
	);
	return new Set(empty.flat());
}
