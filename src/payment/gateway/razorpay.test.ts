import { createHmac } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { testClock } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { GatewayError } from "./gateway.ts";
import { razorpayGateway } from "./razorpay.server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

const config = { keyId: "rzp_test_1", keySecret: "EnLs21M47BllR3X8PSFtjtbd", webhookSecrets: ["new", "old"] };

describe("signatures", () => {
	// The example of Razorpay's documentation, payments/payment-gateway/web-integration/standard/integration-steps.
	const checkoutReturn = {
		orderId: "order_IEIaMR65cu6nz3",
		paymentId: "pay_IH4NVgf4Dreq1l",
		signature: "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
	};
	const gateway = razorpayGateway(config);

	test("the documented example verifies, and nothing near it does", () => {
		expect(gateway.verifyPayment(checkoutReturn)).toBe(true);
		for (const forged of [
			{ orderId: "order_other" },
			{ paymentId: "pay_other" },
			{ signature: "" },
			{ signature: checkoutReturn.signature.toUpperCase() },
			{ signature: `${checkoutReturn.signature}0` },
			{ signature: "é".repeat(64) },
		]) {
			expect(gateway.verifyPayment({ ...checkoutReturn, ...forged })).toBe(false);
		}
	});

	test("a webhook verifies on its raw bytes with either secret during a rotation", () => {
		const body = Buffer.from('{"event": "order.paid" }');
		const sign = (secret: string) => createHmac("sha256", secret).update(body).digest("hex");
		expect(
			[sign("new"), sign("old"), sign("other"), ""].map((signature) => gateway.verifyWebhook(body, signature)),
		).toEqual([true, true, false, false]);
		expect(gateway.verifyWebhook(Buffer.from('{"event":"order.paid"}'), sign("new"))).toBe(false);
	});

	test("an empty key or secret stops the construction", () => {
		for (const empty of [{ keyId: "" }, { keySecret: "" }, { webhookSecrets: [] }, { webhookSecrets: ["new", ""] }])
			expect(() => razorpayGateway({ ...config, ...empty })).toThrow("none of them empty");
	});
});

describe("answers that are not an order", () => {
	async function gatewayTo(listener: RequestListener, timeoutMs = 8000) {
		const server = createServer(listener).listen(0, "127.0.0.1");
		await new Promise((resolve) => server.once("listening", resolve));
		undo.push(async () => {
			server.closeAllConnections();
			server.close();
		});
		return razorpayGateway({
			...config,
			baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
			timeoutMs,
		});
	}
	const order = { id: "order_1", receipt: "R-1", amount: 1000, currency: "INR", status: "created" };
	const request = { receipt: "R-1", amount: 1000, currency: "INR", notes: {} };

	test.each([
		["refused", 400, '{"error":{"code":"BAD_REQUEST_ERROR","description":"The amount is not valid"}}'],
		["keys", 400, '{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}'],
		["keys", 401, "no JSON"],
		["keys", 403, "{}"],
		["throttled", 429, "{}"],
		["unavailable", 500, "{}"],
		["unavailable", 502, "<html>Bad gateway</html>"],
		["malformed", 200, '{"id":"order_1","amo'],
		["malformed", 200, JSON.stringify({ ...order, amount: "1000" })],
		["malformed", 200, JSON.stringify({ ...order, amount: 10 })],
		["malformed", 200, JSON.stringify({ ...order, status: "unheard of" })],
		["malformed", 204, ""],
	])("%s: %i %s", async (kind, status, body) => {
		const gateway = await gatewayTo((_request, response) => response.writeHead(status).end(body));
		const failure = await gateway.createOrder(request).catch((error: unknown) => error);
		expect(failure).toBeInstanceOf(GatewayError);
		expect(failure).toMatchObject({ kind });
		expect(String(failure)).not.toContain(config.keySecret);
	});

	test("a refund that may exist is not refused because its look-up is", async () => {
		const gateway = await gatewayTo((incoming, response) => {
			const description = incoming.method === "GET" ? "The id is not known" : "The payment is not captured";
			response.writeHead(400).end(JSON.stringify({ error: { description } }));
		});
		const refund = { paymentId: "pay_1", amount: 100, idempotencyKey: "refund-0000001", notes: {} };
		await expect(gateway.refundPayment({ ...refund, mayExist: true })).rejects.toMatchObject({ kind: "unavailable" });
		await expect(gateway.refundPayment(refund)).rejects.toMatchObject({ kind: "refused" });
	});

	test("a redirect is not followed", async () => {
		const requestedUrls: string[] = [];
		const gateway = await gatewayTo((incoming, response) => {
			requestedUrls.push(incoming.url ?? "");
			response.writeHead(302, { location: "/elsewhere" }).end();
		});
		await expect(gateway.fetchOrder("order_1")).rejects.toMatchObject({ kind: "malformed" });
		expect(requestedUrls).toEqual(["/v1/orders/order_1"]);
	});

	test("no response, half a response and a closed connection are unavailable", async () => {
		for (const listener of [
			() => {},
			(_request, response) => response.writeHead(200, { "content-length": 100 }).write("{"),
			(incoming) => incoming.socket.destroy(),
		] satisfies RequestListener[]) {
			await expect((await gatewayTo(listener, 200)).fetchOrder("order_1")).rejects.toMatchObject({
				kind: "unavailable",
			});
		}
	});

	test("a payment in a status that no one knows yet hides no other of its order", async () => {
		const payment = (id: string, status: string) => ({
			id,
			order_id: "order_1",
			amount: 1000,
			currency: "INR",
			status,
		});
		const items = [payment("pay_1", "on_hold"), payment("pay_2", "pending"), payment("pay_3", "captured")];
		const gateway = await gatewayTo((_request, response) => response.end(JSON.stringify({ items })));
		expect((await gateway.fetchPayments("order_1")).map(({ id, status }) => `${id} ${status}`)).toEqual([
			"pay_2 created",
			"pay_3 captured",
		]);
	});

	test("notes may be a list, an object or nothing", async () => {
		for (const notes of [[], ["left"], { reference: "R" }, null]) {
			const gateway = await gatewayTo((_request, response) => response.end(JSON.stringify({ ...order, notes })));
			expect(await gateway.createOrder(request)).toEqual({
				id: "order_1",
				receipt: "R-1",
				amount: 1000,
				currency: "INR",
				status: "created",
			});
		}
	});

	test("an account that does not know unique receipts gets the order without the field", async () => {
		const bodies: string[] = [];
		const gateway = await gatewayTo(async (incoming, response) => {
			const body = (await incoming.toArray()).join("");
			bodies.push(body);
			const refused = body.includes("unique_receipt");
			response
				.writeHead(refused ? 400 : 200)
				.end(
					JSON.stringify(
						refused
							? { error: { description: "unique_receipt is/are not required", reason: "extra_field_sent" } }
							: order,
					),
				);
		});
		expect(await gateway.createOrder(request)).toMatchObject({ id: "order_1" });
		expect(bodies.map((body) => JSON.parse(body))).toEqual([{ ...request, unique_receipt: true }, request]);
		// Asked once: each further order would be one more refusal in the account's log.
		await gateway.createOrder(request);
		expect(bodies.slice(2).map((body) => JSON.parse(body))).toEqual([request]);
	});

	test("when asked again, an order with the receipt is found and none is made", async () => {
		const requestedUrls: string[] = [];
		const gateway = await gatewayTo((incoming, response) => {
			requestedUrls.push(`${incoming.method} ${incoming.url}`);
			response.end(JSON.stringify({ items: [order] }));
		});
		expect(await gateway.createOrder({ ...request, mayExist: true })).toMatchObject({ id: "order_1" });
		expect(requestedUrls).toEqual(["GET /v1/orders?receipt=R-1"]);
	});
});

describeDatabase("sqlite", "the gateway against the sandbox, over HTTP", (freshDb) => {
	async function open() {
		const site = await startSandboxSite(await freshDb(), testClock());
		undo.push(() => site.app.close());
		return site;
	}
	const request = {
		receipt: "DSA-26-B-000001",
		amount: 1000,
		currency: "INR",
		notes: { reference: "DSA-26-B-000001" },
	};

	test("an order is made once per receipt, however often and at once it is asked for", async () => {
		const { gateway } = await open();
		const orders = await Promise.all(Array.from({ length: 5 }, () => gateway.createOrder(request)));
		const again = await gateway.createOrder({ ...request, mayExist: true });
		expect(new Set([...orders, again].map((order) => order.id)).size).toBe(1);
		expect(again).toEqual({
			id: expect.stringMatching(/^order_\w{14}$/),
			receipt: request.receipt,
			amount: 1000,
			currency: "INR",
			status: "created",
		});
	});

	test("a failed attempt and then a payment show in the order and its payments, and the return is signed", async () => {
		const site = await open();
		const { id } = await site.gateway.createOrder(request);
		await payAtCheckout(site, id, "failed");
		expect(await site.gateway.fetchOrder(id)).toMatchObject({ status: "attempted" });
		const checkoutReturn = await payAtCheckout(site, id, "captured");
		expect(await site.gateway.fetchOrder(id)).toMatchObject({ status: "paid" });
		const payments = await site.gateway.fetchPayments(id);
		expect(
			payments
				.map(({ status, orderId, amount }) => ({ status, orderId, amount }))
				.sort((a, b) => (a.status < b.status ? -1 : 1)),
		).toEqual([
			{ status: "captured", orderId: id, amount: 1000 },
			{ status: "failed", orderId: id, amount: 1000 },
		]);
		expect(
			site.gateway.verifyPayment({
				orderId: id,
				paymentId: checkoutReturn.razorpay_payment_id ?? "",
				signature: checkoutReturn.razorpay_signature ?? "",
			}),
		).toBe(true);
	});

	test("a paid order takes no second payment", async () => {
		const site = await open();
		const { id } = await site.gateway.createOrder(request);
		const answers = await Promise.all([payAtCheckout(site, id, "captured"), payAtCheckout(site, id, "captured")]);
		expect(answers.filter((answer) => "error" in answer)).toEqual([
			{ error: expect.objectContaining({ reason: "order_already_paid" }) },
		]);
	});

	test("wrong keys, an unknown order and an amount below one rupee are refused in Razorpay's words", async () => {
		const { gateway, keys, url } = await open();
		const stranger = razorpayGateway({
			...keys,
			keySecret: "wrong",
			webhookSecrets: ["x"],
			baseUrl: url("/sandbox/razorpay"),
		});
		await expect(stranger.fetchOrder("order_1")).rejects.toThrow("Authentication failed");
		await expect(gateway.fetchOrder("order_1")).rejects.toThrow("The id provided does not exist");
		await expect(gateway.createOrder({ ...request, amount: 10 })).rejects.toThrow(
			"The amount must be at least INR 1.00",
		);
		await expect(gateway.createOrder({ ...request, amount: 1000.5 })).rejects.toThrow("The amount must be an integer");
		await expect(gateway.createOrder({ ...request, receipt: "x".repeat(41) })).rejects.toThrow("40 characters");
	});

	test("a closed server is unavailable", async () => {
		const { app, gateway, url } = await open();
		const base = url("/sandbox/razorpay");
		await app.close();
		await expect(
			razorpayGateway({ ...config, keyId: gateway.keyId, baseUrl: base }).fetchOrder("order_1"),
		).rejects.toMatchObject({ kind: "unavailable" });
	});
});
