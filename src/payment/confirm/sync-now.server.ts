import type { Db } from "#src/db/connect.server.ts";
import { findFee } from "#src/payment/fee/fee.server.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import { acquireLease } from "#src/payment/fee/lease.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { orderIdAt } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { syncFromProvider } from "./sync-from-provider.server.ts";

/**
 * Syncs a fee from the provider while its applicant waits.
 * @returns whether the stored state is now the provider's; false also while another process holds the fee's lease
 */
export async function syncNow(
	db: Db,
	gateway: PaymentGateway,
	applicationId: number,
	context: PaymentContext,
	kind: FeeKind = "application",
): Promise<boolean> {
	const fee = await findFee(db, applicationId, kind);
	const orderId = orderIdAt(gateway, fee);
	// Nothing to ask: without an order no one can have paid, and a settled fee stays settled.
	if (!fee || !orderId || isSettled(fee)) return true;
	const lease = await acquireLease(db, fee.id, context.now());
	if (!lease) return false;
	try {
		await syncFromProvider(db, gateway, orderId, "browser", context);
		return true;
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		context.log?.warn(
			{ reference: fee.reference, fault: error.kind, reason: error.message },
			"a fee could not be synced from the provider",
		);
		return false;
	} finally {
		await lease.release();
	}
}
