import type { Kysely } from "kysely";
import { eraseApplication } from "#src/admissions/applications/application-retention.server.ts";
import { erasureHash, recordErasure } from "#src/backup/erasures.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { filesOf, type RecordRows, readRecordRows, writeRecordRows } from "#src/privacy/records/record-rows.server.ts";
import { erasedKind, type RecordKey, removeRecord } from "./erase-record.server.ts";

type Restricting = RecordKey & { title: string; emailKey: string; eraseOn: string; orderId: number | null };

/**
 * Restricts a record: its rows leave the tables that the office, the mails and the exports read, and lie in one row of
 * `restricted_records` until it is erased or freed.
 */
export async function restrictRecord(trx: Trx, record: Restricting, now: Date): Promise<void> {
	const { kind, id, createdAt } = record;
	// A guest who wants their data gone does not come; the places are free for others.
	const rows = (await readRecordRows(trx, record)).map((each) =>
		each.table === "visits" ? { ...each, rows: each.rows.map((row) => cancelRow(row, now)) } : each,
	);
	const { id: restrictedId } = await trx
		.insertInto("restricted_records")
		.values({
			order_id: record.orderId,
			kind,
			record_id: id,
			record_created_at: createdAt,
			email_key: record.emailKey,
			title: record.title,
			rows: JSON.stringify(rows),
			erase_on: record.eraseOn,
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	for (const storage_key of new Set(filesOf(rows)))
		await trx.insertInto("restricted_files").values({ storage_key, restricted_id: restrictedId }).execute();
	await removeRecord(trx, record, now, { restricted: true });
	const times = await timesRestricted(record, (hash) => isRemembered(trx, hash));
	await recordErasure(trx, restriction(record, times + 1), now);
}

const cancelRow = (row: Record<string, unknown>, now: Date) =>
	row.cancelled_at === null
		? { ...row, cancelled_at: now.toISOString(), idempotency_key: `cancelled:${row.token_hash}` }
		: row;

/** Gives a restricted record back to the office, as it was. @returns false when it is gone */
export async function freeRecord(trx: Trx, restrictedId: number, now: Date): Promise<boolean> {
	const row = await lockRow(trx, "restricted_records", restrictedId);
	if (!row) return false;
	const rows: RecordRows = JSON.parse(row.rows);
	await writeRecordRows(trx, rows);
	await trx.deleteFrom("restricted_records").where("id", "=", restrictedId).execute();
	const record = { kind: row.kind, id: row.record_id, createdAt: row.record_created_at };
	const times = await timesRestricted(record, (hash) => isRemembered(trx, hash));
	await recordErasure(trx, freeing(record, times), now);
	return true;
}

/** Erases a restricted record for good. */
export async function eraseRestricted(trx: Trx, restrictedId: number, now: Date): Promise<boolean> {
	const row = await lockRow(trx, "restricted_records", restrictedId);
	if (!row) return false;
	const { kind, record_id: id, record_created_at: createdAt } = row;
	await trx.deleteFrom("restricted_records").where("id", "=", restrictedId).execute();
	if (kind === "application") await eraseApplication(trx, id, { forGood: false, now });
	await recordErasure(trx, { kind: erasedKind(kind), id, createdAt }, now);
	return true;
}

/** Tells whether the last thing that is remembered of a record is that it was restricted. */
export async function isRestricted(
	record: RecordKey,
	remembers: (hash: string) => boolean | Promise<boolean>,
): Promise<boolean> {
	const times = await timesRestricted(record, remembers);
	return times > 0 && !(await remembers(erasureHash(freeing(record, times))));
}

async function timesRestricted(record: RecordKey, remembers: (hash: string) => boolean | Promise<boolean>) {
	let times = 0;
	while (await remembers(erasureHash(restriction(record, times + 1)))) times += 1;
	return times;
}

const restriction = ({ kind, ...record }: RecordKey, time: number) => ({
	...record,
	kind: `restricted ${erasedKind(kind)} ${time}`,
});

const freeing = ({ kind, ...record }: RecordKey, time: number) => ({
	...record,
	kind: `freed ${erasedKind(kind)} ${time}`,
});

async function isRemembered(db: Kysely<Database>, hash: string): Promise<boolean> {
	const erasure = await db
		.selectFrom("erasures")
		.select("erased_at")
		.where("subject_hash", "=", hash)
		.executeTakeFirst();
	return erasure !== undefined;
}

/** Finds those of the given storage keys that belong to restricted records. */
export async function referencedRestrictedKeys(db: Kysely<Database>, keys: string[]): Promise<Set<string>> {
	if (keys.length === 0) return new Set();
	const rows = await db.selectFrom("restricted_files").select("storage_key").where("storage_key", "in", keys).execute();
	return new Set(rows.map(({ storage_key }) => storage_key));
}
