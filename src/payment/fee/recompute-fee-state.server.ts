import type { Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { Fee } from "./fee.server.ts";
import {
	checkingUntil,
	computeFeeState,
	type KnownPayment,
	type RefundFlag,
	refundFlagOf,
	type SettledState,
} from "./fee-state.ts";
import { firstPollAt } from "./poll-schedule.ts";

export type FlaggedPayment = KnownPayment & { flag: RefundFlag | null };

/** `flagged` are the payments that must be refunded since this change. */
export type RecomputedFee = { next: SettledState; flagged: FlaggedPayment[] };

/**
 * Recomputes a fee's state from its stored payments and updates its row, which the caller has locked.
 * @param at ISO 8601
 * @param cause what the event added, which decides how soon to poll
 */
export async function recomputeFeeState(
	trx: Transaction<Database>,
	fee: Fee,
	at: string,
	cause: { newAttempt?: boolean; newAuthorisation?: boolean; newCapture?: boolean } = {},
): Promise<RecomputedFee> {
	const payments = await readPayments(trx, fee.id);
	const next = computeFeeState({ state: fee.state, paymentId: fee.payment_id }, payments);
	const checking = checkingUntil(next, fee.order_id, payments);
	// A bank may still confirm another attempt on a paid order, so a fee with several attempts is polled on.
	const polled = next.state === "attempted" || (next.state === "paid" && payments.length > 1);
	// A late authorisation is captured by the next poll.
	const restarted =
		cause.newCapture ||
		cause.newAttempt ||
		cause.newAuthorisation ||
		(checking !== null && fee.checking_until === null);
	// A capture without its paid order is polled at once: the fee is probably paid.
	const pollAt = next.state === "attempted" && cause.newCapture ? at : firstPollAt(new Date(at));
	await trx
		.updateTable("fees")
		.set({
			state: next.state,
			payment_id: next.paymentId,
			checking_until: checking,
			updated_at: at,
			...(next.state === "paid" &&
				fee.state !== "paid" && { paid_at: at, paid_on: dayAtSchool(new Date(at)), compared_at: at }),
			...(polled && restarted && { polling_since: at, poll_count: 0, next_poll_at: pollAt }),
			...(!polled && { next_poll_at: null }),
		})
		.where("id", "=", fee.id)
		.where("state", "=", fee.state)
		.executeTakeFirstOrThrow();
	return { next, flagged: await updateFlags(trx, { ...fee, ...next }, payments) };
}

/** All payments of a fee, oldest first. */
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
		reportedStatus: row.reported_status,
		firstReportedAt: row.created_at,
		amount: row.amount,
		added: row.added,
		currency: row.currency,
		settled: row.settled === 1,
		flag: row.flag,
	}));
}

/** Stores the flags that changed. @returns the payments that are newly flagged */
async function updateFlags(
	trx: Transaction<Database>,
	fee: Fee & SettledState,
	payments: FlaggedPayment[],
): Promise<FlaggedPayment[]> {
	const changedPayments = payments
		.map((payment) => ({ ...payment, flag: refundFlagOf(fee, payment), flagBefore: payment.flag }))
		.filter(({ flag, flagBefore }) => flag !== flagBefore);
	for (const { id, flag } of changedPayments)
		await trx.updateTable("fee_payments").set({ flag }).where("payment_id", "=", id).execute();
	return changedPayments.filter(({ flag }) => flag !== null);
}
