import type { SandboxOrder, SandboxPayment } from "./sandbox-database.server.ts";

// Razorpay's JSON; amounts in paise, times in Unix seconds. Source: https://razorpay.com/docs/api/

const unixSeconds = (time: string) => Math.floor(Date.parse(time) / 1000);

export function orderEntity(order: SandboxOrder) {
	const paid = order.status === "paid" ? order.amount : 0;
	const notes: Record<string, string> = JSON.parse(order.notes);
	return {
		id: order.id,
		entity: "order",
		amount: order.amount,
		amount_paid: paid,
		amount_due: order.amount - paid,
		currency: order.currency,
		receipt: order.receipt,
		offer_id: null,
		status: order.status,
		attempts: order.attempts,
		// Razorpay sends empty notes as a list.
		notes: Object.keys(notes).length > 0 ? notes : [],
		created_at: unixSeconds(order.created_at),
	};
}

export function paymentEntity(payment: SandboxPayment) {
	return {
		id: payment.id,
		entity: "payment",
		amount: payment.amount,
		currency: payment.currency,
		status: payment.status,
		order_id: payment.order_id,
		invoice_id: null,
		international: false,
		method: payment.method,
		amount_refunded: payment.status === "refunded" ? payment.amount : 0,
		refund_status: payment.status === "refunded" ? "full" : null,
		captured: payment.status === "captured" || payment.status === "refunded",
		description: null,
		bank: payment.method === "netbanking" ? "TEST" : null,
		vpa: payment.method === "upi" ? "payer@test" : null,
		email: null,
		contact: null,
		notes: [],
		...paymentError(payment),
		created_at: unixSeconds(payment.created_at),
	};
}

/** A full refund. */
export function refundEntity(payment: SandboxPayment) {
	const { id, amount, currency } = payment;
	return { id: id.replace(/^pay/, "rfnd"), entity: "refund", payment_id: id, amount, currency, status: "processed" };
}

function paymentError({ error }: SandboxPayment) {
	return {
		error_code: error && "BAD_REQUEST_ERROR",
		error_description: error,
		error_source: error && "customer",
		error_step: error && "payment_authentication",
		error_reason: error && "payment_failed",
	};
}

export function collection<Item>(items: Item[]) {
	return { entity: "collection", count: items.length, items };
}

/** The body of a 4xx. */
export function refusal(description: string, field?: string, reason = "input_validation_failed") {
	return {
		error: {
			code: "BAD_REQUEST_ERROR",
			description,
			source: "business",
			step: "payment_initiation",
			reason,
			metadata: {},
			...(field && { field }),
		},
	};
}
