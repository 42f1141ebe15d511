import type { Kysely, Transaction } from "kysely";
import { yearlyCutoff } from "#src/calendar/cutoff.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";

/**
 * Accounts must be stored for eight years after the accounting year, which ends on 31 March.
 * Source: Companies Act 2013, section 128(5).
 */
const accounting = { yearEnds: "03-31", years: 8 };

/** Tells whether a payment was ever captured for an application, so that its fees belong to the school's accounts. */
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

/** Ids of applications none of whose fees need be stored any longer for the school's accounts. */
export async function applicationsWithExpiredFees(db: Kysely<Database>, now: Date): Promise<number[]> {
	const before = yearlyCutoff(accounting.yearEnds, accounting.years, now);
	const fees = await db
		.selectFrom("fees")
		.select("application_id")
		.groupBy("application_id")
		.having((row) => row(row.fn.max(row.fn.coalesce("paid_at", "updated_at")), "<", before))
		.execute();
	return fees.map((fee) => fee.application_id);
}

/** Deletes an application's fees with their payments and events. */
export async function removeFees(trx: Transaction<Database>, applicationId: number): Promise<void> {
	const fees = await trx.selectFrom("fees").select("id").where("application_id", "=", applicationId).execute();
	const ids = fees.map(({ id }) => id);
	if (ids.length === 0) return;
	await trx.deleteFrom("money_findings").where("fee_id", "in", ids).execute();
	await trx.deleteFrom("counter_entries").where("fee_id", "in", ids).where("takes_back", "is not", null).execute();
	await trx.deleteFrom("counter_entries").where("fee_id", "in", ids).execute();
	await trx.deleteFrom("refunds").where("fee_id", "in", ids).execute();
	await trx.deleteFrom("fee_events").where("fee_id", "in", ids).execute();
	await trx.deleteFrom("fee_payments").where("fee_id", "in", ids).execute();
	await trx.deleteFrom("fees").where("id", "in", ids).execute();
}
