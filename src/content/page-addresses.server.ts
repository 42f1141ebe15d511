import type { Kysely } from "kysely";
import { readDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { LanguageTag } from "#src/languages/language.ts";
import { noteList } from "./changes/content-reads.server.ts";
import { type ContentType, type Keys, recordPath } from "./content-type.ts";
import { asRecord, contentTables } from "./records.server.ts";
import { languageFinder } from "./translations/records-in-language.server.ts";

/** The address of a record's page, and the day on which it last changed where that is known. */
export type PageAddress = {
	path: string;
	changed?: string | undefined;
	/** Languages beside English that have its main text; all where it is left out. */
	languages?: readonly LanguageTag[];
};

/**
 * The pages of a type's records, the latest `max` of them; none for a type without pages.
 * @param query.tags languages of the site beside English
 */
export async function listPageAddresses(
	db: Kysely<Database>,
	type: ContentType,
	{ max, tags }: { max: number; tags: readonly LanguageTag[] },
): Promise<PageAddress[]> {
	const { table, page, translated = [] } = type;
	if (!page) return [];
	// An edit that takes a page out of a language leaves the list as it is until the next day.
	noteList(table);
	const { changedOn = "id" } = page;
	const rows = await contentTables(db)
		.selectFrom(table)
		.select(["id", "slug", `${changedOn} as changed`, ...(tags.length > 0 ? translated : [])])
		.orderBy("id", "desc")
		.limit(max)
		.execute();
	const languagesOf = await languageFinder(db, tags);
	return rows.map(({ changed, ...record }) => ({
		path: recordPath(page, record as Keys & object),
		changed: page.changedOn && readDay(String(changed)),
		languages: languagesOf(type, asRecord(type, record)),
	}));
}
