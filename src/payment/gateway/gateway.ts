import type { OrderStatus, PaymentStatus } from "#src/payment/fee/fee-state.ts";

/** An order at the provider; `amount` in paise. */
export type GatewayOrder = {
	id: string;
	receipt: string | null;
	amount: number;
	currency: string;
	status: OrderStatus;
};

/** One attempt to pay an order; `error` is the provider's reason of a failed one. */
export type GatewayPayment = {
	id: string;
	orderId: string | null;
	status: PaymentStatus;
	amount: number;
	currency: string;
	method: string | null;
	error: string | null;
};

export type OrderRequest = {
	/** At most 40 characters; the provider keeps one order under each. */
	receipt: string;
	/** Paise, at least 100. */
	amount: number;
	currency: string;
	/** At most 15, with up to 256 characters each. */
	notes: Record<string, string>;
	/** Set when this receipt may have been used before: looks for its order first. */
	again?: boolean;
};

/** A provider of card payments that keeps to Razorpay's contract. The calls over the network throw GatewayError. */
export type PaymentGateway = {
	/** The public key that the checkout is opened with. */
	keyId: string;
	/** The address of the checkout script. */
	checkoutScript: string;
	createOrder(request: OrderRequest): Promise<GatewayOrder>;
	fetchOrder(orderId: string): Promise<GatewayOrder>;
	fetchPayments(orderId: string): Promise<GatewayPayment[]>;
	/** Whether the provider signed that this payment was made for this order. Take the order id from the database, never from the browser. */
	verifyPayment(returned: { orderId: string; paymentId: string; signature: string }): boolean;
	/** Whether the provider signed these very bytes. */
	verifyWebhook(rawBody: Buffer, signature: string): boolean;
};

/**
 * refused: the provider answered no (wrong keys, wrong request). unavailable: no answer, or one of the 500s.
 * throttled: asked too often. malformed: an answer that is not in the contract.
 */
export type GatewayFault = "refused" | "unavailable" | "throttled" | "malformed";

export class GatewayError extends Error {
	override name = "GatewayError";
	readonly kind: GatewayFault;
	/** The provider's own word for why it refused, such as `extra_field_sent`. */
	readonly reason: string | undefined;
	constructor(
		kind: GatewayFault,
		message: string,
		{ reason, ...options }: ErrorOptions & { reason?: string | undefined } = {},
	) {
		super(message, options);
		this.kind = kind;
		this.reason = reason;
	}
}
