import { createHmac } from "node:crypto";
import swagger from "@fastify/swagger";
import Fastify from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, expect, onTestFinished, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { start, testContext } from "#src/payment/testing/fees.server.ts";
import { answerAsBank, payAtCheckout, setFaults } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { paymentApiFor, registerPaymentApi, token } from "#tests/support/payment/payment-api.ts";

const openApi = paymentApiFor(afterEach);

describeDatabases("the order to pay", (freshDb) => {
	test("GET razarpay/ answers with the stored order and all that the checkout needs", async () => {
		const { call, orderId, keys } = await openApi(await freshDb());
		const { status, body, headers } = await call("GET", `/razarpay/?application=${token}`);
		expect(status).toBe(200);
		expect(headers.get("cache-control")).toBe("no-store");
		expect(body).toEqual({
			status: true,
			data: {
				razorpayKey: keys.keyId,
				currency: "INR",
				id: orderId,
				userId: token,
				amount: 1000,
				name: "Doddabetta School of Architecture",
				description: "Application fee, admissions 2027",
				checkout: "/sandbox/razorpay/v1/checkout.js",
				plan: { name: "Application fee, admissions 2027", amount: 10, days: 30 },
				payBy: "2026-12-20",
			},
		});
		expect((await call("GET", `/razarpay?application=${token}`)).status).toBe(200);
	});

	test("GET makes nothing: without an order it asks to come back; POST makes the order", async () => {
		const { call, db, id } = await openApi(await freshDb(), { ordered: false });
		const early = await call("GET", `/razarpay/?application=${token}`);
		expect([early.status, early.headers.get("retry-after"), early.body.status]).toEqual([503, "5", false]);
		expect((await readFee(db, id, start))?.orderId).toBeNull();
		const order = await call("POST", `/razarpay/?application=${token}`);
		expect(order.status).toBe(200);
		expect((await call("GET", `/razarpay/?application=${token}`)).body.data.id).toBe(order.body.data.id);
	});

	test("unknown tokens, missing tokens and an unreachable provider get different answers", async () => {
		const { call } = await openApi(await freshDb(), { ordered: false, provider: "down" });
		for (const method of ["GET", "POST"] as const) {
			expect((await call(method, "/razarpay/?application=guess")).status).toBe(404);
			expect(await call(method, "/razarpay/")).toMatchObject({
				status: 422,
				body: { status: false, errors: { application: expect.any(String) } },
			});
			expect((await call(method, `/razarpay/?application=${token}`)).status).toBe(503);
		}
	});

	test("with payments switched off nothing is asked for and nothing fails", async () => {
		const { call } = await openApi(await freshDb(), { provider: "off", ordered: false });
		expect((await call("GET", `/razarpay/?application=${token}`)).status).toBe(503);
		expect((await call("POST", "/razorpay/webhook", "{}")).status).toBe(503);
		expect(
			(
				await call("POST", "/razorpay/callback", "x=1", { "content-type": "application/x-www-form-urlencoded" })
			).headers.get("location"),
		).toBe("/failure");
	});

	test("viewUserProfile names the payer to the holder of the token only", async () => {
		const { call } = await openApi(await freshDb());
		expect((await call("GET", `/viewUserProfile/${token}`)).body).toEqual({
			status: true,
			data: [{ name: "Meena Kumari", email: "meena@example.org", mobile: "9400000000" }],
		});
		expect((await call("GET", "/viewUserProfile/1")).status).toBe(404);
	});
});

describeDatabases("a return from the checkout", (freshDb) => {
	const confirmPayment = (checkoutReturn: Record<string, string>, application = token) =>
		JSON.stringify({ application, ...checkoutReturn });

	test("a verified payment is paid; handing it in again says the same; the order is then no longer due", async () => {
		const api = await openApi(await freshDb());
		const checkoutReturn = await payAtCheckout(api, api.orderId, "captured");
		const paidAnswer = {
			status: 200,
			body: {
				status: true,
				data: { state: "paid", reference: "DSA-26-B-000001", paymentId: checkoutReturn.razorpay_payment_id },
			},
		};
		expect(await api.call("POST", "/razorpay", confirmPayment(checkoutReturn))).toMatchObject(paidAnswer);
		expect(await api.call("POST", "/razorpay", confirmPayment(checkoutReturn))).toMatchObject(paidAnswer);
		expect(api.paid).toHaveLength(1);
		expect(await api.call("GET", `/razarpay/?application=${token}`)).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("already paid") },
		});
		expect((await api.call("POST", `/razarpay/?application=${token}`)).status).toBe(409);
	});

	test("a forged return is refused in words, changes nothing and is in the audit once", async () => {
		const api = await openApi(await freshDb());
		const forged = { razorpay_order_id: api.orderId, razorpay_payment_id: "pay_forged", razorpay_signature: "00" };
		for (let times = 0; times < 2; times += 1) {
			expect(await api.call("POST", "/razorpay", confirmPayment(forged))).toMatchObject({
				status: 400,
				body: { status: false, message: expect.stringContaining("DSA-26-B-000001") },
			});
		}
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state: "ordered" });
		expect(
			await api.db.selectFrom("fee_events").select("payment_id").where("kind", "=", "forged_return").execute(),
		).toEqual([{ payment_id: "pay_forged" }]);
	});

	test("a true signature of another order is refused", async () => {
		const api = await openApi(await freshDb());
		const other = await api.gateway.createOrder({ receipt: "other", amount: 100, currency: "INR", notes: {} });
		const checkoutReturn = await payAtCheckout(api, other.id, "captured");
		expect((await api.call("POST", "/razorpay", confirmPayment(checkoutReturn))).status).toBe(400);
		expect(
			(await api.call("POST", "/razorpay", confirmPayment({ ...checkoutReturn, razorpay_order_id: api.orderId })))
				.status,
		).toBe(400);
		expect(api.paid).toEqual([]);
	});

	test("while the provider cannot be asked, a signed return is pending and no one is told to pay again", async () => {
		const api = await openApi(await freshDb(), { provider: "down" });
		const signature = createHmac("sha256", api.keys.keySecret).update(`${api.orderId}|pay_1`).digest("hex");
		const answer = await api.call(
			"POST",
			"/razorpay",
			confirmPayment({ razorpay_order_id: api.orderId, razorpay_payment_id: "pay_1", razorpay_signature: signature }),
		);
		expect(answer).toMatchObject({
			status: 202,
			body: {
				status: true,
				message: "We’re checking with the bank. Don’t pay again.",
				data: { state: "pending", paymentId: "pay_1" },
			},
		});
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state: "attempted", paymentId: null });
	});

	test("whatever else is sent is refused, never a failure of ours", async () => {
		const { call, orderId } = await openApi(await freshDb());
		const fine = { razorpay_order_id: orderId, razorpay_payment_id: "pay_1", razorpay_signature: "00" };
		for (const [body, status] of [
			["{", 400],
			["[]", 422],
			["null", 422],
			["{}", 422],
			[confirmPayment({ ...fine, razorpay_payment_id: "pay_\u0000" }), 422],
			[confirmPayment({ ...fine, razorpay_order_id: "' or 1=1" }), 422],
			[confirmPayment(fine, "guess"), 404],
			[confirmPayment({ ...fine, razorpay_signature: "é" }), 400],
		] as const) {
			expect([body, (await call("POST", "/razorpay", body)).status]).toEqual([body, status]);
		}
	});
});

describeDatabases("the browser sent back by a form", (freshDb) => {
	const form = { "content-type": "application/x-www-form-urlencoded" };

	test("a payment leads to /success and is recorded, without cookie or token", async () => {
		const api = await openApi(await freshDb());
		const returnedSearchParams = new URLSearchParams(await payAtCheckout(api, api.orderId, "captured"));
		const answer = await api.call("POST", "/razorpay/callback", returnedSearchParams.toString(), form);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/success"]);
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state: "paid" });
	});

	test("an undecided payment leads to the page that says so, a refused one to /failure", async () => {
		const api = await openApi(await freshDb());
		await setFaults(api, { payments: "held", webhooks: "lost" });
		const returnForm = new URLSearchParams(await payAtCheckout(api, api.orderId, "captured")).toString();
		const places = [];
		for (const answer of ["authorized", "failed"] as const) {
			await answerAsBank(api, api.orderId, answer);
			api.now.pass(1000);
			places.push((await api.call("POST", "/razorpay/callback", returnForm, form)).headers.get("location"));
		}
		expect(places).toEqual(["/success?checking=1", "/failure"]);
	});

	test("a closed checkout leads to /cancel", async () => {
		const api = await openApi(await freshDb());
		const body = "error[code]=BAD_REQUEST_ERROR&error[reason]=payment_cancelled";
		expect((await api.call("POST", "/razorpay/callback", body, form)).headers.get("location")).toBe("/cancel");
	});

	test("an error, a forgery and nonsense lead to /failure", async () => {
		const api = await openApi(await freshDb());
		for (const body of [
			"error[code]=BAD_REQUEST_ERROR&error[description]=x",
			`razorpay_order_id=${api.orderId}&razorpay_payment_id=pay_1&razorpay_signature=00`,
			"razorpay_order_id=order_1%00",
			"",
			"%",
		]) {
			const answer = await api.call("POST", "/razorpay/callback", body, form);
			expect([body, answer.status, answer.headers.get("location")]).toEqual([body, 303, "/failure"]);
		}
	});
});

test("the routes are in the API document", async () => {
	const app = Fastify();
	onTestFinished(() => app.close());
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	await app.register(swagger, {
		openapi: { openapi: "3.1.0", info: { title: "t", version: "1" } },
		transform: jsonSchemaTransform,
	});
	await registerPaymentApi(app, {
		db: {} as Db,
		gateway: null,
		findApplication: async () => null,
		schoolName: "",
		...testContext(),
	});
	await app.ready();
	expect(Object.keys(app.swagger().paths ?? {}).sort()).toEqual([
		"/api/v1/razarpay/",
		"/api/v1/razorpay",
		"/api/v1/razorpay/callback",
		"/api/v1/razorpay/check",
		"/api/v1/razorpay/webhook",
		"/api/v1/viewUserProfile/{userId}",
	]);
});
