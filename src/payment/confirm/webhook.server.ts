import { createHash } from "node:crypto";
import type { Db } from "#src/db/connect.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { razorpayWebhook } from "#src/payment/gateway/razorpay-schema.ts";
import { recordRefund } from "#src/payment/refunds/record-refund.server.ts";

/** One delivery: the unparsed body and two headers. */
export type WebhookDelivery = { rawBody: Buffer; signature: string; eventId: string | undefined };

/**
 * recorded: the event belongs to a fee. ignored: it does not. unreadable: signed, but not in the contract; answer 200
 * all the same, since the provider disables a webhook that fails for a day, and polling finds out what it meant.
 */
export type WebhookOutcome = "forged" | "recorded" | "ignored" | "unreadable";

/**
 * Verifies and records a webhook. An event counts as delivered only when its effect is committed, so the retry of a
 * failed delivery is not lost.
 * @throws what the database throws; answer 500, and the provider delivers again
 */
export async function receiveWebhook(
	db: Db,
	gateway: PaymentGateway,
	{ rawBody, signature, eventId }: WebhookDelivery,
	context: PaymentContext,
): Promise<WebhookOutcome> {
	if (!gateway.verifyWebhook(rawBody, signature)) return "forged";
	const webhook = parseWebhook(rawBody);
	if (!webhook) return "unreadable";
	const refund = webhook.payload.refund?.entity;
	// First, so that a refund that was ordered here is known to be over before its payment counts as refunded.
	const known = refund !== undefined && (await recordRefund(db, refund, context));
	const entity = webhook.payload.payment?.entity;
	if (!entity?.orderId) return "ignored";
	const { orderId, ...payment } = entity;
	const recorded = await recordPaymentEvent(
		db,
		{
			source: "webhook",
			eventId: eventId ?? createHash("sha256").update(rawBody).digest("hex"),
			reportedAt: webhook.created_at === undefined ? undefined : endOfSecond(webhook.created_at),
			orderId,
			payment,
			order: webhook.payload.order?.entity,
		},
		context,
	);
	if (refund && !known && recorded.known) await recordRefund(db, refund, context);
	return recorded.known ? "recorded" : "ignored";
}

function parseWebhook(rawBody: Buffer) {
	try {
		return razorpayWebhook.parse(JSON.parse(rawBody.toString("utf8")));
	} catch {
		return undefined;
	}
}

/** A webhook's time has whole seconds; a poll answered within that second counts as earlier. */
function endOfSecond(unixSeconds: number): string {
	return new Date(unixSeconds * 1000 + 999).toISOString();
}
