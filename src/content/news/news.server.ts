import type { Kysely, Transaction } from "kysely";
import { type PageQuery, readShelf } from "#src/content/page.server.ts";
import { addRecord, findRecord, type Kind, removeRecord, updateRecord } from "#src/content/record.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { NewsFields } from "./news.ts";

/** Without control characters, which a request may bring along and PostgreSQL would not take. */
const inCategory = (category: string) => `news/${category.toLowerCase().replace(/\p{Cc}/gu, "")}`;

const kind: Kind<"news"> = {
	table: "news",
	places: ({ date, category }) => [
		{ shelf: "news", place: date },
		{ shelf: inCategory(category), place: date },
	],
};

/** News, newest first. @param query.category only these; upper and lower case are alike */
export function listNews(db: Kysely<Database>, { category, ...query }: PageQuery & { category?: string | undefined }) {
	return readShelf(
		db,
		{ table: "news", shelf: category === undefined ? "news" : inCategory(category), direction: "descending" },
		query,
	);
}

/** A news item by its readable or its integer key. */
export const findNews = (db: Kysely<Database>, key: string) => findRecord(db, "news", key);

export const addNews = (trx: Transaction<Database>, fields: NewsFields, slug = fields.title) =>
	addRecord(trx, kind, fields, slug);

export const updateNews = (trx: Transaction<Database>, id: number, fields: NewsFields) =>
	updateRecord(trx, kind, id, fields);

export const removeNews = (trx: Transaction<Database>, id: number) => removeRecord(trx, kind, id);
