import type { Kysely, Transaction } from "kysely";
import { yearlyCutoff } from "#src/calendar/cutoff.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";

/**
 * Accounts must be stored for eight years after the accounting year, which ends on 31 March.
 * Source: Companies Act 2013, section 128(5).
 */
const accounting = { yearEnds: "03-31", years: 8 };

/** Whether a payment was ever captured for an application, so that its fee belongs to the school's accounts. */
export async function tookMoney(db: Kysely<Database>, applicationId: number): Promise<boolean> {
	const payment = await db
		.selectFrom("fee_payments")
		.innerJoin("fees", "fees.id", "fee_payments.fee_id")
		.select("fee_payments.payment_id")
		.where("application_id", "=", applicationId)
		.where("fee_payments.status", "in", ["captured", "refunded"])
		.executeTakeFirst();
	return payment !== undefined;
}

/** The last day for which the school's accounts need a fee that was paid then. @param paidAt ISO 8601 @returns a day */
export function accountsNeedUntil(paidAt: string): string {
	const day = dayAtSchool(new Date(paidAt));
	const year = Number(day.slice(0, 4));
	const ends = day.slice(5) <= accounting.yearEnds ? year : year + 1;
	return `${ends + accounting.years}-${accounting.yearEnds}`;
}

/** Ids of applications whose fee need no longer be stored for the school's accounts. */
export async function overdueFees(db: Kysely<Database>, now: Date): Promise<number[]> {
	const before = yearlyCutoff(accounting.yearEnds, accounting.years, now);
	const fees = await db
		.selectFrom("fees")
		.select("application_id")
		.where((row) => row(row.fn.coalesce("paid_at", "updated_at"), "<", before))
		.execute();
	return fees.map((fee) => fee.application_id);
}

/** Deletes an application's fee with its payments and events. */
export async function removeFee(trx: Transaction<Database>, applicationId: number): Promise<void> {
	const fee = await trx.selectFrom("fees").select("id").where("application_id", "=", applicationId).executeTakeFirst();
	if (!fee) return;
	await trx.deleteFrom("money_findings").where("fee_id", "=", fee.id).execute();
	await trx.deleteFrom("counter_entries").where("fee_id", "=", fee.id).where("takes_back", "is not", null).execute();
	await trx.deleteFrom("counter_entries").where("fee_id", "=", fee.id).execute();
	await trx.deleteFrom("refunds").where("fee_id", "=", fee.id).execute();
	await trx.deleteFrom("fee_events").where("fee_id", "=", fee.id).execute();
	await trx.deleteFrom("fee_payments").where("fee_id", "=", fee.id).execute();
	await trx.deleteFrom("fees").where("id", "=", fee.id).execute();
}
