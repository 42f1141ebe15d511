import type { Kysely } from "kysely";
import { readDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import { noteList } from "./changes/content-reads.server.ts";
import { type ContentType, recordPath } from "./content-type.ts";
import { contentTables } from "./records.server.ts";

/** The address of a record's page, and the day on which it last changed where that is known. */
export type PageAddress = { path: string; changed?: string | undefined };

/** The pages of a type's records, the latest `max` of them; none for a type without pages. */
export async function listPageAddresses(
	db: Kysely<Database>,
	{ table, page }: ContentType,
	max: number,
): Promise<PageAddress[]> {
	if (!page) return [];
	noteList(table);
	const { changedOn = "id" } = page;
	const rows = await contentTables(db)
		.selectFrom(table)
		.select(["id", "slug", `${changedOn} as changed`])
		.orderBy("id", "desc")
		.limit(max)
		.execute();
	return rows.map(({ changed, ...keys }) => ({
		path: recordPath(page, keys),
		changed: page.changedOn && readDay(String(changed)),
	}));
}
