import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import type { Services } from "#src/server/services.ts";

const fail = () => {
	throw new Error("Sample fees ask no provider.");
};

/** A provider that knows no other order than the one of an application. */
const sampleGateway = (applicationId: number): PaymentGateway => ({
	keyId: "sample",
	checkoutScript: "",
	createOrder: async ({ receipt, amount, currency }) => ({
		id: `order_sample_${applicationId}`,
		receipt,
		amount,
		currency,
		status: "created",
	}),
	fetchOrder: fail,
	fetchPayments: fail,
	fetchLastPayments: fail,
	capturePayment: fail,
	refundPayment: fail,
	fetchRefunds: fail,
	fetchSettlementLines: fail,
	check: fail,
	verifyPayment: fail,
	verifyWebhook: fail,
});

/** Pays the fee of a sample application within the hour after it came; nothing where no fee is asked for. */
export async function payFee({ db, school }: Services, applicationId: number, cameAt: Date): Promise<void> {
	const ensuredOrder = await ensureOrder(db, sampleGateway(applicationId), applicationId, cameAt);
	if (!ensuredOrder.ok) return;
	const { amount, currency } = await db
		.selectFrom("fees")
		.select(["amount", "currency"])
		.where("application_id", "=", applicationId)
		.where("kind", "=", "application")
		.executeTakeFirstOrThrow();
	const paidAt = new Date(cameAt.getTime() + 20 * 60_000);
	await recordPaymentEvent(
		db,
		{
			source: "webhook",
			eventId: `sample_${applicationId}`,
			orderId: ensuredOrder.orderId,
			payment: { id: `pay_sample_${applicationId}`, status: "captured", amount, currency, method: "upi" },
			order: { status: "paid", amount, currency },
		},
		{
			now: () => paidAt,
			onPaid: (trx, paidFee) => sendReceipt(trx, school, paidFee, paidAt),
			onFeeChanged: (trx, id) => storeApplicationCase(trx, id, paidAt, { bySender: true }),
		},
	);
}
