import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Fee } from "#src/payment/fee/fee.server.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import { appendFeeEvent } from "#src/payment/fee/fee-events.server.ts";
import { isOverFee } from "#src/payment/fee/fee-state.ts";
import type { PaymentRow } from "#src/payment/fee/merge-payment.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import type { Refusal } from "#src/refusal.ts";
import { syncFromProvider } from "./sync-from-provider.server.ts";

/** `message` says why not, for people. */
export type ClaimResult = { ok: true; payment: PaymentRow } | Refusal;

/**
 * Claims the capture of an authorised payment: it is over the fee, the fee is still owed, and no other payment has paid
 * it. The caller holds the fee's lease and has just recorded what the provider says, so that one payment of a fee is
 * captured and no other.
 * @param source who captures: polling, or a member
 */
export async function claimCapture(
	db: Db,
	paymentId: string,
	source: "poll" | "staff",
	{ now, isOwed }: Pick<PaymentContext, "now" | "isOwed">,
): Promise<ClaimResult> {
	return db.transaction().execute(async (trx): Promise<ClaimResult> => {
		const payment = await trx
			.selectFrom("fee_payments")
			.selectAll()
			.where("payment_id", "=", paymentId)
			.executeTakeFirst();
		const fee = payment && (await lockRow(trx, "fees", payment.fee_id));
		if (!fee || payment.status !== "authorized" || payment.reported_status !== "authorized")
			return { ok: false, message: "Only an authorised payment can be captured." };
		const feePayments = await trx
			.selectFrom("fee_payments")
			.select(["amount", "added", "currency"])
			.where("fee_id", "=", fee.id)
			.where("status", "=", "captured")
			.execute();
		const isPaid = isSettled(fee) || feePayments.some((other) => isOverFee(fee, other));
		const message = refusalOf(fee, payment, { isPaid, isOwed: (await isOwed?.(trx, fee)) ?? true });
		if (message) return { ok: false, message };
		const at = now().toISOString();
		await appendFeeEvent(trx, {
			feeId: fee.id,
			source,
			kind: "capture_ordered",
			key: `capture:${paymentId}:${at}`,
			paymentId,
			before: fee.state,
			after: fee.state,
			at,
		});
		return { ok: true, payment };
	});
}

type Standing = { isPaid: boolean; isOwed: boolean };

function refusalOf(fee: Fee, payment: PaymentRow, { isPaid, isOwed }: Standing): string | undefined {
	if (isPaid) return "Another payment already paid this fee, so the bank will release this one automatically.";
	if (fee.ended_at !== null || !isOwed)
		return "The fee is no longer owed, so the bank will release the payment automatically.";
	if (payment.order_id !== fee.order_id || !isOverFee(fee, payment))
		return "Its amount differs from the fee, so the bank will release it automatically.";
	return undefined;
}

/**
 * Captures what the provider has just called authorised: the account captures by hand, or the bank confirmed the
 * payment late. Without that the money would go back after three days.
 * @throws GatewayError when the provider does not answer
 */
export async function captureAuthorised(
	db: Db,
	gateway: PaymentGateway,
	{ id, reference }: Pick<Fee, "id" | "reference">,
	orderId: string,
	context: PaymentContext,
): Promise<void> {
	const authorised = await db
		.selectFrom("fee_payments")
		.select("payment_id")
		.where("fee_id", "=", id)
		.where("order_id", "=", orderId)
		.where("status", "=", "authorized")
		.where("reported_status", "=", "authorized")
		.orderBy("created_at")
		.orderBy("payment_id")
		.execute();
	for (const { payment_id: paymentId } of authorised) {
		const claim = await claimCapture(db, paymentId, "poll", context);
		if (!claim.ok) continue;
		const { amount, currency } = claim.payment;
		try {
			await gateway.capturePayment({ id: paymentId, amount: amount ?? 0, currency: currency ?? "" });
		} catch (error) {
			if (!(error instanceof GatewayError) || error.kind !== "refused") throw error;
			// Someone was faster, or the bank has let it go: the provider says which.
			context.log?.warn({ reference, payment: paymentId, reason: error.message }, "payment capture failed");
		}
		await syncFromProvider(db, gateway, orderId, "poll", context);
	}
}
