import type { Db } from "#src/db/connect.server.ts";
import { hitCrashPoint } from "#src/payment/fee/crash-points.server.ts";
import type { PaymentContext, PaymentEvent } from "#src/payment/fee/payment-event.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import type { GatewayPayment, PaymentGateway } from "#src/payment/gateway/gateway.ts";

/**
 * Fetches an order and its payments from the provider and records an event for each payment.
 * @throws GatewayError when the provider does not answer
 */
export async function syncFromProvider(
	db: Db,
	gateway: PaymentGateway,
	orderId: string,
	source: PaymentEvent["source"],
	context: PaymentContext,
): Promise<void> {
	const reportedAt = context.now().toISOString();
	// Payments first: one that arrives between the two calls then shows in the order only, and the next poll finds it.
	const payments = await gateway.fetchPayments(orderId);
	const order = await gateway.fetchOrder(orderId);
	if (source === "poll") hitCrashPoint("poll-answered");
	for (const { orderId: _, createdAt: __, ...payment } of payments.toSorted(capturedFirst))
		await recordPaymentEvent(db, { source, reportedAt, orderId, payment, order }, context);
}

/** A refunded payment must settle the fee only if no captured one does. */
function capturedFirst(one: GatewayPayment, other: GatewayPayment): number {
	return Number(other.status === "captured") - Number(one.status === "captured");
}
