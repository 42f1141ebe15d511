import { recognizeByName } from "#src/net/recognize-by-name.ts";
import type { OrderStatus, PaymentStatus } from "#src/payment/fee/fee-state.ts";

/** An order at the provider; `amount` in paise. */
export type GatewayOrder = {
	id: string;
	receipt: string | null;
	amount: number;
	currency: string;
	status: OrderStatus;
	/** Amount of the order that is paid, in paise. */
	paid?: number | undefined;
	hasOffer?: boolean | undefined;
};

/** One attempt to pay an order; `amount` in paise, `error` why it failed, in the provider's words. */
export type GatewayPayment = {
	id: string;
	orderId: string | null;
	status: PaymentStatus;
	amount: number;
	currency: string;
	method: string | null;
	error: string | null;
	/** True if it was captured, even if it was refunded later. */
	captured?: boolean | undefined;
	/** Amount of the payment that is refunded or on its way back, in paise. */
	refunded?: number | undefined;
	/** Provider's own charge, in paise, and whether the payer pays it on top of the order. */
	charge?: number | undefined;
	payerIsCharged?: boolean | undefined;
	/** True if an offer has taken something off. */
	hasOffer?: boolean | undefined;
	/** ISO 8601. */
	createdAt?: string | undefined;
};

export const gatewayRefundStatuses = ["pending", "processed", "failed"] as const;

/** A refund at the provider; `amount` in paise. */
export type GatewayRefund = {
	id: string;
	paymentId: string;
	amount: number;
	currency: string;
	status: (typeof gatewayRefundStatuses)[number];
	/** Ours, when the refund was ordered from here: its idempotency key. */
	receipt: string | null;
};

export const disputeStatuses = ["open", "under_review", "won", "lost", "closed"] as const;

/**
 * Payment that a payer disputes through the bank; `amount` in paise, `respondBy` ISO 8601, `reason` as the provider
 * calls it.
 */
export type GatewayDispute = {
	id: string;
	paymentId: string;
	amount: number;
	currency: string;
	status: (typeof disputeStatuses)[number];
	respondBy: string | null;
	reason: string | null;
};

/**
 * One line of the provider's settlements; amounts in paise. `fee` is with or without its tax: its reports do both.
 * `settledOn` is the day at the school, `YYYY-MM-DD`.
 */
export type GatewaySettlementLine = {
	/** `payment`, `refund`, `adjustment`, `transfer` … */
	type: string;
	entityId: string;
	settlementId: string;
	settledOn: string;
	amount: number;
	debit: number;
	credit: number;
	fee: number;
	tax: number;
	currency: string;
	/** Payment to which a refund belongs. */
	paymentId: string | null;
	/** The bank's number of the transfer. */
	utr: string | null;
	description: string;
};

export type RefundRequest = {
	paymentId: string;
	/** Paise, at least 100. */
	amount: number;
	/**
	 * Key of at least 10 letters, digits and hyphens: repeated requests with it refund once. Also the refund's receipt.
	 */
	idempotencyKey: string;
	notes: Record<string, string>;
	/** Set when a refund with this key may exist: it is looked up first. */
	mayExist?: boolean;
};

/** Limits by Razorpay's documentation of POST /v1/orders. */
export type OrderRequest = {
	/** Text of at most 40 characters, unique per order. */
	receipt: string;
	/** Paise, at least 100. */
	amount: number;
	currency: string;
	/** Maximum of 15 notes of at most 256 characters each. */
	notes: Record<string, string>;
	/** Set when an order with this receipt may exist: it is looked up first. */
	mayExist?: boolean;
};

/** A card payment provider with Razorpay's contract. Network calls throw GatewayError. */
export type PaymentGateway = {
	/** The public key that the checkout is opened with. */
	keyId: string;
	/** URL of the checkout script. */
	checkoutScript: string;
	createOrder(request: OrderRequest): Promise<GatewayOrder>;
	fetchOrder(orderId: string): Promise<GatewayOrder>;
	fetchPayments(orderId: string): Promise<GatewayPayment[]>;
	/** The last payments of the account, newest first, whatever they are for. */
	fetchLastPayments(count: number): Promise<GatewayPayment[]>;
	/** Takes the money of an authorised payment; `amount` is the whole of it, in paise. */
	capturePayment(payment: { id: string; amount: number; currency: string }): Promise<GatewayPayment>;
	/** Orders a refund, once per idempotency key. */
	refundPayment(request: RefundRequest): Promise<GatewayRefund>;
	/** Every refund of a payment. */
	fetchRefunds(paymentId: string): Promise<GatewayRefund[]>;
	/** Every line that was settled in a month, `YYYY-MM`. */
	fetchSettlementLines(month: string): Promise<GatewaySettlementLine[]>;
	/** Asks for next to nothing: whether the provider answers and knows the keys. */
	check(): Promise<void>;
	/** Tells whether the provider signed this payment for this order. Pass the stored order id, never the browser's. */
	verifyPayment(returned: { orderId: string; paymentId: string; signature: string }): boolean;
	/** Tells whether the provider signed exactly these bytes. */
	verifyWebhook(rawBody: Buffer, signature: string): boolean;
};

/**
 * keys: the provider does not know the keys, which says nothing about what was asked. refused: any other 4xx, such as a
 * wrong request. unavailable: no answer, or a 5xx. throttled: 429. malformed: an answer that breaks the contract.
 */
export type GatewayFault = "keys" | "refused" | "unavailable" | "throttled" | "malformed";

/** The message is a sentence without a full stop. */
export class GatewayError extends Error {
	static override readonly [Symbol.hasInstance] = recognizeByName("GatewayError");
	override name = "GatewayError";
	readonly kind: GatewayFault;
	/** The provider's reason code for a refusal, such as `extra_field_sent`. */
	readonly reason: string | undefined;
	constructor(
		kind: GatewayFault,
		message: string,
		{ reason, ...options }: ErrorOptions & { reason?: string | undefined } = {},
	) {
		super(message.replace(/\.$/, ""), options);
		this.kind = kind;
		this.reason = reason;
	}
	/** Tells whether it is about this request alone; after any other fault the next one would fail too. */
	get isOfRequest(): boolean {
		return this.kind === "refused" || this.kind === "malformed";
	}
}
