import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { testClock } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases, placeOf } from "#tests/support/database/databases.ts";
import { sandboxKeys } from "./api-keys.server.ts";
import { noFaults } from "./faults.ts";
import { openSandboxDatabase } from "./sandbox-database.server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

type Delivery = { body: string; eventId: string; signature: string };

/** The sandbox with a webhook that refuses each event the first two times. */
async function open(db: Db) {
	const deliveries: Delivery[] = [];
	const listen = async (app: FastifyInstance) => {
		await app.register(async (hooks) => {
			hooks.removeAllContentTypeParsers();
			hooks.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
			hooks.post("/api/v1/razorpay/webhook", async (request, reply) => {
				const eventId = String(request.headers["x-razorpay-event-id"]);
				deliveries.push({
					body: String(request.body),
					eventId,
					signature: String(request.headers["x-razorpay-signature"]),
				});
				return reply.code(deliveries.filter((delivery) => delivery.eventId === eventId).length < 3 ? 500 : 200).send();
			});
		});
	};
	const site = await startSandboxSite(db, testClock(), listen);
	undo.push(() => site.app.close());
	const order = await site.gateway.createOrder({
		receipt: "R-1",
		amount: 1000,
		currency: "INR",
		notes: { reference: "R-1", plan: "<b>Plan</b>" },
	});
	const page = (query: Record<string, string>) =>
		fetch(site.url(`/sandbox/razorpay/v1/checkout?${new URLSearchParams(query)}`));
	return { ...site, order, page, deliveries };
}

describeDatabases("the sandbox's webhooks", (freshDb) => {
	test("are signed, carry an id, and are retried with the same id and bytes until they are accepted", async () => {
		const { order, deliveries, keys, ...site } = await open(await freshDb());
		await payAtCheckout({ ...site, keys }, order.id, "captured");
		await expect.poll(() => deliveries.length).toBe(9);
		const first = [...new Map(deliveries.map((delivery) => [delivery.eventId, delivery])).values()];
		expect(first.map(({ body }) => JSON.parse(body).event).sort()).toEqual([
			"order.paid",
			"payment.authorized",
			"payment.captured",
		]);
		for (const { body, eventId, signature } of deliveries) {
			expect(signature).toBe(createHmac("sha256", keys.webhookSecret).update(body).digest("hex"));
			expect(body).toBe(first.find((delivery) => delivery.eventId === eventId)?.body);
		}
	});

	test("report a failed payment too", async () => {
		const { order, deliveries, ...site } = await open(await freshDb());
		await payAtCheckout(site, order.id, "failed");
		await expect.poll(() => deliveries.length).toBe(3);
		expect(JSON.parse(deliveries[0]?.body ?? "")).toMatchObject({
			event: "payment.failed",
			payload: { payment: { entity: { order_id: order.id, status: "failed", amount: 1000 } } },
		});
	});
});

describeDatabases("the sandbox's checkout page", (freshDb) => {
	test("says that no money moves, names payee and amount, and runs no inline code", async () => {
		const { order, page, keys } = await open(await freshDb());
		const answer = await page({ order_id: order.id, key_id: keys.keyId, amount: "1000", currency: "INR" });
		const markup = await answer.text();
		expect(answer.status).toBe(200);
		expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
		for (const words of [
			"This is a test payment. No money moves.",
			"₹10",
			"Doddabetta School of Architecture",
			"R-1",
			"&lt;b&gt;Plan&lt;/b&gt;",
		])
			expect(markup).toContain(words);
		expect(markup).not.toMatch(/<script(?![^>]* src=)|style=|\son\w+=|<b>/);
	});

	test("shows nothing for an unknown order, other keys, another amount or a foreign way back", async () => {
		const { order, page, keys } = await open(await freshDb());
		const fine = { order_id: order.id, key_id: keys.keyId };
		for (const query of [
			{ ...fine, order_id: "order_x" },
			{ ...fine, key_id: "x" },
			{ ...fine, amount: "10" },
			{ ...fine, callback_url: "https://elsewhere.example/" },
			{ ...fine, callback_url: "javascript:alert(1)" },
		]) {
			const answer = await page(query);
			expect(answer.status).toBe(400);
			expect(await answer.text()).not.toContain("Pay ₹");
		}
	});

	test("for a whole page, the outcome goes back to the site by a form", async () => {
		const { order, keys, url } = await open(await freshDb());
		const pay = async (outcome: string) => {
			const body = new URLSearchParams({ order_id: order.id, key_id: keys.keyId, outcome, callback_url: url("/back") });
			return (await fetch(url("/sandbox/razorpay/v1/checkout/pay"), { method: "POST", body })).text();
		};
		expect(await pay("closed")).toContain('name="error[reason]" value="payment_cancelled"');
		expect(await pay("failed")).toContain('name="error[reason]" value="payment_failed"');
		expect(await pay("captured")).toMatch(
			new RegExp(
				`action="${url("/back")}"[^]*name="razorpay_payment_id" value="pay_\\w{14}"[^]*name="razorpay_signature" value="[0-9a-f]{64}"`,
			),
		);
		expect(await pay("captured")).toContain("already paid");
	});
});

describeDatabases("the sandbox's keys", (freshDb) => {
	test("are the same for all processes on one database, and differ between databases", async () => {
		const connect = async (db: Db) => {
			const sandboxDb = await openSandboxDatabase(placeOf(db));
			undo.push(() => sandboxDb.destroy());
			return sandboxDb;
		};
		const [one, other] = [await freshDb(), await freshDb()];
		// Waiting for a lock of SQLite within one process would block the transaction that holds it.
		const connections = placeOf(one).databaseUrl
			? await Promise.all([connect(one), connect(one)])
			: [await connect(one), await connect(one)];
		const [first, ...others] = await Promise.all([...connections, ...connections].map(sandboxKeys));
		for (const keys of others) expect(keys).toEqual(first);
		expect((await sandboxKeys(await connect(other))).keySecret).not.toBe(first?.keySecret);
	});
});

describeDatabases("the sandbox's control", (freshDb) => {
	const put = (url: string, body: string, headers: Record<string, string> = {}) =>
		fetch(url, { method: "PUT", headers: { "content-type": "application/json", ...headers }, body });

	test("switches faults for programs on this machine and lists what the bank has not decided", async () => {
		const { url, order, ...site } = await open(await freshDb());
		const faults = url("/sandbox/razorpay/control/faults");
		expect((await put(faults, '{"payments":"held","webhooks":"lost"}')).status).toBe(200);
		await payAtCheckout({ url, ...site }, order.id, "captured");
		expect(await (await fetch(url("/sandbox/razorpay/control"))).json()).toEqual({
			faults: { ...noFaults, webhooks: "lost", payments: "held" },
			undecided: [{ order: order.id, payment: expect.stringMatching(/^pay_/), status: "authorized", receipt: "R-1" }],
		});
	});

	test("is refused to other sites, through proxies, and in words that it does not know", async () => {
		const { url } = await open(await freshDb());
		const faults = url("/sandbox/razorpay/control/faults");
		for (const headers of [
			{ origin: "https://evil.example" },
			{ "sec-fetch-site": "cross-site" },
			{ "x-forwarded-for": "203.0.113.7" },
		] as Record<string, string>[])
			expect((await put(faults, '{"answers":"error"}', headers)).status).toBe(403);
		for (const body of ['{"answers":"strange"}', '{"more":1}', '{"delayMs":-1}', "[]"])
			expect((await put(faults, body)).status).toBe(400);
		expect((await (await fetch(url("/sandbox/razorpay/control"))).json()).faults.answers).toBe("none");
	});
});
