import type { Kysely, Transaction } from "kysely";
import { applicationTypes } from "#src/admissions/forms/application-forms.ts";
import { readReceipt } from "#src/admissions/receipts/receipt.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { isSettled, type PublicFee } from "#src/payment/fee/fee.ts";

/** Whole rupees, null for none; to be paid within so many days after the acceptance. */
export type SeatFee = { rupees: number | null; days: number };

/** A seat fee where one is charged. */
export type ChargedSeatFee = { rupees: number; days: number };

export const seatFeeSet = "seat-fee-set";
export const seatFeeUndone = "seat-fee-undone";

/** The seat fee of one form; `undo` is the act of its last change, null where it cannot be taken back. */
export type FormSeatFee = SeatFee & { type: string; undo: number | null };

const untilSet: SeatFee = { rupees: null, days: 14 };

/** Reads what accepting a place costs anyone who applied by this form. */
export async function readSeatFee(db: Kysely<Database>, type: string): Promise<SeatFee> {
	const seatFee = await db
		.selectFrom("seat_fees")
		.select(["rupees", "days"])
		.where("application_type", "=", type)
		.executeTakeFirst();
	return seatFee ?? untilSet;
}

/** The same by form; those that charge nothing have none. */
export async function readChargedSeatFees(db: Kysely<Database>): Promise<ReadonlyMap<string, ChargedSeatFee>> {
	const rows = await db.selectFrom("seat_fees").select(["application_type as type", "rupees", "days"]).execute();
	return new Map(
		rows.flatMap(({ type, rupees, days }): [string, ChargedSeatFee][] =>
			rupees === null ? [] : [[type, { rupees, days }]],
		),
	);
}

/** Reads what accepting a place would cost an applicant; undefined for nothing. */
export async function seatFeeFor(db: Kysely<Database>, applicationId: number): Promise<ChargedSeatFee | undefined> {
	const appliedApplication = await db
		.selectFrom("applications")
		.select("application_type as type")
		.where("id", "=", applicationId)
		.executeTakeFirst();
	return appliedApplication && (await readChargedSeatFees(db)).get(appliedApplication.type);
}

/** The seat fees of all forms, in their order. */
export async function readSeatFees(db: Kysely<Database>): Promise<FormSeatFee[]> {
	const rows = await db.selectFrom("seat_fees").selectAll().execute();
	const all: FormSeatFee[] = [];
	for (const type of applicationTypes()) {
		const row = rows.find((each) => each.application_type === type);
		const acts = row ? await readActs(db, { kind: "seat-fee", id: row.id }) : [];
		const { rupees, days } = row ?? untilSet;
		const last = acts.at(-1);
		all.push({ type, rupees, days, undo: last?.act === seatFeeSet ? last.id : null });
	}
	return all;
}

/** Locks the seat fee of a form until the transaction ends, whether one is set or not. */
export async function lockSeatFee(
	trx: Transaction<Database>,
	type: string,
	now: Date,
): Promise<SeatFee & { id: number }> {
	return trx
		.insertInto("seat_fees")
		.values({ application_type: type, ...untilSet, created_at: now.toISOString() })
		.onConflict((conflict) =>
			conflict.column("application_type").doUpdateSet((row) => ({ created_at: row.ref("seat_fees.created_at") })),
		)
		.returning(["id", "rupees", "days"])
		.executeTakeFirstOrThrow();
}

export async function writeSeatFee(trx: Transaction<Database>, id: number, fee: SeatFee): Promise<void> {
	await trx.updateTable("seat_fees").set(fee).where("id", "=", id).execute();
}

/** The fee of a place that was accepted, with the number of its receipt once it is paid. */
export type SeatFeeOf = { fee: PublicFee; receiptNumber: string | null };

/** @returns null where none is charged, or it is no longer owed and was never paid */
export async function readSeatFeeOf(db: Db, applicationId: number, now: Date): Promise<SeatFeeOf | null> {
	const fee = await readFee(db, applicationId, now, "seat");
	if (!fee || (fee.ended && !isSettled(fee))) return null;
	const receipt = await readReceipt(db, { applicationId, kind: "seat" });
	return { fee, receiptNumber: receipt?.number ?? null };
}
