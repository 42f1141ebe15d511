import { type Expression, sql } from "kysely";

/** A condition: a text contains this part, letter by letter; both in lower case for a search that ignores capitals. */
export function containing(text: Expression<string>, part: string) {
	return sql<boolean>`${text} like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
