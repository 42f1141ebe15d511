import type { Kysely } from "kysely";
import { noteList } from "#src/content/changes/content-reads.server.ts";
import { cachePerVersion } from "#src/content/version-cache.server.ts";
import type { Database } from "#src/db/tables.ts";

const categories = cachePerVersion<string[]>(2);

/** The categories that have news, as addresses and filters name them: in lower case, in alphabetical order. */
export function listCategories(db: Kysely<Database>): Promise<string[]> {
	noteList("news");
	return categories(db, "", async () => {
		const rows = await db.selectFrom("news").select("category_key").distinct().orderBy("category_key").execute();
		return rows.map(({ category_key }) => category_key);
	});
}
