import { createHash } from "node:crypto";
import type { Db } from "#src/db/connect.server.ts";
import { type Fee, findFee, isChecking } from "#src/payment/fee/fee.server.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";
import { audit } from "#src/payment/fee/fee-events.server.ts";
import { type PaymentContext, recordFact } from "#src/payment/fee/payment-event.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { reach } from "./crash-points.server.ts";
import { recordView } from "./sync-from-provider.server.ts";

/** What the checkout hands to the payer's browser after a payment; nothing in it is trusted. */
export type Returned = { paymentId: string; signature: string };

/** forged: the provider did not sign this payment for this fee's order. */
export type Settled =
	| { ok: true; state: FeeState; checking: boolean; paymentId: string | null }
	| { ok: false; reason: "forged" };

/**
 * Takes a payer's return from the checkout: checks the signature with the fee's own order, then asks the provider what really
 * happened. While the provider does not say so, the fee is not paid, and the reconciler keeps asking.
 */
export async function settleReturn(
	db: Db,
	gateway: PaymentGateway,
	fee: Fee,
	returned: Returned,
	context: PaymentContext,
): Promise<Settled> {
	reach("return-received");
	const { order_id: orderId } = fee;
	const { paymentId, signature } = returned;
	if (!orderId || !gateway.verifyPayment({ orderId, paymentId, signature })) {
		const at = context.now().toISOString();
		const digest = createHash("sha256").update(JSON.stringify(returned)).digest("hex");
		await audit(db, {
			feeId: fee.id,
			source: "browser",
			kind: "forged_return",
			key: `forged:${fee.id}:${digest}`,
			paymentId,
			before: fee.state,
			after: fee.state,
			at,
		});
		return { ok: false, reason: "forged" };
	}
	await recordFact(
		db,
		{ source: "browser", orderId, payment: { id: paymentId, status: "authorized", amount: null, currency: null } },
		context,
	);
	if (fee.payment_id !== paymentId) {
		try {
			await recordView(db, gateway, orderId, "browser", context);
		} catch (error) {
			if (!(error instanceof GatewayError)) throw error;
			// The attempt is recorded, so the reconciler asks soon.
			context.log?.warn(
				{ reference: fee.reference, fault: error.kind, reason: error.message },
				"a payment could not be confirmed yet",
			);
		}
	}
	const now = (await findFee(db, fee.application_id)) ?? fee;
	return { ok: true, state: now.state, checking: isChecking(now, context.now()), paymentId: now.payment_id };
}
