import type { Db } from "#src/db/connect.server.ts";
import type { Fee } from "#src/payment/fee/fee.server.ts";
import { settledStates } from "#src/payment/fee/fee.ts";
import { acquireLease, type Lease } from "#src/payment/fee/lease.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { firstPollAt, nextPollAt } from "#src/payment/fee/poll-schedule.ts";
import { createOrder, orderIdAt } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { captureAuthorised } from "./capture-payment.server.ts";
import { syncFromProvider } from "./sync-from-provider.server.ts";

type Polling = PaymentContext & {
	/** Most fees polled per call; default 50. */
	limit?: number;
	/** Ends the run after the current fee. */
	signal?: AbortSignal;
};

/**
 * Polls the provider for every fee whose next poll is due, and creates orders that could not be created before. Any
 * number of processes may run it at once; each fee is polled by one. It stops early when the provider does not answer.
 * @returns how many fees were polled
 */
export async function pollDueFees(
	db: Db,
	gateway: PaymentGateway,
	{ limit = 50, signal, ...context }: Polling,
): Promise<number> {
	const due = await db
		.selectFrom("fees")
		.select("id")
		.where("next_poll_at", "<=", context.now().toISOString())
		.orderBy("next_poll_at")
		.limit(limit)
		.execute();
	let polled = 0;
	for (const { id } of due) {
		if (signal?.aborted) break;
		const leased = await leaseDueFee(db, id, context.now());
		if (!leased) continue;
		polled += 1;
		try {
			const answered = await pollFee(db, gateway, leased.fee, context);
			await scheduleNextPoll(db, leased, context.now());
			if (!answered) break;
		} finally {
			await leased.lease.stop();
		}
	}
	return polled;
}

/** Tells whether there is anything to ask. */
export async function hasDueFees(db: Db, now: Date): Promise<boolean> {
	const due = db.selectFrom("fees").select("id").where("next_poll_at", "<=", now.toISOString());
	return (await due.limit(1).executeTakeFirst()) !== undefined;
}

/** Restarts the poll schedule, since someone starts to pay: the fee is polled for another five days. */
export async function restartPolling(db: Db, feeId: number, now: Date): Promise<void> {
	await db
		.updateTable("fees")
		.set({ polling_since: now.toISOString(), poll_count: 0, next_poll_at: firstPollAt(now) })
		.where("id", "=", feeId)
		.where("state", "not in", settledStates)
		.execute();
}

type LeasedFee = { fee: Fee; lease: Lease };

/** Acquires a fee's lease. @returns undefined when it is leased already or no longer due */
async function leaseDueFee(db: Db, id: number, now: Date): Promise<LeasedFee | undefined> {
	const lease = await acquireLease(db, id, now);
	if (!lease) return undefined;
	const fee = await db.selectFrom("fees").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	if (fee.next_poll_at !== null && fee.next_poll_at <= now.toISOString()) return { fee, lease };
	await lease.release();
	return undefined;
}

/** @returns false when the provider does not answer, so that polling another fee would only time out too */
async function pollFee(db: Db, gateway: PaymentGateway, fee: Fee, context: PaymentContext): Promise<boolean> {
	try {
		const orderId = orderIdAt(gateway, fee);
		if (orderId) {
			await syncFromProvider(db, gateway, orderId, "poll", context);
			await captureAuthorised(db, gateway, fee, orderId, context);
		} else await createOrder(db, gateway, fee.id, context.now(), context.onAlert);
		return true;
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		context.log?.warn(
			{ reference: fee.reference, fault: error.kind, reason: error.message },
			"a fee could not be synced from the provider",
		);
		return error.isOfRequest;
	}
}

/** Counts the poll and gives the lease back. */
async function scheduleNextPoll(db: Db, { fee: { id }, lease }: LeasedFee, now: Date): Promise<void> {
	const proof = await lease.stop();
	const fee = await db.selectFrom("fees").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	await db
		.updateTable("fees")
		.set({
			leased_until: null,
			poll_count: fee.poll_count + 1,
			// A fee that has been settled in the meantime is not polled again.
			next_poll_at: fee.next_poll_at && nextPollAt(fee.poll_count, fee.polling_since, now),
		})
		.where("id", "=", id)
		.where("leased_until", "=", proof)
		.execute();
}
