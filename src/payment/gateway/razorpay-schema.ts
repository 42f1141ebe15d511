import { z } from "zod";
import { orderStatuses, paymentStatuses } from "#src/payment/fee/fee-state.ts";
import type { GatewayOrder, GatewayPayment } from "./gateway.ts";

/** An empty set of notes travels as a list. */
const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.never())]).optional();

/** Razorpay's entities as they travel, as far as they are used here. Source: Razorpay's API documentation, orders and payments. */
export const wireOrder = z
	.object({
		id: z.string(),
		receipt: z.string().nullish(),
		amount: z.int(),
		currency: z.string(),
		status: z.enum(orderStatuses),
		notes,
	})
	.transform(
		({ id, receipt, amount, currency, status }): GatewayOrder => ({
			id,
			receipt: receipt ?? null,
			amount,
			currency,
			status,
		}),
	);

export const wirePayment = z
	.object({
		id: z.string(),
		order_id: z.string().nullish(),
		amount: z.int(),
		currency: z.string(),
		status: z.enum(paymentStatuses),
		method: z.string().nullish(),
		error_reason: z.string().nullish(),
		error_description: z.string().nullish(),
	})
	.transform(
		(told): GatewayPayment => ({
			id: told.id,
			orderId: told.order_id ?? null,
			status: told.status,
			amount: told.amount,
			currency: told.currency,
			method: told.method ?? null,
			error: told.error_description ?? told.error_reason ?? null,
		}),
	);

/** Every list, such as the payments of an order. */
export const wireCollection = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export const wireError = z.object({
	error: z.object({ code: z.string().optional(), description: z.string().optional(), reason: z.string().nullish() }),
});

/** A webhook's body; payment events carry a payment, order.paid also the order, others neither. */
export const wireWebhook = z.object({
	event: z.string(),
	/** Unix seconds. */
	created_at: z.int().positive().max(9_999_999_999).optional(),
	payload: z.object({
		payment: z.object({ entity: wirePayment }).optional(),
		order: z.object({ entity: wireOrder }).optional(),
	}),
});
