import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { GatewayError, type GatewayOrder, type OrderRequest, type PaymentGateway } from "./gateway.ts";
import { wireCollection, wireError, wireOrder, wirePayment } from "./razorpay-schema.ts";

export type RazorpayConfig = {
	keyId: string;
	keySecret: string;
	/** The newest first; an older one stays valid while the provider still retries events signed with it. */
	webhookSecrets: string[];
	/** Default `https://api.razorpay.com`; a function is asked at each call, for an address that is known only after listening. */
	baseUrl?: string | (() => string);
	checkoutScript?: string;
	/** How long one call may take, answer included; default 8000. */
	timeoutMs?: number;
};

/**
 * Razorpay over its REST contract (https://razorpay.com/docs/api/).
 * @throws Error for an empty key or secret: a signature made with an empty secret would verify
 */
export function razorpayGateway(config: RazorpayConfig): PaymentGateway {
	const { keyId, keySecret, webhookSecrets, checkoutScript = "https://checkout.razorpay.com/v1/checkout.js" } = config;
	if (webhookSecrets.length === 0 || [keyId, keySecret, ...webhookSecrets].includes(""))
		throw new Error("Razorpay needs a key id, a key secret and a webhook secret, none of them empty");

	async function findByReceipt(receipt: string): Promise<GatewayOrder | undefined> {
		const { items } = await call(config, `/v1/orders?${new URLSearchParams({ receipt })}`, wireCollection(wireOrder));
		return items.find((order) => order.receipt === receipt);
	}

	return {
		keyId,
		checkoutScript,
		async createOrder({ again, ...request }) {
			const order = (again && (await findByReceipt(request.receipt))) || (await postOrder(config, request));
			const { receipt, amount, currency } = order;
			if (receipt !== request.receipt || amount !== request.amount || currency !== request.currency)
				throw new GatewayError("malformed", "Razorpay answered with another order than the one asked for");
			return order;
		},
		fetchOrder: (orderId) => call(config, `/v1/orders/${encodeURIComponent(orderId)}`, wireOrder),
		fetchPayments: async (orderId) =>
			(await call(config, `/v1/orders/${encodeURIComponent(orderId)}/payments`, wireCollection(wirePayment))).items,
		verifyPayment: ({ orderId, paymentId, signature }) => signed(keySecret, `${orderId}|${paymentId}`, signature),
		verifyWebhook: (rawBody, signature) => webhookSecrets.some((secret) => signed(secret, rawBody, signature)),
	};
}

/** With unique_receipt a repeated request gives the first order again; accounts that do not know the field refuse it. */
async function postOrder(config: RazorpayConfig, request: Omit<OrderRequest, "again">): Promise<GatewayOrder> {
	try {
		return await call(config, "/v1/orders", wireOrder, { ...request, unique_receipt: true });
	} catch (error) {
		if (!(error instanceof GatewayError) || error.reason !== "extra_field_sent") throw error;
		return call(config, "/v1/orders", wireOrder, request);
	}
}

function signed(secret: string, message: string | Buffer, signature: string): boolean {
	const expected = Buffer.from(createHmac("sha256", secret).update(message).digest("hex"));
	const given = Buffer.from(signature);
	return given.length === expected.length && timingSafeEqual(given, expected);
}

async function call<Wire extends z.ZodType>(
	config: RazorpayConfig,
	path: string,
	wire: Wire,
	body?: object,
): Promise<z.output<Wire>> {
	const { baseUrl = "https://api.razorpay.com", timeoutMs = 8000 } = config;
	const base = typeof baseUrl === "function" ? baseUrl() : baseUrl;
	const { status, text } = await send(`${base}${path}`, {
		method: body ? "POST" : "GET",
		headers: {
			authorization: `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString("base64")}`,
			...(body && { "content-type": "application/json" }),
		},
		...(body && { body: JSON.stringify(body) }),
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
	});
	const answer = parseJson(text);
	if (status === 429) throw new GatewayError("throttled", "Razorpay asks to wait (429)");
	if (status >= 500) throw new GatewayError("unavailable", `Razorpay is in trouble (${status})`);
	if (status >= 400) {
		const refused = wireError.safeParse(answer).data?.error;
		throw new GatewayError("refused", `Razorpay refused (${status}): ${refused?.description ?? "no reason given"}`, {
			reason: refused?.reason ?? undefined,
		});
	}
	const parsed = wire.safeParse(answer);
	if (status !== 200 || !parsed.success)
		throw new GatewayError("malformed", `Razorpay's answer is not in the contract (${status})`);
	return parsed.data;
}

async function send(url: string, init: RequestInit) {
	try {
		const answer = await fetch(url, init);
		return { status: answer.status, text: await answer.text() };
	} catch (cause) {
		const reason =
			cause instanceof Error && cause.name === "TimeoutError" ? "did not answer in time" : "could not be reached";
		throw new GatewayError("unavailable", `Razorpay ${reason}`, { cause });
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
