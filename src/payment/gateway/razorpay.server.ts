import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import {
	GatewayError,
	type GatewayOrder,
	type GatewaySettlementLine,
	type OrderRequest,
	type PaymentGateway,
} from "./gateway.ts";
import {
	razorpayCollection,
	razorpayError,
	razorpayOrder,
	razorpayPayment,
	razorpayRefund,
	razorpaySettlementLine,
} from "./razorpay-schema.ts";

/** The most that Razorpay sends of a month's settlements at once. */
const linesAtOnce = 1000;

export type RazorpayConfig = {
	keyId: string;
	keySecret: string;
	/** Newest first; an old one stays valid while the provider retries events signed with it. */
	webhookSecrets: string[];
	/** Default `https://api.razorpay.com`; a function is called per request, for a URL known only after listening. */
	baseUrl?: string | (() => string);
	checkoutScript?: string;
	/** Time limit per request, including its body; default 8000. */
	timeoutMs?: number;
};

/**
 * A client of Razorpay's REST API. Source: https://razorpay.com/docs/api/
 * @throws Error for an empty key or secret: a signature made with an empty secret would verify
 */
export function razorpayGateway(config: RazorpayConfig): PaymentGateway {
	const { keyId, keySecret, webhookSecrets, checkoutScript = "https://checkout.razorpay.com/v1/checkout.js" } = config;
	if (webhookSecrets.length === 0 || [keyId, keySecret, ...webhookSecrets].includes(""))
		throw new Error("Razorpay needs a key id, a key secret and a webhook secret, none of them empty");
	// Accounts that do not know `unique_receipt` refuse it each time.
	let knowsUniqueReceipts = true;

	/** Creates an order. Knowing `unique_receipt`, the provider returns the first order for a repeated request. */
	async function postOrder(order: Omit<OrderRequest, "mayExist">): Promise<GatewayOrder> {
		if (knowsUniqueReceipts)
			try {
				return await request(config, "/v1/orders", razorpayOrder, { ...order, unique_receipt: true });
			} catch (error) {
				if (!(error instanceof GatewayError) || error.reason !== "extra_field_sent") throw error;
				knowsUniqueReceipts = false;
			}
		return request(config, "/v1/orders", razorpayOrder, order);
	}

	const orderPath = (orderId: string) => `/v1/orders/${encodeURIComponent(orderId)}`;

	const paymentPath = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}`;
	const fetchRefunds = async (paymentId: string) => {
		const path = `${paymentPath(paymentId)}/refunds?count=100`;
		return (await request(config, path, razorpayCollection(razorpayRefund))).items;
	};

	/** A refused look-up says nothing about the refund, which may exist: it must not count as refused. */
	async function lookUpRefunds(paymentId: string) {
		try {
			return await fetchRefunds(paymentId);
		} catch (error) {
			if (!(error instanceof GatewayError) || error.kind !== "refused") throw error;
			throw new GatewayError("unavailable", error.message, { cause: error });
		}
	}

	async function findByReceipt(receipt: string): Promise<GatewayOrder | undefined> {
		const query = new URLSearchParams({ receipt });
		const { items } = await request(config, `/v1/orders?${query}`, razorpayCollection(razorpayOrder));
		return items.find((order) => order.receipt === receipt);
	}

	return {
		keyId,
		checkoutScript,
		async createOrder({ mayExist, ...details }) {
			const existing = mayExist ? await findByReceipt(details.receipt) : undefined;
			const order = existing ?? (await postOrder(details));
			const { receipt, amount, currency } = order;
			if (receipt !== details.receipt || amount !== details.amount || currency !== details.currency)
				throw new GatewayError("malformed", "Razorpay sent a different order from the one we asked for");
			return order;
		},
		fetchOrder: (orderId) => request(config, orderPath(orderId), razorpayOrder),
		async fetchPayments(orderId) {
			const { items } = await request(config, `${orderPath(orderId)}/payments`, razorpayCollection(readable));
			return items.filter((payment) => payment !== undefined);
		},
		async fetchLastPayments(count) {
			const { items } = await request(config, `/v1/payments?count=${count}`, razorpayCollection(readable));
			return items.filter((payment) => payment !== undefined);
		},
		capturePayment: ({ id, amount, currency }) =>
			request(config, `${paymentPath(id)}/capture`, razorpayPayment, { amount, currency }),
		async refundPayment({ paymentId, amount, idempotencyKey, notes, mayExist }) {
			// The provider may forget a key; its list of refunds it does not.
			const gatewayRefunds = mayExist ? await lookUpRefunds(paymentId) : [];
			const refund =
				gatewayRefunds.find(({ receipt }) => receipt === idempotencyKey) ??
				(await request(
					config,
					`${paymentPath(paymentId)}/refund`,
					razorpayRefund,
					{ amount, speed: "normal", receipt: idempotencyKey, notes },
					{ "x-refund-idempotency": idempotencyKey },
				));
			if (refund.paymentId !== paymentId || refund.amount !== amount)
				throw new GatewayError("malformed", "Razorpay sent a different refund from the one we asked for");
			return refund;
		},
		fetchRefunds,
		async fetchSettlementLines(month) {
			const [year, number] = month.split("-");
			const lines: GatewaySettlementLine[] = [];
			for (let skip = 0; ; skip += linesAtOnce) {
				const query = `year=${year}&month=${number}&count=${linesAtOnce}&skip=${skip}`;
				const path = `/v1/settlements/recon/combined?${query}`;
				const { items } = await request(config, path, razorpayCollection(razorpaySettlementLine));
				lines.push(...items.filter((line) => line !== undefined));
				if (items.length < linesAtOnce) return lines;
			}
		},
		async check() {
			await request(config, "/v1/orders?count=1", razorpayCollection(razorpayOrder));
		},
		verifyPayment: ({ orderId, paymentId, signature }) => isSignedBy(keySecret, `${orderId}|${paymentId}`, signature),
		verifyWebhook: (rawBody, signature) => webhookSecrets.some((secret) => isSignedBy(secret, rawBody, signature)),
	};
}

/** A payment in a status that is not known here must not hide the others of its list. */
const unknownStatus = z.object({ id: z.string(), status: z.string() }).transform(() => undefined);
const readable = razorpayPayment.or(unknownStatus);

/** Compares the hex HMAC-SHA256 of a message in constant time. */
function isSignedBy(secret: string, message: string | Buffer, signature: string): boolean {
	const expected = Buffer.from(createHmac("sha256", secret).update(message).digest("hex"));
	const signatureBytes = Buffer.from(signature);
	return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
}

/** GET, or POST when there is a body. */
async function request<Schema extends z.ZodType>(
	config: RazorpayConfig,
	path: string,
	schema: Schema,
	body?: object,
	headers?: Record<string, string>,
): Promise<z.output<Schema>> {
	const { baseUrl = "https://api.razorpay.com", timeoutMs = 8000 } = config;
	const base = typeof baseUrl === "function" ? baseUrl() : baseUrl;
	const { status, text } = await send(`${base}${path}`, {
		method: body ? "POST" : "GET",
		headers: {
			authorization: `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString("base64")}`,
			...(body && { "content-type": "application/json" }),
			...headers,
		},
		...(body && { body: JSON.stringify(body) }),
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
	});
	const answer = parseJson(text);
	// 409: the same request is being worked on.
	if (status === 409) throw new GatewayError("throttled", "Razorpay is still working on the same request (409)");
	if (status === 429) throw new GatewayError("throttled", "Razorpay is limiting requests (429)");
	if (status >= 500) throw new GatewayError("unavailable", `Razorpay isn’t available right now (${status})`);
	if (status >= 400) {
		const error = razorpayError.safeParse(answer).data?.error;
		// Wrong keys were a 400 once.
		const isKeys = status === 401 || status === 403 || error?.description === "Authentication failed";
		const message = `Razorpay refused the request (${status}): ${error?.description ?? "no reason given"}`;
		throw new GatewayError(isKeys ? "keys" : "refused", message, { reason: error?.reason ?? undefined });
	}
	const parsed = schema.safeParse(answer);
	if (status !== 200 || !parsed.success)
		throw new GatewayError("malformed", `Razorpay sent an unexpected response (${status})`);
	return parsed.data;
}

async function send(url: string, init: RequestInit) {
	try {
		const answer = await fetch(url, init);
		return { status: answer.status, text: await answer.text() };
	} catch (cause) {
		const timedOut = cause instanceof Error && cause.name === "TimeoutError";
		const message = timedOut ? "Razorpay didn’t respond in time" : "We couldn’t reach Razorpay";
		throw new GatewayError("unavailable", message, { cause });
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
