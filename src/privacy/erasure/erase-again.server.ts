import { erasureHash } from "#src/backup/erasures.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import { caseKindOf } from "#src/enquiries/enquiry-case.server.ts";
import type { RecordKind } from "#src/privacy/records/record-kind.ts";
import { readRecordRows } from "#src/privacy/records/record-rows.server.ts";
import { readPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";
import { erasedKind, type RecordKey, removeRecord } from "./erase-record.server.ts";
import { eraseRestricted, isRestricted, restrictRecord } from "./restrict-record.server.ts";

const kinds = [
	["drafts", "draft"],
	["opening_requests", "opening-request"],
	["alumni", "alumni"],
	["job_applications", "job-application"],
	["visits", "visit"],
] as const;

/**
 * Erases from a restored database what was erased since its backup was made, and restricts what was restricted.
 * @param erased hashes of what is remembered beside the backups
 * @returns how many records that were
 */
export async function eraseAgain(db: Db, erasedKeys: ReadonlySet<string>, now: Date): Promise<number> {
	let again = 0;
	const records = await readRecords(db);
	const remembers = (hash: string) => erasedKeys.has(hash);
	for (const record of records) {
		if (remembers(erasureHash({ ...record, kind: erasedKind(record.kind) }))) {
			await db.transaction().execute((trx) => removeRecord(trx, record, now));
			again += 1;
		} else if (await isRestricted(record, remembers)) {
			await restrictAgain(db, record, now);
			again += 1;
		}
	}
	const restricted = await db
		.selectFrom("restricted_records")
		.select(["id", "kind", "record_id", "record_created_at"])
		.execute();
	for (const { id, kind, record_id, record_created_at } of restricted) {
		const record = { kind: erasedKind(kind), id: record_id, createdAt: record_created_at };
		if (!remembers(erasureHash(record))) continue;
		await db.transaction().execute((trx) => eraseRestricted(trx, id, now));
		again += 1;
	}
	return again;
}

/** Every record that may have been erased. What is left of an application for its fee counts among the erased. */
async function readRecords(db: Db): Promise<RecordKey[]> {
	const recordKeys: RecordKey[] = [];
	for (const [table, kind] of kinds) {
		const rows = await db.selectFrom(table).select(["id", "created_at as createdAt"]).execute();
		recordKeys.push(...rows.map((row) => ({ ...row, kind })));
	}
	const applications = await db
		.selectFrom("applications")
		.select(["id", "created_at as createdAt"])
		.where("erased_at", "is", null)
		.execute();
	recordKeys.push(...applications.map((row) => ({ ...row, kind: "application" as const })));
	const enquiries = await db.selectFrom("enquiries").select(["id", "form", "created_at as createdAt"]).execute();
	for (const { id, form, createdAt } of enquiries) {
		const kind: RecordKind = caseKindOf(form) === "enquiry" ? "enquiry" : "message";
		recordKeys.push({ kind, id, createdAt });
	}
	return recordKeys;
}

async function restrictAgain(db: Db, record: RecordKey, now: Date): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const { minimum } = await readPrivacySettings(trx);
		const rows = await readRecordRows(trx, record);
		const [row] = [...rows.filter(({ table }) => table === "cases"), ...rows].flatMap(({ rows: own }) => own);
		const emailKey = String(row?.email_key ?? row?.email ?? "").toLowerCase();
		const eraseOn = addDays(dayAtSchool(new Date(record.createdAt)), minimum);
		const title = String(row?.reference ?? `${record.kind} ${record.id}`);
		await restrictRecord(trx, { ...record, emailKey, eraseOn, title, orderId: null }, now);
	});
}
