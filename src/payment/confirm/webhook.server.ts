import { createHash } from "node:crypto";
import type { Db } from "#src/db/connect.server.ts";
import { recordDispute } from "#src/payment/disputes/record-dispute.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { readRazorpayEvent } from "#src/payment/gateway/razorpay-schema.ts";
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
	const id = eventId ?? createHash("sha256").update(rawBody).digest("hex");
	const webhook = parseWebhook(rawBody);
	if (!webhook || webhook.strange.length > 0)
		context.log?.error(
			{ event: webhook?.name, eventId: id, unread: webhook?.strange },
			"webhook payload failed validation",
		);
	if (!webhook) return "unreadable";
	const { payment: entity, order, dispute: disputed, ...others } = webhook.read;
	const reportedAt = webhook.at && endOfSecond(webhook.at);
	const dispute = disputed && {
		dispute: disputed,
		eventId: id,
		reportedAt: reportedAt ?? context.now().toISOString(),
	};
	// Money released without having been captured is not a refund.
	const refund = entity?.captured === false ? undefined : others.refund;
	// First, so that a refund that was ordered here is known to be over before its payment counts as refunded.
	const known = refund !== undefined && (await recordRefund(db, refund, context));
	if (!entity?.orderId) {
		if (dispute && (await recordDispute(db, dispute, context))) return "recorded";
		return webhook.strange.length > 0 ? "unreadable" : "ignored";
	}
	const { orderId, createdAt: _, ...reported } = entity;
	// The provider calls a payment refunded while a refund may still fail, and such reports come late or in any order:
	// beside a refund, only the refund itself says what has gone back.
	const payment =
		refund && reported.status === "refunded" && reported.captured !== false
			? { ...reported, status: "captured" as const }
			: reported;
	const recordedEvent = await recordPaymentEvent(
		db,
		{ source: "webhook", eventId: id, reportedAt, orderId, payment, order },
		context,
	);
	if (refund && !known && recordedEvent.known) await recordRefund(db, refund, context);
	if (dispute) await recordDispute(db, dispute, context);
	if (!recordedEvent.known) await noteUnknownOrder(db, entity, order, context.now());
	return recordedEvent.known ? "recorded" : "ignored";
}

/**
 * A paid order with a receipt as ours that no fee has: the database was restored from before it, or is another one. An
 * account may take other payments too; their orders are none of ours.
 */
async function noteUnknownOrder(
	db: Db,
	payment: { id: string; status: string; amount: number; orderId: string | null },
	order: { id: string; receipt: string | null } | undefined,
	now: Date,
): Promise<void> {
	if (payment.status !== "captured" || !order || !ownReceipt.test(order.receipt ?? "")) return;
	const feeEvent = await db
		.selectFrom("fee_events")
		.select("id")
		.where("key", "=", `ordered:${order.id}`)
		.executeTakeFirst();
	const message = feeEvent
		? `${payment.id} paid ${order.id} of ${order.receipt}, which was replaced by another order: look there.`
		: `${payment.id} paid ${order.id} of ${order.receipt}, which no fee here has.`;
	await db
		.insertInto("money_findings")
		.values({
			kind: "order-unknown",
			subject: payment.id,
			message,
			amount: payment.amount,
			created_at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
		.execute();
}

/** `DSA-26-B-000123-1a2b3c4d` */
const ownReceipt = /^[A-Za-z]+-\d{2}-[A-Z]-\d{6,}-[0-9a-f]{8}$/;

function parseWebhook(rawBody: Buffer) {
	try {
		return readRazorpayEvent(JSON.parse(rawBody.toString("utf8")));
	} catch {
		return undefined;
	}
}

/** A webhook's time has whole seconds; a poll answered within that second counts as earlier. */
function endOfSecond(at: string): string {
	return at.replace(".000Z", ".999Z");
}
