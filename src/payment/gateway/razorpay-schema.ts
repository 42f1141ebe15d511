import { z } from "zod";
import { dayAtSchool } from "#src/calendar/day.ts";
import { orderStatuses, paymentStatuses } from "#src/payment/fee/fee-state.ts";
import {
	type GatewayOrder,
	type GatewayPayment,
	type GatewayRefund,
	type GatewaySettlementLine,
	gatewayRefundStatuses,
} from "./gateway.ts";

// The fields of Razorpay's JSON that are used here; amounts in paise.
// Source: https://razorpay.com/docs/api/orders/entity/ and https://razorpay.com/docs/api/payments/entity/

export const razorpayOrder = z
	.object({
		id: z.string(),
		receipt: z.string().nullish(),
		amount: z.int(),
		currency: z.string(),
		status: z.enum(orderStatuses),
		/** Razorpay sends empty notes as a list. */
		notes: z.union([z.record(z.string(), z.unknown()), z.array(z.never())]).optional(),
	})
	.transform(
		(order): GatewayOrder => ({
			id: order.id,
			receipt: order.receipt ?? null,
			amount: order.amount,
			currency: order.currency,
			status: order.status,
		}),
	);

export const razorpayPayment = z
	.object({
		id: z.string(),
		order_id: z.string().nullish(),
		amount: z.int(),
		currency: z.string(),
		status: z.enum(paymentStatuses),
		method: z.string().nullish(),
		captured: z.boolean().nullish(),
		amount_refunded: z.int().nullish(),
		error_reason: z.string().nullish(),
		error_description: z.string().nullish(),
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
		debit: z.int(),
		credit: z.int(),
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
			debit: line.debit,
			credit: line.credit,
			fee: line.fee ?? 0,
			tax: line.tax ?? 0,
			paymentId: line.payment_id ?? null,
			utr: line.settlement_utr ?? null,
			description: line.description ?? "",
			settledOn: dayAtSchool(new Date(line.settled_at * 1000)),
		};
	});

export const razorpayCollection = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export const razorpayError = z.object({
	error: z.object({ code: z.string().optional(), description: z.string().optional(), reason: z.string().nullish() }),
});

/**
 * Payment events carry a payment, order.paid also its order, refund events a refund and its payment, others neither.
 * Source: https://razorpay.com/docs/webhooks/payloads/payments/
 */
export const razorpayWebhook = z.object({
	event: z.string(),
	/** Unix seconds. */
	created_at: z.int().positive().max(9_999_999_999).optional(),
	payload: z.object({
		payment: z.object({ entity: razorpayPayment }).optional(),
		order: z.object({ entity: razorpayOrder }).optional(),
		refund: z.object({ entity: razorpayRefund }).optional(),
	}),
});
