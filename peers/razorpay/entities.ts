import type { SandboxOrder, SandboxPayment, SandboxRefund, SandboxSettlementLine } from "./sandbox-database.server.ts";

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

/** @param refunded what has gone back or is on its way, in paise */
export function paymentEntity(payment: SandboxPayment, refunded = payment.status === "refunded" ? payment.amount : 0) {
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
		amount_refunded: refunded,
		refund_status: refunded === 0 ? null : refunded < payment.amount ? "partial" : "full",
		captured: payment.captured === 1,
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

export function refundEntity(refund: SandboxRefund) {
	const notes: Record<string, string> = JSON.parse(refund.notes);
	return {
		id: refund.id,
		entity: "refund",
		amount: refund.amount,
		currency: refund.currency,
		payment_id: refund.payment_id,
		receipt: refund.receipt,
		notes: Object.keys(notes).length > 0 ? notes : [],
		acquirer_data: { arn: null },
		batch_id: null,
		status: refund.status,
		speed_requested: "normal",
		speed_processed: "normal",
		created_at: unixSeconds(refund.created_at),
	};
}

export function settlementLineEntity(line: SandboxSettlementLine) {
	const paid = line.type === "payment";
	return {
		entity_id: line.entity_id,
		type: line.type,
		debit: paid ? 0 : line.amount,
		credit: paid ? line.amount - line.fee : 0,
		amount: line.amount,
		currency: "INR",
		fee: line.fee,
		tax: line.tax,
		on_hold: false,
		settled: true,
		created_at: unixSeconds(line.created_at),
		settled_at: unixSeconds(line.settled_at),
		settlement_id: line.settlement_id,
		posted_at: null,
		credit_type: "default",
		description: null,
		notes: "{}",
		payment_id: paid ? null : line.payment_id,
		settlement_utr: `UTR${line.settlement_id.slice(5)}`,
		order_id: line.order_id,
		order_receipt: null,
		method: line.method,
		card_network: null,
		card_issuer: null,
		card_type: null,
		dispute_id: null,
	};
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
