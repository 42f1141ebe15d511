import type { Db } from "#src/db/connect.server.ts";
import { claimCapture } from "#src/payment/confirm/capture-payment.server.ts";
import { syncFromProvider } from "#src/payment/confirm/sync-from-provider.server.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import { acquireLease } from "#src/payment/fee/lease.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { ensureOrder, orderIdAt } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { recordRefund } from "#src/payment/refunds/record-refund.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { compareWithProvider } from "./compare-with-provider.server.ts";
import { readLines } from "./ledger.server.ts";
import { storeFindings } from "./money-findings.server.ts";

const dayMs = 86_400_000;
/** Razorpay refunds no payment that is older. */
const comparedMs = 180 * dayMs;

/**
 * Asks the provider about everything of a fee and records what it says: its order, payments and refunds. A fee without
 * an order gets one.
 * @returns false if it could not get one; the fee's events say why
 * @throws GatewayError when the provider does not answer
 */
export async function askProvider(
	db: Db,
	gateway: PaymentGateway,
	feeId: number,
	context: PaymentContext,
): Promise<boolean> {
	const fee = await db.selectFrom("fees").selectAll().where("id", "=", feeId).executeTakeFirst();
	if (!fee) return true;
	const orderId = orderIdAt(gateway, fee);
	if (!orderId) {
		if (isSettled(fee) || fee.ended_at !== null) return true;
		return (await ensureOrder(db, gateway, fee.application_id, context.now(), fee.kind, context.onAlert)).ok;
	}
	await syncFromProvider(db, gateway, orderId, "poll", context);
	const feePayments = await db
		.selectFrom("fee_payments")
		.select("payment_id")
		.where("fee_id", "=", feeId)
		.where("order_id", "=", orderId)
		.where("captured_at", "is not", null)
		.execute();
	for (const { payment_id } of feePayments)
		for (const refund of await gateway.fetchRefunds(payment_id)) await recordRefund(db, refund, context);
	await compareFee(db, gateway, feeId, context.now());
	return true;
}

type Comparing = Pick<PaymentContext, "now" | "log"> & {
	/** Most fees per call. */
	limit: number;
	/** True to include fees that were compared within a day. */
	all?: boolean;
	signal?: AbortSignal;
};

/**
 * Compares paid fees with the provider, each once a day, those first that were compared longest ago. What differs is
 * found on the money desk; nothing is changed. Ends when the provider does not answer.
 * @returns how many were compared
 */
export async function comparePaidFees(
	db: Db,
	gateway: PaymentGateway,
	{ limit, all = false, now, log, signal }: Comparing,
): Promise<number> {
	const at = now().getTime();
	const fees = await db
		.selectFrom("fees")
		.select("id")
		.where("compared_at", "<", new Date(all ? at : at - dayMs).toISOString())
		.where("order_key", "=", gateway.keyId)
		.where("state", "=", "paid")
		.where("payment_id", "not like", "counter%")
		.where("paid_at", ">", new Date(at - comparedMs).toISOString())
		.orderBy("compared_at")
		.limit(limit)
		.execute();
	let compared = 0;
	for (const { id } of fees) {
		if (signal?.aborted) break;
		try {
			await compareFee(db, gateway, id, now());
		} catch (error) {
			if (!(error instanceof GatewayError) || error.kind !== "malformed") throw error;
			// Fee that could not be compared: only it waits, until tomorrow; the others are not kept waiting.
			log?.warn({ fee: id, reason: error.message }, "fee could not be reconciled with the provider");
			await db.updateTable("fees").set({ compared_at: now().toISOString() }).where("id", "=", id).execute();
		}
		compared += 1;
	}
	return compared;
}

/** @throws GatewayError when the provider does not answer */
async function compareFee(db: Db, gateway: PaymentGateway, feeId: number, now: Date): Promise<void> {
	const [line] = await readLines(db, now, [feeId]);
	if (!line) return;
	const mismatches = await compareWithProvider(gateway, line);
	const at = now.toISOString();
	await db.transaction().execute(async (trx) => {
		await trx.updateTable("fees").set({ compared_at: at }).where("id", "=", feeId).execute();
		await storeFindings(trx, line, mismatches, at);
	});
}

/**
 * Takes the money of an authorised payment at the provider, and records its outcome.
 * @returns the fee that is paid by it, or a sentence that says why not
 * @throws GatewayError when the provider does not answer, or refuses
 */
export async function capturePayment(
	db: Db,
	gateway: PaymentGateway,
	paymentId: string,
	context: PaymentContext,
): Promise<{ ok: true; feeId: number } | Refusal> {
	const fee = await db
		.selectFrom("fee_payments")
		.innerJoin("fees", "fees.id", "fee_payments.fee_id")
		.select(["fees.id", "fee_payments.order_id as orderId"])
		.where("fee_payments.payment_id", "=", paymentId)
		.executeTakeFirst();
	if (!fee) return refuse("Only an authorised payment can be captured.");
	const lease = await acquireLease(db, fee.id, context.now());
	if (!lease) return refuse("We’re already checking this fee with Razorpay. Try again in a minute.");
	try {
		await syncFromProvider(db, gateway, fee.orderId, "poll", context);
		const claim = await claimCapture(db, paymentId, "staff", context);
		if (!claim.ok) return claim;
		const { amount, currency } = claim.payment;
		await gateway.capturePayment({ id: paymentId, amount: amount ?? 0, currency: currency ?? "" });
	} catch (error) {
		// Payments may have been captured automatically in the meantime, or by a request whose answer was lost.
		if (error instanceof GatewayError) await askProvider(db, gateway, fee.id, context);
		throw error;
	} finally {
		await lease.release();
	}
	await askProvider(db, gateway, fee.id, context);
	return { ok: true, feeId: fee.id };
}
