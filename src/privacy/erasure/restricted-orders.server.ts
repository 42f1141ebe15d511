import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db, Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { School } from "#src/forms/school.ts";
import { refuse } from "#src/refusal.ts";
import type { CertificateLine } from "./certificate.ts";
import { addLines, type By, type PrivacyAct, record, settleOrder, succeed } from "./erasure-orders.server.ts";
import { moneyHolds, readHolds } from "./read-holds.server.ts";
import { eraseRestricted, freeRecord } from "./restrict-record.server.ts";

/** Gives a restricted record back to the office, since its person wants that, or it was restricted in error. */
export async function freeRestricted(
	trx: Trx,
	{ restrictedId, reason: reasonText, by }: { restrictedId: number; reason: string; by: By },
	now: Date,
): Promise<PrivacyAct> {
	const reason = reasonText.trim();
	if (reason === "") return refuse("Enter a reason. The log and the certificate will show it.");
	const row = await lockRow(trx, "restricted_records", restrictedId);
	if (!row) return refuse("It’s no longer restricted.");
	await freeRecord(trx, restrictedId, now);
	const order = row.order_id === null ? undefined : await lockRow(trx, "erasure_orders", row.order_id);
	if (order) {
		await addLines(trx, order, [lineOf(row, "freed", now)]);
		const restrictedRecord = await trx
			.selectFrom("restricted_records")
			.select("id")
			.where("order_id", "=", order.id)
			.limit(1)
			.executeTakeFirst();
		if (!restrictedRecord) {
			const set = { state: "freed", finished_at: now.toISOString() } as const;
			await trx.updateTable("erasure_orders").set(set).where("id", "=", order.id).execute();
		}
	}
	await record(trx, by, "restricted-freed", order?.request_id ?? 0, { title: row.title, reason }, now);
	return succeed(`“${row.title}” is restored. Its links work again.`);
}

type Keeping = { db: Db; school: School };

/**
 * Erases what is restricted and whose day has come, unless it is held. Each record goes in a transaction of its own.
 * @returns how many
 */
export async function eraseDueRestricted({ db, school }: Keeping, now: Date, signal?: AbortSignal): Promise<number> {
	const due = await db
		.selectFrom("restricted_records")
		.select("id")
		.where("erase_on", "<=", dayAtSchool(now))
		.orderBy("id")
		.execute();
	let erased = 0;
	for (const { id } of due) {
		if (signal?.aborted) break;
		if (await db.transaction().execute((trx) => eraseOne(trx, school, id, now))) erased += 1;
	}
	return erased;
}

async function eraseOne(trx: Trx, school: School, id: number, now: Date): Promise<boolean> {
	const row = await lockRow(trx, "restricted_records", id);
	if (!row || (await readHolds(trx, row.email_key, now)).length > 0) return false;
	if (row.kind === "application" && (await moneyHolds(trx, row.record_id, now)).length > 0) return false;
	await eraseRestricted(trx, id, now);
	const order = row.order_id === null ? undefined : await lockRow(trx, "erasure_orders", row.order_id);
	if (!order) return true;
	await addLines(trx, order, [lineOf(row, "erased", now)]);
	const restrictedRecord = await trx
		.selectFrom("restricted_records")
		.select("id")
		.where("order_id", "=", order.id)
		.limit(1)
		.executeTakeFirst();
	if (!restrictedRecord) await settleOrder(trx, school, order.id, now);
	await record(trx, "The calendar", "restricted-erased", order.request_id, { title: row.title }, now);
	return true;
}

function lineOf({ title }: { title: string }, fate: CertificateLine["fate"], now: Date): CertificateLine {
	return { title, rows: "", files: 0, fate, at: now.toISOString(), eraseOn: null, stays: null };
}
