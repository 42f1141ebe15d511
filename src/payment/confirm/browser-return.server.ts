import { createHash } from "node:crypto";
import type { Db } from "#src/db/connect.server.ts";
import { hitCrashPoint } from "#src/payment/fee/crash-points.server.ts";
import { type Fee, findFee, isChecking } from "#src/payment/fee/fee.server.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";
import { appendFeeEvent } from "#src/payment/fee/fee-events.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { syncFromProvider } from "./sync-from-provider.server.ts";

/** Values that the payer's browser returns from the checkout; not trusted. */
export type CheckoutReturn = { paymentId: string; signature: string };

/** forged: the provider did not sign this payment for this fee's order. */
export type ConfirmedReturn =
	| { ok: true; state: FeeState; checking: boolean; paymentId: string | null }
	| { ok: false; reason: "forged" };

/**
 * Confirms a payer's return from the checkout: verifies the signature with the fee's own order, then asks the provider
 * about it. Until the provider confirms the payment the fee is not paid, and polling goes on.
 */
export async function confirmReturn(
	db: Db,
	gateway: PaymentGateway,
	fee: Fee,
	checkoutReturn: CheckoutReturn,
	context: PaymentContext,
): Promise<ConfirmedReturn> {
	hitCrashPoint("return-received");
	const { order_id: orderId } = fee;
	const { paymentId, signature } = checkoutReturn;
	if (!orderId || !gateway.verifyPayment({ orderId, paymentId, signature })) {
		await appendForgedReturn(db, fee, checkoutReturn, context.now());
		return { ok: false, reason: "forged" };
	}
	const payment = { id: paymentId, status: "authorized" as const, amount: null, currency: null };
	await recordPaymentEvent(db, { source: "browser", orderId, payment }, context);
	if (fee.payment_id !== paymentId) await trySync(db, gateway, fee.reference, orderId, context);
	const current = (await findFee(db, fee.application_id, fee.kind)) ?? fee;
	const checking = isChecking(current, context.now());
	return { ok: true, state: current.state, checking, paymentId: current.payment_id };
}

async function appendForgedReturn(db: Db, fee: Fee, checkoutReturn: CheckoutReturn, now: Date): Promise<void> {
	const digest = createHash("sha256").update(JSON.stringify(checkoutReturn)).digest("hex");
	await appendFeeEvent(db, {
		feeId: fee.id,
		source: "browser",
		kind: "forged_return",
		key: `forged:${fee.id}:${digest}`,
		paymentId: checkoutReturn.paymentId,
		before: fee.state,
		after: fee.state,
		at: now.toISOString(),
	});
}

/** The attempt is recorded already, so when this fails polling confirms the payment soon. */
async function trySync(
	db: Db,
	gateway: PaymentGateway,
	reference: string,
	orderId: string,
	context: PaymentContext,
): Promise<void> {
	try {
		await syncFromProvider(db, gateway, orderId, "browser", context);
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		context.log?.warn({ reference, fault: error.kind, reason: error.message }, "payment not confirmed yet");
	}
}
