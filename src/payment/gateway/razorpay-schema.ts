import { z } from "zod";
import { dayAtSchool } from "#src/calendar/day.ts";
import { orderStatuses, paymentStatuses } from "#src/payment/fee/fee-state.ts";
import {
	disputeStatuses,
	type GatewayDispute,
	type GatewayOrder,
	type GatewayPayment,
	type GatewayRefund,
	type GatewaySettlementLine,
	gatewayRefundStatuses,
} from "./gateway.ts";

// The fields of Razorpay's JSON that are used here, and no others, so that a new one breaks nothing; amounts in paise.
// Source: https://razorpay.com/docs/api/orders/entity/ and https://razorpay.com/docs/api/payments/entity/

/** Unix seconds, as ISO 8601. */
const unixTime = z
	.int()
	.positive()
	.max(9_999_999_999)
	.transform((seconds) => new Date(seconds * 1000).toISOString());

export const razorpayOrder = z
	.object({
		id: z.string(),
		receipt: z.string().nullish(),
		amount: z.int(),
		currency: z.string(),
		status: z.enum(orderStatuses),
		amount_paid: z.int().nullish(),
		offer_id: z.string().nullish(),
		offers: z.array(z.unknown()).nullish().catch(null),
	})
	.transform(
		(order): GatewayOrder => ({
			id: order.id,
			receipt: order.receipt ?? null,
			amount: order.amount,
			currency: order.currency,
			status: order.status,
			paid: order.status === "paid" ? (order.amount_paid ?? undefined) : undefined,
			hasOffer: Boolean(order.offer_id) || (order.offers ?? []).length > 0 || undefined,
		}),
	);

/** Begun, and for us undecided: money that is paid on delivery. */
const pending = z.literal("pending").transform((): (typeof paymentStatuses)[number] => "created");

export const razorpayPayment = z
	.object({
		id: z.string(),
		order_id: z.string().nullish(),
		amount: z.int(),
		currency: z.string(),
		status: z.enum(paymentStatuses).or(pending),
		method: z.string().nullish(),
		captured: z.boolean().nullish(),
		amount_refunded: z.int().nullish(),
		error_reason: z.string().nullish(),
		error_description: z.string().nullish(),
		fee: z.int().nullish().catch(null),
		fee_bearer: z.string().nullish().catch(null),
		offer_id: z.string().nullish().catch(null),
		created_at: unixTime.nullish().catch(null),
	})
	.transform(
		(payment): GatewayPayment => ({
			id: payment.id,
			orderId: payment.order_id ?? null,
			status: payment.status,
			amount: payment.amount,
			currency: payment.currency,
			method: payment.method ?? null,
			error: payment.error_description ?? payment.error_reason ?? null,
			captured: payment.captured ?? undefined,
			refunded: payment.amount_refunded ?? undefined,
			charge: payment.fee ?? undefined,
			payerIsCharged: payment.fee_bearer === "customer" || undefined,
			hasOffer: Boolean(payment.offer_id) || undefined,
			createdAt: payment.created_at ?? undefined,
		}),
	);

/** Source: https://razorpay.com/docs/api/refunds/entity/ */
export const razorpayRefund = z
	.object({
		id: z.string(),
		payment_id: z.string(),
		amount: z.int(),
		currency: z.string(),
		status: z.enum(gatewayRefundStatuses),
		receipt: z.string().nullish(),
	})
	.transform(
		(refund): GatewayRefund => ({
			id: refund.id,
			paymentId: refund.payment_id,
			amount: refund.amount,
			currency: refund.currency,
			status: refund.status,
			receipt: refund.receipt ?? null,
		}),
	);

/** Undefined for what is not settled yet. Source: https://razorpay.com/docs/api/settlements/fetch-recon/ */
export const razorpaySettlementLine = z
	.object({
		entity_id: z.string(),
		type: z.string(),
		amount: z.int(),
		debit: z.int().nullish(),
		credit: z.int().nullish(),
		fee: z.int().nullish(),
		tax: z.int().nullish(),
		currency: z.string(),
		settled_at: z.int().positive().max(9_999_999_999).nullish(),
		settlement_id: z.string().nullish(),
		settlement_utr: z.string().nullish(),
		payment_id: z.string().nullish(),
		description: z.string().nullish(),
	})
	.transform((line): GatewaySettlementLine | undefined => {
		if (!line.settlement_id || !line.settled_at) return undefined;
		return {
			type: line.type,
			entityId: line.entity_id,
			settlementId: line.settlement_id,
			currency: line.currency,
			amount: line.amount,
			debit: line.debit ?? 0,
			credit: line.credit ?? 0,
			fee: line.fee ?? 0,
			tax: line.tax ?? 0,
			paymentId: line.payment_id ?? null,
			utr: line.settlement_utr ?? null,
			description: line.description ?? "",
			settledOn: dayAtSchool(new Date(line.settled_at * 1000)),
		};
	});

/** Source: https://razorpay.com/docs/api/disputes/entity */
export const razorpayDispute = z
	.object({
		id: z.string(),
		payment_id: z.string(),
		amount: z.int(),
		currency: z.string(),
		status: z.enum(disputeStatuses),
		respond_by: unixTime.nullish().catch(null),
		reason_code: z.string().nullish().catch(null),
	})
	.transform(
		(dispute): GatewayDispute => ({
			id: dispute.id,
			paymentId: dispute.payment_id,
			amount: dispute.amount,
			currency: dispute.currency,
			status: dispute.status,
			respondBy: dispute.respond_by ?? null,
			reason: dispute.reason_code ?? null,
		}),
	);

export const razorpayCollection = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export const razorpayError = z.object({
	error: z.object({ code: z.string().optional(), description: z.string().optional(), reason: z.string().nullish() }),
});

const entities = {
	payment: razorpayPayment,
	order: razorpayOrder,
	refund: razorpayRefund,
	dispute: razorpayDispute,
};
type Entities = { [Name in keyof typeof entities]?: z.output<(typeof entities)[Name]> };

const envelope = z.object({
	event: z.string(),
	created_at: unixTime.optional().catch(undefined),
	payload: z.record(z.string(), z.unknown()),
});

/**
 * Reads an event. Payment events carry a payment, order.paid also its order, refund and dispute events the payment too;
 * each is read separately, so that one which is not understood does not hide the others.
 * @returns undefined for what isn’t an event; `strange` names what could not be read, with its id
 * Source: https://razorpay.com/docs/webhooks/payloads/payments/
 */
export function readRazorpayEvent(body: unknown) {
	const event = envelope.safeParse(body);
	if (!event.success) return undefined;
	const readEntities: Entities = {};
	const strange: { what: string; id: string | undefined }[] = [];
	for (const [what, schema] of Object.entries(entities)) {
		const entity = event.data.payload[what];
		if (entity === undefined || entity === null) continue;
		const result = z.object({ entity: schema }).safeParse(entity);
		if (result.success) Object.assign(readEntities, { [what]: result.data.entity });
		else strange.push({ what, id: namedSchema.safeParse(entity).data?.entity.id });
	}
	return { name: event.data.event, at: event.data.created_at, read: readEntities, strange };
}

const namedSchema = z.object({ entity: z.object({ id: z.string() }) });
