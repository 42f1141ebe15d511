import type { Kysely, Transaction } from "kysely";
import { type PageQuery, readShelf } from "#src/content/page.server.ts";
import { addRecord, findRecord, type Kind, removeRecord, updateRecord } from "#src/content/record.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { BlogFields } from "./blogs.ts";

const shelf = "blogs";
const kind: Kind<"blogs"> = { table: "blogs", places: ({ date }) => [{ shelf, place: date }] };

/** Blog posts, newest first. */
export const listBlogs = (db: Kysely<Database>, query: PageQuery) =>
	readShelf(db, { table: "blogs", shelf, direction: "descending" }, query);

/** A blog post by its readable or its integer key. */
export const findBlog = (db: Kysely<Database>, key: string) => findRecord(db, "blogs", key);

export const addBlog = (trx: Transaction<Database>, fields: BlogFields, slug = fields.title) =>
	addRecord(trx, kind, fields, slug);

export const updateBlog = (trx: Transaction<Database>, id: number, fields: BlogFields) =>
	updateRecord(trx, kind, id, fields);

export const removeBlog = (trx: Transaction<Database>, id: number) => removeRecord(trx, kind, id);
