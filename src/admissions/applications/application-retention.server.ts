import type { Transaction } from "kysely";
import { yearlyCutoff } from "#src/calendar/cutoff.ts";
import { eraseCase } from "#src/cases/erase-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { applicationsWithExpiredFees, removeFees, tookMoney } from "#src/payment/fee/fee-retention.server.ts";

/** `closes` is the last day of each year's admissions, `MM-DD`. */
type Retention = {
	closes: string;
	now: Date;
	/** Applications that stay, whatever their time. */
	heldIds?: readonly number[];
	signal?: AbortSignal | undefined;
};

/**
 * Erases applications a year after the admissions for which they came closed: answers, documents, addresses and
 * links. Where money was taken, the name, the reference and the fee stay for the school's accounts, and go when those
 * no longer need them. The stored documents are collected as garbage, since no row references them any longer.
 * @returns how many applications were erased, wholly or but for their accounts
 */
export async function eraseOldApplications(db: Db, { closes, now, heldIds = [], signal }: Retention): Promise<number> {
	const over = await db
		.selectFrom("applications")
		.select("id")
		.where("created_at", "<", yearlyCutoff(closes, 1, now))
		.where("erased_at", "is", null)
		.orderBy("id")
		.execute();
	const settledIds = new Set(await applicationsWithExpiredFees(db, now));
	const applications = await db.selectFrom("applications").select("id").where("erased_at", "is not", null).execute();
	const ids = [...over, ...applications.filter(({ id }) => settledIds.has(id))].map(({ id }) => id);
	let erased = 0;
	for (const id of ids) {
		if (signal?.aborted) break;
		if (heldIds.includes(id)) continue;
		await db.transaction().execute((trx) => eraseApplication(trx, id, { forGood: settledIds.has(id), now }));
		erased += 1;
	}
	return erased;
}

/**
 * Erases an application; where money was taken and it is not `forGood`, name, reference and fee stay. With `keepFee`
 * they stay in any case.
 */
export async function eraseApplication(
	trx: Transaction<Database>,
	id: number,
	{ forGood, keepFee = false, now }: { forGood: boolean; keepFee?: boolean; now: Date },
): Promise<void> {
	// The row is all that is left of an application that was sent.
	await trx.deleteFrom("drafts").where("application_id", "=", id).execute();
	await trx.deleteFrom("access_tokens").where("application_id", "=", id).execute();
	await trx.deleteFrom("application_files").where("application_id", "=", id).execute();
	await trx.deleteFrom("replaced_files").where("application_id", "=", id).execute();
	await trx.deleteFrom("reminders").where("application_id", "=", id).execute();
	await trx.deleteFrom("document_checks").where("application_id", "=", id).execute();
	await trx.deleteFrom("document_requests").where("application_id", "=", id).execute();
	await trx.deleteFrom("interviews").where("application_id", "=", id).execute();
	await trx.deleteFrom("guardians").where("application_id", "=", id).execute();
	await eraseCase(trx, { kind: "application", recordId: id });
	if (keepFee || (!forGood && (await tookMoney(trx, id)))) {
		await emptyApplication(trx, id, now);
		return;
	}
	await removeFees(trx, id);
	await trx.deleteFrom("applications").where("id", "=", id).execute();
}

/** Leaves name, reference and fee of an application, and nothing else in its row. */
export async function emptyApplication(trx: Transaction<Database>, id: number, now: Date): Promise<void> {
	const nothing = {
		email: "",
		phone_no: "",
		answers: "{}",
		asked: "[]",
		asked_as_shown: null,
		fingerprint: "",
		consent_version: null,
		consent_text: null,
		consent_at: null,
		consent_legal: null,
		consent_language: null,
		consent_english: null,
		stage_details: null,
		seat_category: null,
		seat_programme: null,
		waitlist_place: null,
		expiry_notified_for: null,
		document_rules: null,
		source: null,
		reminders_stopped_at: null,
	};
	await trx
		.updateTable("applications")
		.set({ ...nothing, erased_at: now.toISOString() })
		.where("id", "=", id)
		.execute();
}

/** Deletes links that have ended. */
export async function deleteEndedLinks(db: Db, now: Date): Promise<void> {
	await db.deleteFrom("access_tokens").where("expires_at", "<=", now.toISOString()).execute();
}
