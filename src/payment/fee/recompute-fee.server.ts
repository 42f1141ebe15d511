import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { firstLook } from "#src/payment/confirm/poll-schedule.ts";
import type { Fee } from "./fee.server.ts";
import { checkingUntil, type Flag, flagOf, type KnownPayment, type Standing, standing } from "./fee-state.ts";

export type FlaggedPayment = KnownPayment & { flag: Flag | null };

/** `flagged` are the payments that must be given back and were not known to before. */
export type Restood = { next: Standing; flagged: FlaggedPayment[] };

/** Works out where a fee stands, given all its payments as they are stored, and writes it. The caller has locked the fee's row. */
export async function restand(
	trx: Transaction<Database>,
	fee: Fee,
	at: string,
	heard: { newAttempt?: boolean; newCapture?: boolean } = {},
): Promise<Restood> {
	const payments = await readPayments(trx, fee.id);
	const next = standing({ state: fee.state, paymentId: fee.payment_id }, payments);
	const checking = checkingUntil(next, fee.order_id, payments);
	// Another attempt on a paid order may still be confirmed by its bank, so a fee with several is watched on.
	const watched = next.state === "attempted" || (next.state === "paid" && payments.length > 1);
	const news = heard.newAttempt || (checking !== null && fee.checking_until === null);
	const lookAt = next.state === "attempted" && heard.newCapture ? at : firstLook(new Date(at));
	await trx
		.updateTable("fees")
		.set({
			state: next.state,
			payment_id: next.paymentId,
			checking_until: checking,
			...(next.state === "paid" && fee.state !== "paid" && { paid_at: at }),
			...(watched && (news || heard.newCapture) && { watched_from: at, looks: 0, due_at: lookAt }),
			...(!watched && { due_at: null }),
		})
		.where("id", "=", fee.id)
		.where("state", "=", fee.state)
		.executeTakeFirstOrThrow();
	return { next, flagged: await flagPayments(trx, { ...fee, ...next }, payments) };
}

/** Every payment that a fee knows, the oldest first. */
async function readPayments(trx: Transaction<Database>, feeId: number): Promise<FlaggedPayment[]> {
	const rows = await trx
		.selectFrom("fee_payments")
		.selectAll()
		.where("fee_id", "=", feeId)
		.orderBy("created_at")
		.orderBy("payment_id")
		.execute();
	return rows.map((row) => ({
		id: row.payment_id,
		orderId: row.order_id,
		status: row.status,
		word: row.word ?? row.status,
		since: row.created_at,
		amount: row.amount,
		currency: row.currency,
		settled: row.settled === 1,
		flag: row.flag,
	}));
}

/** Writes the flags that changed and gives the payments that got one. */
async function flagPayments(
	trx: Transaction<Database>,
	fee: Fee & Standing,
	payments: FlaggedPayment[],
): Promise<FlaggedPayment[]> {
	const changed = payments
		.map((payment) => ({ ...payment, flag: flagOf(fee, payment), flagBefore: payment.flag }))
		.filter(({ flag, flagBefore }) => flag !== flagBefore);
	for (const { id, flag } of changed)
		await trx.updateTable("fee_payments").set({ flag }).where("payment_id", "=", id).execute();
	return changed.filter(({ flag }) => flag !== null);
}
