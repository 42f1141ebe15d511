import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { orderRoutes } from "#src/api/payment/order-routes.ts";
import type { PaymentApi } from "#src/api/payment/payment-responses.ts";
import { returnRoutes } from "#src/api/payment/return-routes.ts";
import { webhookRoutes } from "#src/api/payment/webhook-routes.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import type { MoneyAlert } from "#src/payment/fee/payment-event.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { addApplication, start, testClock, testContext } from "#src/payment/testing/fees.server.ts";
import { startSandboxSite } from "#src/payment/testing/site.server.ts";
import { handleErrors } from "#src/server/http/errors.ts";

export const token = "a-token-of-an-application";
const applicant = {
	scope: "application" as const,
	reference: "DSA-26-B-000001",
	name: "Meena Kumari",
	email: "meena@example.org",
	phone_no: "9400000000",
	stage: "received" as const,
};

type Settings = {
	ordered?: boolean;
	provider?: "up" | "down" | "off" /** Time that the gateway waits. */;
	timeoutMs?: number;
};

export async function registerPaymentApi(app: FastifyInstance, options: PaymentApi): Promise<void> {
	for (const routes of [orderRoutes, returnRoutes, webhookRoutes])
		await app.register(routes, { prefix: "/api/v1", ...options });
}

/** Returns a function that opens the payment API with the sandbox behind it, closed by the test file's `afterEach`. */
export function paymentApiFor(afterEach: (step: () => Promise<void>) => void) {
	const undo: (() => unknown)[] = [];
	afterEach(async () => {
		for (const step of undo.splice(0)) await step();
	});
	return async (db: Db, settings: Settings = {}) => {
		const api = await openPaymentApi(db, settings);
		undo.push(() => api.app.close());
		return api;
	};
}

async function openPaymentApi(db: Db, { ordered = true, provider = "up", timeoutMs }: Settings) {
	const alerts: MoneyAlert[] = [];
	const logged: object[] = [];
	const context = {
		...testContext(testClock()),
		onAlert: async (_trx: unknown, alert: MoneyAlert) => void alerts.push(alert),
		log: { warn: () => {}, error: (fields: object) => void logged.push(fields) },
	};
	const id = await addApplication(db);
	const findApplication = async (applicationToken: string) =>
		applicationToken === token ? { id, ...applicant } : null;
	const site = await startSandboxSite(
		db,
		context.now,
		async (app, gateway) => {
			handleErrors(app);
			const down = razorpayGateway({
				keyId: gateway.keyId,
				keySecret: "secret",
				webhookSecrets: ["x"],
				baseUrl: "http://127.0.0.1:1",
			});
			const reachedGateway = { up: gateway, down: { ...down, verifyPayment: gateway.verifyPayment }, off: null }[
				provider
			];
			await registerPaymentApi(app, {
				db,
				gateway: reachedGateway,
				findApplication,
				schoolName: "Doddabetta School of Architecture",
				...context,
			});
		},
		timeoutMs,
	);
	if (ordered) await ensureOrder(db, site.gateway, id, start);
	const fee = await readFee(db, id, start);
	const call = async (
		method: "GET" | "POST",
		path: string,
		body?: string | Buffer,
		headers: Record<string, string> = { "content-type": "application/json" },
	) => {
		const answer = await fetch(site.url(`/api/v1${path}`), {
			method,
			redirect: "manual",
			...(body !== undefined && { body: body as BodyInit, headers }),
		});
		const text = await answer.text();
		return { status: answer.status, headers: answer.headers, body: text && JSON.parse(text) };
	};
	const hook = (event: object, { id: eventId = randomUUID() as string, secret = site.keys.webhookSecret } = {}) => {
		const body = Buffer.from(JSON.stringify(event));
		return call("POST", "/razorpay/webhook", body, {
			"content-type": "application/json",
			"x-razorpay-event-id": eventId,
			"x-razorpay-signature": createHmac("sha256", secret).update(body).digest("hex"),
		});
	};
	const application = JSON.stringify({ application: token });
	return {
		...site,
		...context,
		db,
		alerts,
		logged,
		call,
		hook,
		id,
		orderId: fee?.orderId ?? "",
		/** Calls of the payer's browser before and after the checkout, and when in doubt. */
		startPayment: () => call("POST", `/razarpay/?application=${token}`),
		confirmPayment: (checkoutReturn: Record<string, string>) =>
			call("POST", "/razorpay", JSON.stringify({ application: token, ...checkoutReturn })),
		syncNow: () => call("POST", "/razorpay/check", application),
		fee: () => readFee(db, id, context.now()),
	};
}

const sum = { amount: 1000, currency: "INR" };

/** A webhook's body: `order.paid` for a captured payment, else the payment's own event. */
export const webhookBody = (orderId: string, id = "pay_1", status = "captured") => ({
	event: status === "captured" ? "order.paid" : `payment.${status}`,
	payload: {
		payment: { entity: { id, order_id: orderId, status, ...sum } },
		...(status === "captured" && { order: { entity: { id: orderId, status: "paid", ...sum } } }),
	},
});
