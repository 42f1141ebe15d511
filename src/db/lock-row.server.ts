import { type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "./tables.ts";

type LockableTable =
	| "applications"
	| "breaches"
	| "cases"
	| "content_items"
	| "drafts"
	| "erasure_orders"
	| "fees"
	| "interview_slots"
	| "media"
	| "members"
	| "privacy_requests"
	| "refunds"
	| "restricted_records"
	| "saved_views"
	| "settlement_lines"
	| "snippets"
	| "stage_messages"
	| "visits";

/**
 * Locks a row until the transaction ends and reads it as it is then; undefined when there is none. An update that
 * changes nothing takes the row's lock on PostgreSQL and the write lock on SQLite, which has no `select … for
 * update`.
 */
export async function lockRow<Table extends LockableTable>(
	trx: Transaction<Database>,
	table: Table,
	id: number,
): Promise<Selectable<Database[Table]> | undefined> {
	const { rows } = await sql<Selectable<Database[Table]>>`
		update ${sql.table(table)} set created_at = created_at where id = ${id} returning *
	`.execute(trx);
	return rows[0];
}
