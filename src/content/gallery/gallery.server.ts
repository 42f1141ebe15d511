import type { Kysely, Transaction } from "kysely";
import { type PageQuery, readShelf } from "#src/content/page.server.ts";
import { addRecord, findRecord, type Kind, removeRecord, updateRecord } from "#src/content/record.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { GalleryFields } from "./gallery.ts";

const shelf = "gallery";
const kind: Kind<"gallery"> = { table: "gallery", places: ({ date }) => [{ shelf, place: date }] };

/** Gallery items, newest first. */
export const listGallery = (db: Kysely<Database>, query: PageQuery) =>
	readShelf(db, { table: "gallery", shelf, direction: "descending" }, query);

/** A gallery item by its integer or its readable key. */
export const findGalleryItem = (db: Kysely<Database>, key: string) => findRecord(db, "gallery", key);

export const addGalleryItem = (trx: Transaction<Database>, fields: GalleryFields, slug = fields.title) =>
	addRecord(trx, kind, fields, slug);

export const updateGalleryItem = (trx: Transaction<Database>, id: number, fields: GalleryFields) =>
	updateRecord(trx, kind, id, fields);

export const removeGalleryItem = (trx: Transaction<Database>, id: number) => removeRecord(trx, kind, id);
