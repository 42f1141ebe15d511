import type { Kysely } from "kysely";
import { type ContentType, recordPath } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { contentTables, findByIds } from "#src/content/records.server.ts";
import type { Database } from "#src/db/tables.ts";

/** A page of the site with an address of its own; `kind` is what it belongs to, such as "News". */
export type FoundPage = { path: string; title: string; kind: string };

const maxPages = 8;
const maxOfType = 5;

/**
 * The pages whose title or address has all of these words: those of the page table, then records, latest first. Records
 * are looked up by their readable key, which has the words of their title.
 */
export async function findPages(
	db: Kysely<Database>,
	search: string,
	pages: readonly (readonly [path: string, title: string])[],
	types: readonly ContentType[] = allContentTypes,
): Promise<FoundPage[]> {
	const searchWords = foldWords(search.slice(0, 100));
	const matchingPages = pages
		.filter(([path, title]) => searchWords.every((word) => `${foldWords(title).join("-")} ${path}`.includes(word)))
		.slice(0, maxPages)
		.map(([path, title]) => ({ path, title, kind: "Page" }));
	if (search.trim() === "") return matchingPages;
	if (searchWords.length === 0) return [];
	const records = await Promise.all(types.map((type) => findRecords(db, type, searchWords)));
	return [...matchingPages, ...records.flat()];
}

async function findRecords(
	db: Kysely<Database>,
	type: ContentType,
	searchWords: readonly string[],
): Promise<FoundPage[]> {
	const { page, table, office } = type;
	if (!page) return [];
	let query = contentTables(db).selectFrom(table).select("id").orderBy("id", "desc").limit(maxOfType);
	// The words have lower-case letters and digits alone: nothing in them is a wildcard.
	for (const word of searchWords) query = query.where("slug", "like", `%${word}%`);
	const rows = await query.execute();
	const records = await findByIds(
		db,
		type,
		rows.map(({ id }) => id),
	);
	// Titles are the same on every day.
	return records.map((record) => ({
		path: recordPath(page, record),
		title: page.shareText(record, "").title,
		kind: office.names.many,
	}));
}

/** The words of a text in the letters of readable keys. */
function foldWords(text: string): string[] {
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean);
}
