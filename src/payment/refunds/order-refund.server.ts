import type { Db } from "#src/db/connect.server.ts";
import { hitCrashPoint } from "#src/payment/fee/crash-points.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { GatewayError, type GatewayRefund, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { recordRefund } from "./record-refund.server.ts";
import { orderedStates, type Refund } from "./refund-totals.server.ts";

const minuteMs = 60_000;
const leaseMs = minuteMs;
/** Waits after each try; the last one repeats until the bank has decided. */
const waitsMs = [1, 2, 5, 10, 30, 60, 120, 240, 480, 720].map((minutes) => minutes * minuteMs);

type Polling = PaymentContext & {
	/** Most refunds per call; default 50. */
	limit?: number;
	/** Ends the run after the current refund. */
	signal?: AbortSignal;
};

/**
 * Orders every confirmed refund at the provider and asks about those that it has taken, where that is due. Any number
 * of processes may run it at once; each refund is worked on by one.
 * @returns how many refunds were worked on
 */
export async function pollDueRefunds(
	db: Db,
	gateway: PaymentGateway,
	{ limit = 50, signal, ...context }: Polling,
): Promise<number> {
	const due = await db
		.selectFrom("refunds")
		.select("id")
		.where("next_poll_at", "<=", context.now().toISOString())
		.orderBy("next_poll_at")
		.limit(limit)
		.execute();
	let worked = 0;
	for (const { id } of due) {
		if (signal?.aborted) break;
		const followResult = await followRefund(db, gateway, id, context);
		if (followResult === "busy") continue;
		worked += 1;
		// Another one would only time out too.
		if (followResult === "unanswered") break;
	}
	return worked;
}

/** Tells whether there is anything to order or to ask. */
export async function hasDueRefunds(db: Db, now: Date): Promise<boolean> {
	const due = db.selectFrom("refunds").select("id").where("next_poll_at", "<=", now.toISOString());
	return (await due.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Orders a confirmed refund, or asks the outcome of one that was ordered. Whatever happens at the provider or here, it
 * is ordered once: under its idempotency key, and after a try that was not answered only when it is not there.
 * @returns busy when another process works on it, or nothing is to be done; unanswered when the provider does not
 * answer
 */
export async function followRefund(
	db: Db,
	gateway: PaymentGateway,
	refundId: number,
	context: PaymentContext,
): Promise<"followed" | "busy" | "unanswered"> {
	const refund = await leaseRefund(db, refundId, context.now());
	if (!refund) return "busy";
	try {
		const reportedGatewayRefund = refund.provider_id
			? await askAbout(gateway, refund.payment_id, refund.provider_id)
			: await requestRefund(db, gateway, refund);
		if (reportedGatewayRefund) await recordRefund(db, reportedGatewayRefund, context);
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		context.log?.warn(
			{ refund: refund.id, payment: refund.payment_id, fault: error.kind, reason: error.message },
			"refund request or status check failed",
		);
		await noteFault(db, refund, error, context);
		if (!error.isOfRequest) return "unanswered";
	} finally {
		await db
			.updateTable("refunds")
			.set({ leased_until: null })
			.where("id", "=", refund.id)
			.where("leased_until", "=", refund.leased_until)
			.execute();
	}
	return "followed";
}

/** @returns the refund with one more attempt, whose next one is scheduled; undefined when another process has it */
async function leaseRefund(db: Db, id: number, now: Date): Promise<Refund | undefined> {
	const at = now.toISOString();
	const refund = await db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
	if (!refund) return undefined;
	const wait = waitsMs[Math.min(refund.attempts, waitsMs.length - 1)] ?? 0;
	return db
		.updateTable("refunds")
		.set((row) => ({
			attempts: row("attempts", "+", 1),
			leased_until: new Date(now.getTime() + leaseMs).toISOString(),
			next_poll_at: new Date(now.getTime() + wait).toISOString(),
		}))
		.where("id", "=", id)
		.where("state", "in", orderedStates)
		.where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", at)]))
		.returningAll()
		.executeTakeFirst();
}

async function requestRefund(db: Db, gateway: PaymentGateway, refund: Refund): Promise<GatewayRefund> {
	const { reference } = await db
		.selectFrom("fees")
		.select("reference")
		.where("id", "=", refund.fee_id)
		.executeTakeFirstOrThrow();
	const orderedGatewayRefund = await gateway.refundPayment({
		paymentId: refund.payment_id,
		amount: refund.amount,
		idempotencyKey: refund.idempotency_key,
		notes: { reference },
		mayExist: refund.attempts > 1,
	});
	hitCrashPoint("refund-created");
	return orderedGatewayRefund;
}

async function askAbout(
	gateway: PaymentGateway,
	paymentId: string,
	providerId: string,
): Promise<GatewayRefund | undefined> {
	return (await gateway.fetchRefunds(paymentId)).find(({ id }) => id === providerId);
}

/** A refusal ends a refund that was never taken; after any other fault it is tried again. */
async function noteFault(db: Db, refund: Refund, error: GatewayError, { now }: PaymentContext): Promise<void> {
	const refused = error.kind === "refused" && refund.provider_id === null;
	await db
		.updateTable("refunds")
		.set({
			problem: error.message,
			...(refused && { state: "failed" as const, finished_at: now().toISOString(), next_poll_at: null }),
		})
		.where("id", "=", refund.id)
		.where("state", "in", orderedStates)
		.execute();
}
