import Razorpay from "razorpay";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testClock } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";

const dayMs = 86_400_000;
const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

type Refused = { statusCode: number; error?: { description: string; field?: string; source: string; reason: string } };

/** Returns the error with which a call was refused. */
const refusal = (call: Promise<unknown>): Promise<Refused> =>
	call.then(
		() => Promise.reject(new Error("It was taken.")),
		(error: Refused) => error,
	);

/** Part of the client that sends its requests. */
type Requests = {
	defaults: { baseURL?: string };
	post: (path: string, body: URLSearchParams) => Promise<{ data: unknown }>;
};

/** The client has no other way to another host than the address of its requests. */
function clientTo(address: string, keys: { keyId: string; keySecret: string }) {
	const client = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
	const { rq } = client.api as unknown as { rq: Requests };
	Object.assign(rq.defaults, { baseURL: address, proxy: false });
	return { client, rq };
}

describeDatabase("sqlite", "the sandbox, driven by the official client", (freshDb) => {
	let site: Awaited<ReturnType<typeof startSandboxSite>>;
	let client: Razorpay;
	let rq: Requests;
	const now = testClock();
	const order = (more: object = {}) =>
		client.orders.create({ amount: 150_000, currency: "INR", ...more } as Parameters<typeof client.orders.create>[0]);
	const payOrder = async (more: object = {}, outcome: Parameters<typeof payAtCheckout>[2] = "captured") => {
		const razorpayOrder = await order(more);
		const { razorpay_payment_id: id = "" } = await payAtCheckout(site, razorpayOrder.id, outcome);
		return { order: razorpayOrder.id, payment: id };
	};

	beforeEach(async () => {
		site = await startSandboxSite(await freshDb(), now);
		undo.push(() => site.app.close());
		({ client, rq } = clientTo(site.url("/sandbox/razorpay"), site.keys));
	});

	test("the client reaches the sandbox on this machine and no other host", () => {
		expect(new URL(rq.defaults.baseURL ?? "").hostname).toBe("127.0.0.1");
	});

	test("pages through orders, payments and refunds to their end, and by time", async () => {
		for (let number = 0; number < 7; number += 1) {
			await payOrder({ receipt: `R-${number}` });
			now.pass(dayMs);
		}
		const { payment } = await payOrder({ receipt: "last" });
		await client.payments.refund(payment, { amount: 500 });
		await client.payments.refund(payment, { amount: 700 });
		const pages = async (list: (part: { count: number; skip: number }) => Promise<{ items: { id: string }[] }>) => {
			const seenPaths: string[] = [];
			for (let skip = 0; ; skip += 3) {
				const { items } = await list({ count: 3, skip });
				seenPaths.push(...items.map(({ id }) => id));
				if (items.length < 3) return seenPaths;
			}
		};
		expect(new Set(await pages((part) => client.orders.all(part))).size).toBe(8);
		expect(new Set(await pages((part) => client.payments.all(part))).size).toBe(8);
		expect((await pages((part) => client.refunds.all(part))).length).toBe(2);
		const seconds = Math.floor(now().getTime() / 1000);
		expect((await client.orders.all({ from: seconds + 60 })).items).toEqual([]);
		expect((await client.orders.all({ from: seconds - 2.5 * 86_400, to: seconds - 0.5 * 86_400 })).items).toHaveLength(
			2,
		);
		expect((await client.payments.all({ to: seconds - 6.5 * 86_400 })).items).toHaveLength(1);
		expect((await client.payments.fetchMultipleRefund(payment, { count: 1 })).items).toHaveLength(1);
		expect((await client.payments.fetchMultipleRefund(payment, { count: 9, skip: 1 })).items).toHaveLength(1);
		expect(await refusal(client.orders.all({ count: 101 }))).toMatchObject({
			statusCode: 400,
			error: { description: "The count may not be greater than 100." },
		});
	});

	test("lists orders by whether a payment was authorised, with what expand[] asks for", async () => {
		const open = await order({ receipt: "open" });
		const { order: done, payment } = await payOrder({ receipt: "done" }, "card");
		const ids = async (authorized: 0 | 1) => (await client.orders.all({ authorized })).items.map(({ id }) => id);
		expect([await ids(1), await ids(0)]).toEqual([[done], [open.id]]);
		const [found] = (await client.orders.all({ receipt: "done", "expand[]": "payments" } as object)).items;
		expect(found).toMatchObject({ id: done, payments: { count: 1, items: [{ id: payment }] } });
		expect(await client.payments.fetch(payment, { "expand[]": "card" })).toMatchObject({
			id: payment,
			card: { entity: "card", last4: "1111" },
		});
	});

	test("takes the documented fields of an order and says them again", async () => {
		const razorpayOrder = await order({
			partial_payment: true,
			first_payment_min_amount: 50_000,
			payment_capture: true,
			method: "netbanking",
			bank_account: { account_number: "765432123456789", name: "Gaurav Kumar", ifsc: "HDFC0000053" },
			notes: { seat: 12, reference: "R-12" },
		});
		expect(razorpayOrder).toMatchObject({
			partial_payment: true,
			first_payment_min_amount: 50_000,
			method: "netbanking",
			bank_account: { ifsc: "HDFC0000053" },
			notes: { seat: 12, reference: "R-12" },
			status: "created",
			amount_due: 150_000,
		});
		const heldPayment = await payOrder({ payment_capture: false });
		expect(await client.payments.fetch(heldPayment.payment)).toMatchObject({
			status: "authorized",
			captured: false,
			fee: null,
		});
	});

	test.each([
		[{ currency: "inr" }, "Currency is not supported", "currency"],
		[{ currency: "XXX" }, "Currency is not supported", "currency"],
		[{ amount: 5_000_000_000 }, "Amount exceeds maximum amount allowed.", "amount"],
		[{ amount: 99 }, "The amount must be at least INR 1.00", "amount"],
		[{ amount: 100.5 }, "The amount must be an integer.", "amount"],
		[{ notes: { long: "x".repeat(300) } }, "The notes.long may not be greater than 256 characters.", "notes"],
		[{ transfers: [] }, "transfers is/are not required and should not be sent", "transfers"],
	])("refuses %j in the provider's words", async (more, description, field) => {
		expect(await refusal(order(more))).toMatchObject({
			statusCode: 400,
			error: { description, field, source: "business" },
		});
	});

	test("edits notes, and fetches a card, a refund, a settlement and downtimes", async () => {
		const { order: orderId, payment } = await payOrder({}, "card");
		expect(await client.orders.edit(orderId, { notes: { desk: "2" } })).toMatchObject({ notes: { desk: "2" } });
		expect(await client.payments.edit(payment, { notes: { desk: "3" } })).toMatchObject({ notes: { desk: "3" } });
		expect(await client.payments.fetchCardDetails(payment)).toMatchObject({ entity: "card", network: "Visa" });
		const refund = await client.payments.refund(payment, { amount: 900, speed: "optimum", receipt: "back" });
		expect(refund).toMatchObject({ speed_requested: "optimum", amount: 900 });
		expect(await client.payments.fetchRefund(payment, refund.id)).toMatchObject({ id: refund.id });
		expect(await client.refunds.fetch(refund.id)).toMatchObject({ id: refund.id });
		expect(await client.refunds.edit(refund.id, { notes: { why: "left" } })).toMatchObject({ notes: { why: "left" } });
		now.pass(6 * dayMs);
		const [settlement] = (await client.settlements.all()).items;
		expect(settlement).toMatchObject({ entity: "settlement", status: "processed", amount: 150_000 - 3540 - 900 });
		expect(await client.settlements.fetch(settlement?.id ?? "")).toMatchObject({ id: settlement?.id });
		expect(await client.payments.fetchPaymentDowntime()).toMatchObject({ entity: "collection", count: 0 });
		await setFaults(site, { downtime: "upi" });
		expect(await client.payments.fetchPaymentDowntime()).toMatchObject({
			items: [{ method: "upi", status: "started", end: null }],
		});
		await setFaults(site, { downtime: "none" });
	});

	test("answers unknown addresses, ids and wrong questions in JSON", async () => {
		expect(await refusal(client.plans.all())).toMatchObject({
			statusCode: 400,
			error: { description: "The requested URL was not found on the server.", source: "internal" },
		});
		const unknown = [
			() => client.refunds.fetch("rfnd_none"),
			() => client.payments.fetchCardDetails("pay_none"),
			() => client.settlements.fetch("setl_none"),
		];
		for (const call of unknown)
			expect(await refusal(call())).toMatchObject({ error: { description: "The id provided does not exist" } });
		expect(await refusal(client.settlements.reports({ year: 2026 } as { year: number; month: number }))).toMatchObject({
			error: { description: "The month field is required." },
		});
		const stranger = clientTo(site.url("/sandbox/razorpay"), { ...site.keys, keySecret: "wrong" }).client;
		expect(await refusal(stranger.orders.all())).toMatchObject({
			statusCode: 401,
			error: { description: "Authentication failed" },
		});
	});

	test("takes an order as a form, as curl sends it", async () => {
		const body = new URLSearchParams({ amount: "150000", currency: "INR", receipt: "form", "notes[reference]": "R-7" });
		const { data } = await rq.post("/v1/orders", body);
		expect(data).toMatchObject({ amount: 150_000, receipt: "form", notes: { reference: "R-7" } });
	});

	test("says of a payment what the provider took, how and for what", async () => {
		const { payment } = await payOrder({}, "upi");
		expect(await client.payments.fetch(payment)).toMatchObject({
			fee: 3540,
			tax: 540,
			wallet: null,
			card_id: null,
			vpa: "payer@test",
			email: expect.stringContaining("@"),
			contact: expect.stringMatching(/^\+91\d{10}$/),
			acquirer_data: { rrn: expect.any(String) },
			description: null,
			fee_bearer: "platform",
		});
	});

	test("plays a payer who bears the fee, an offer, and an account that takes no such amount", async () => {
		await setFaults(site, { account: "fee-bearer" });
		const borne = await payOrder();
		expect(await client.payments.fetch(borne.payment)).toMatchObject({
			amount: 153_540,
			fee: 3540,
			fee_bearer: "customer",
		});
		expect(await client.orders.fetch(borne.order)).toMatchObject({
			status: "paid",
			amount: 150_000,
			amount_paid: 150_000,
		});
		await setFaults(site, { account: "offer" });
		const offeredPayment = await payOrder();
		expect(await client.payments.fetch(offeredPayment.payment)).toMatchObject({
			amount: 135_000,
			offer_id: expect.stringMatching(/^offer_/),
		});
		await setFaults(site, { account: "too-much" });
		expect(await refusal(order())).toMatchObject({ error: { description: "Amount exceeds maximum amount allowed." } });
	});

	test("gives back after three days what was authorised and not captured", async () => {
		const { payment } = await payOrder({ payment_capture: false });
		now.pass(3 * dayMs - 1000);
		expect(await client.payments.fetch(payment)).toMatchObject({ status: "authorized" });
		now.pass(2000);
		expect(await client.payments.fetch(payment)).toMatchObject({ status: "refunded", captured: false });
		expect(await refusal(client.payments.capture(payment, 150_000, "INR"))).toMatchObject({
			error: { description: "This payment has already been captured or was never authorized" },
		});
	});
});
