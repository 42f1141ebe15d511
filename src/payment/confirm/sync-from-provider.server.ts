import type { Db } from "#src/db/connect.server.ts";
import { type Fact, type PaymentContext, recordFact } from "#src/payment/fee/payment-event.server.ts";
import type { GatewayOrder, GatewayPayment, PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { reach } from "./crash-points.server.ts";

/**
 * Asks the provider how an order and its payments stand and records all of it.
 * @throws GatewayError when the provider does not say
 */
export async function recordView(
	db: Db,
	gateway: PaymentGateway,
	orderId: string,
	source: Fact["source"],
	context: PaymentContext,
): Promise<void> {
	const saidAt = context.now().toISOString();
	// The payments first: a payment that comes between the two calls then shows in the order only, and the next look finds it.
	const payments = await gateway.fetchPayments(orderId);
	const order = await gateway.fetchOrder(orderId);
	if (source === "reconciler") reach("provider-asked");
	for (const payment of payments.toSorted(capturedFirst))
		await recordFact(db, { ...toFact(source, orderId, payment, order), saidAt }, context);
}

/** Verified news as the provider's entities carry it. */
export function toFact(
	source: Fact["source"],
	orderId: string,
	{ id, status, amount, currency, method, error }: GatewayPayment,
	order?: GatewayOrder,
): Fact {
	return {
		source,
		orderId,
		payment: { id, status, amount, currency, method, error },
		...(order && { order: { status: order.status, amount: order.amount, currency: order.currency } }),
	};
}

/** A refunded payment stands for the fee only if no captured one does. */
function capturedFirst(one: GatewayPayment, other: GatewayPayment): number {
	return Number(other.status === "captured") - Number(one.status === "captured");
}
