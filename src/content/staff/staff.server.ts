import type { Kysely, Transaction } from "kysely";
import { type PageQuery, readShelf } from "#src/content/page.server.ts";
import { addRecord, findRecord, type Kind, removeRecord, updateRecord } from "#src/content/record.server.ts";
import type { Database } from "#src/db/tables.ts";
import { rankOfDesignation, type StaffFields, sortableName } from "./staff.ts";

const shelf = "staff";
const kind: Kind<"staff"> = {
	table: "staff",
	places: ({ designation, name }) => [
		{ shelf, place: `${String(rankOfDesignation(designation)).padStart(2, "0")} ${sortableName(name)}` },
	],
};

/** Staff by the rank of their designation, then by name. */
export const listStaff = (db: Kysely<Database>, query: PageQuery) =>
	readShelf(db, { table: "staff", shelf, direction: "ascending" }, query);

/** A member of staff by the integer or the readable key. */
export const findStaffMember = (db: Kysely<Database>, key: string) => findRecord(db, "staff", key);

export const addStaffMember = (trx: Transaction<Database>, fields: StaffFields, slug = sortableName(fields.name)) =>
	addRecord(trx, kind, fields, slug);

export const updateStaffMember = (trx: Transaction<Database>, id: number, fields: StaffFields) =>
	updateRecord(trx, kind, id, fields);

export const removeStaffMember = (trx: Transaction<Database>, id: number) => removeRecord(trx, kind, id);
