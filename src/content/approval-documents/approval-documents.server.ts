import type { Kysely, Transaction } from "kysely";
import { type PageQuery, readShelf } from "#src/content/page.server.ts";
import { addRecord, findRecord, type Kind, removeRecord, updateRecord } from "#src/content/record.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { ApprovalDocumentFields } from "./approval-documents.ts";

const shelf = "approval-documents";
const kind: Kind<"approval_documents"> = { table: "approval_documents", places: () => [{ shelf, place: "" }] };

/** Approval documents in the order in which they were added. */
export const listApprovalDocuments = (db: Kysely<Database>, query: PageQuery) =>
	readShelf(db, { table: "approval_documents", shelf, direction: "ascending" }, query);

/** An approval document by its integer or its readable key. */
export const findApprovalDocument = (db: Kysely<Database>, key: string) => findRecord(db, "approval_documents", key);

export const addApprovalDocument = (trx: Transaction<Database>, fields: ApprovalDocumentFields, slug = fields.title) =>
	addRecord(trx, kind, fields, slug);

export const updateApprovalDocument = (trx: Transaction<Database>, id: number, fields: ApprovalDocumentFields) =>
	updateRecord(trx, kind, id, fields);

export const removeApprovalDocument = (trx: Transaction<Database>, id: number) => removeRecord(trx, kind, id);
