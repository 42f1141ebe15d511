import { createHash } from "node:crypto";
import type { Db } from "#src/db/connect.server.ts";
import { type PaymentContext, recordFact } from "#src/payment/fee/payment-event.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { wireWebhook } from "#src/payment/gateway/razorpay-schema.ts";
import { toFact } from "./sync-from-provider.server.ts";

/** One delivery as it came: the bytes before any parsing, and two headers. */
export type WebhookDelivery = { rawBody: Buffer; signature: string; eventId: string | undefined };

/**
 * recorded: it changed or repeated what is known of a fee. ignored: about nothing here. unreadable: signed but not in the contract;
 * refusing it for a day would make the provider switch the webhook off, and the reconciler finds out what it said.
 */
export type WebhookOutcome = "forged" | "recorded" | "ignored" | "unreadable";

/**
 * Takes a webhook. An event counts as delivered only with the commit of what it changes, so a failed first attempt does not
 * swallow the retry.
 * @throws what the database throws; answer 500 then, and the provider sends it again
 */
export async function receiveWebhook(
	db: Db,
	gateway: PaymentGateway,
	{ rawBody, signature, eventId }: WebhookDelivery,
	context: PaymentContext,
): Promise<WebhookOutcome> {
	if (!gateway.verifyWebhook(rawBody, signature)) return "forged";
	const event = readEvent(rawBody);
	if (!event) return "unreadable";
	const payment = event.payload.payment?.entity;
	if (!payment?.orderId) return "ignored";
	const fact = toFact("webhook", payment.orderId, payment, event.payload.order?.entity);
	const id = eventId ?? createHash("sha256").update(rawBody).digest("hex");
	const recorded = await recordFact(db, { ...fact, eventId: id, ...saidAt(event.created_at) }, context);
	return recorded.known ? "recorded" : "ignored";
}

/** The event's time has whole seconds; what was said within that second came before it. */
function saidAt(seconds: number | undefined): { saidAt?: string } {
	return seconds === undefined ? {} : { saidAt: new Date(seconds * 1000 + 999).toISOString() };
}

function readEvent(rawBody: Buffer) {
	try {
		return wireWebhook.parse(JSON.parse(rawBody.toString("utf8")));
	} catch {
		return undefined;
	}
}
