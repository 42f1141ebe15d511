import type { Kysely } from "kysely";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import type { Database } from "#src/db/tables.ts";

/** The items of fixed texts. @param tables of their types */
export function listSchoolItems(db: Kysely<Database>, tables: readonly string[]): Promise<ContentItem[]> {
	return db.selectFrom("content_items").selectAll().where("type", "in", tables).execute();
}
