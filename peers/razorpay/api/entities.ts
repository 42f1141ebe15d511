import type {
	SandboxDispute,
	SandboxOrder,
	SandboxPayment,
	SandboxRefund,
	SandboxSettlementLine,
} from "#peers/razorpay/sandbox-database.server.ts";

// Razorpay's JSON; amounts in paise, times in Unix seconds. Source: https://razorpay.com/docs/api/

export const unixSeconds = (time: string) => Math.floor(Date.parse(time) / 1000);

/** Notes as they were sent; empty ones are a list. @param json an object */
function notesOf(json: string): object {
	const notes: object = JSON.parse(json);
	return Object.keys(notes).length > 0 ? notes : [];
}

export function orderEntity(order: SandboxOrder) {
	const paid = order.status === "paid" ? order.amount : 0;
	const { offer_id = null, isManual: _, ...extra } = JSON.parse(order.extra);
	return {
		id: order.id,
		entity: "order",
		amount: order.amount,
		amount_paid: paid,
		amount_due: order.amount - paid,
		currency: order.currency,
		receipt: order.receipt,
		offer_id,
		status: order.status,
		attempts: order.attempts,
		notes: notesOf(order.notes),
		...extra,
		created_at: unixSeconds(order.created_at),
	};
}

/** @param refunded what has gone back or is on its way, in paise */
export function paymentEntity(payment: SandboxPayment, refunded = payment.status === "refunded" ? payment.amount : 0) {
	const isTaken = payment.captured === 1;
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
		captured: isTaken,
		description: payment.description,
		card_id: payment.method === "card" ? cardEntity(payment).id : null,
		bank: payment.method === "netbanking" ? "TEST" : null,
		wallet: null,
		vpa: payment.method === "upi" ? "payer@test" : null,
		// The provider gives these values where the payer gave none.
		email: "void@razorpay.com",
		contact: "+919999999999",
		notes: notesOf(payment.notes),
		fee: isTaken ? payment.fee : null,
		tax: isTaken ? payment.tax : null,
		fee_bearer: payment.fee_bearer,
		...(payment.offer_id && { offer_id: payment.offer_id }),
		...paymentError(payment),
		acquirer_data: acquirerData(payment),
		created_at: unixSeconds(payment.created_at),
	};
}

function acquirerData({ id, method, status }: SandboxPayment) {
	const number = status === "created" || status === "failed" ? null : id.slice(4);
	return {
		netbanking: { bank_transaction_id: number },
		upi: { rrn: number, upi_transaction_id: number },
		card: { auth_code: number },
	}[method];
}

export function cardEntity({ id }: SandboxPayment) {
	return {
		id: `card_${id.slice(4)}`,
		entity: "card",
		name: "Test Payer",
		last4: "1111",
		network: "Visa",
		type: "credit",
		issuer: null,
		international: false,
		emi: false,
		sub_type: "consumer",
	};
}

export function refundEntity(refund: SandboxRefund) {
	return {
		id: refund.id,
		entity: "refund",
		amount: refund.amount,
		currency: refund.currency,
		payment_id: refund.payment_id,
		receipt: refund.receipt,
		notes: notesOf(refund.notes),
		acquirer_data: { arn: null },
		batch_id: null,
		status: refund.status,
		speed_requested: refund.speed,
		// No money goes back at once here.
		speed_processed: "normal",
		created_at: unixSeconds(refund.created_at),
	};
}

/** Source: https://razorpay.com/docs/api/disputes/entity */
export function disputeEntity(dispute: SandboxDispute) {
	return {
		id: dispute.id,
		entity: "dispute",
		payment_id: dispute.payment_id,
		amount: dispute.amount,
		currency: dispute.currency,
		amount_deducted: dispute.status === "lost" ? dispute.amount : 0,
		reason_code: dispute.reason_code,
		respond_by: unixSeconds(dispute.respond_by),
		status: dispute.status,
		phase: "chargeback",
		created_at: unixSeconds(dispute.created_at),
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
		settlement_utr: utrOf(line.settlement_id),
		order_id: line.order_id,
		order_receipt: null,
		method: line.method,
		card_network: null,
		card_issuer: null,
		card_type: null,
		dispute_id: null,
	};
}

/** One transfer to the bank. @param net in paise */
export function settlementEntity(settlement: { id: string; net: number; fees: number; tax: number; at: string }) {
	return {
		id: settlement.id,
		entity: "settlement",
		amount: settlement.net,
		status: "processed",
		fees: settlement.fees,
		tax: settlement.tax,
		utr: utrOf(settlement.id),
		created_at: unixSeconds(settlement.at),
	};
}

const utrOf = (settlementId: string) => `UTR${settlementId.slice(5)}`;

function paymentError({ error }: SandboxPayment) {
	return {
		error_code: error && "BAD_REQUEST_ERROR",
		error_description: error,
		error_source: error && (error.includes("bank") ? "bank" : "customer"),
		error_step: error && "payment_authentication",
		error_reason: error && "payment_failed",
	};
}

export function collection<Item>(items: Item[]) {
	return { entity: "collection", count: items.length, items };
}

type RefusalOptions = { field?: string | undefined; reason?: string; source?: "business" | "internal" };

/** The body of a 4xx. */
export function refusal(description: string, { field, reason, source = "business" }: RefusalOptions = {}) {
	return {
		error: {
			code: "BAD_REQUEST_ERROR",
			description,
			source,
			step: source === "business" ? "payment_initiation" : "NA",
			reason: reason ?? (source === "business" ? "input_validation_failed" : "NA"),
			metadata: {},
			...(field && { field }),
		},
	};
}

export const unknownId = refusal("The id provided does not exist");
export const unknownUrl = refusal("The requested URL was not found on the server.", { source: "internal" });
