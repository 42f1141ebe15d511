import type { Kysely } from "kysely";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { SchoolTextName } from "#src/school-texts.ts";
import { findSchoolItem } from "./school-text.server.ts";

/**
 * Returns when the version of a text that visitors see was first published, ISO 8601 in UTC; empty where that is
 * unknown.
 */
export async function readPublicationTime(db: Kysely<Database>, name: SchoolTextName): Promise<string> {
	const { published_id } = await findSchoolItem(db, name);
	return (await readItemVersion(db, published_id))?.published_at ?? "";
}
