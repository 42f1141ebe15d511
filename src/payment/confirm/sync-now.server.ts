import type { Db } from "#src/db/connect.server.ts";
import { findFee, freeLease, takeLease } from "#src/payment/fee/fee.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.server.ts";
import { orderAt } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { recordView } from "./sync-from-provider.server.ts";

/**
 * Asks the provider about a fee now, for somebody who waits for it, and records the answer.
 * @returns whether what is stored is now what the provider says; false also while another process has the fee in hand
 */
export async function askNow(
	db: Db,
	gateway: PaymentGateway,
	applicationId: number,
	context: PaymentContext,
): Promise<boolean> {
	const fee = await findFee(db, applicationId);
	const orderId = orderAt(gateway, fee);
	// Without an order nobody can have paid, and a settled fee stays so.
	if (!fee || !orderId || fee.state === "paid" || fee.state === "refunded") return true;
	const lease = await takeLease(db, fee.id, context.now());
	if (!lease) return false;
	try {
		await recordView(db, gateway, orderId, "browser", context);
		return true;
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		context.log?.warn(
			{ reference: fee.reference, fault: error.kind, reason: error.message },
			"the provider did not say how a fee stands",
		);
		return false;
	} finally {
		await freeLease(db, fee.id, lease);
	}
}
