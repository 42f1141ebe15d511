import { afterEach, expect, test } from "vitest";
import { noFaults, type SandboxFaults } from "#peers/razorpay/faults.ts";
import { pollDueFees } from "#src/payment/confirm/poll-provider.server.ts";
import { markRefunded } from "#src/payment/ledger/mark-refunded.server.ts";
import { answerAsBank, payAtCheckout, setFaults } from "#src/payment/testing/site.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { paymentApiFor, token } from "#tests/support/payment/payment-api.ts";

const open = paymentApiFor(afterEach);
type Api = Awaited<ReturnType<typeof open>>;

const minute = 60_000;
const day = 24 * 60 * minute;
const doNotPay = {
	status: 409,
	body: { status: false, checking: true, message: "We’re checking with the bank. Don’t pay again." },
};

/** Lets time pass and polls what is due. */
async function pass(api: Api, ms: number) {
	api.now.pass(ms);
	await pollDueFees(api.db, api.gateway, api);
}

/** The final state: of the fee, how often onPaid was called, and the payments with their flags. */
async function ending(api: Api) {
	const payments = await api.db.selectFrom("fee_payments").select(["status", "flag"]).orderBy("flag").execute();
	return {
		state: (await api.fee())?.state,
		calls: api.paid.length,
		payments: payments.map(({ status, flag }) => `${status}${flag ? `, ${flag}` : ""}`).sort(),
	};
}
const paidOnce = { state: "paid", calls: 1, payments: ["captured"] };

const badAnswers: [string, Partial<SandboxFaults>][] = [
	["answers too late", { delayMs: 2500 }],
	["asks to wait (429)", { answers: "throttled" }],
	["knows no such keys (401)", { answers: "keys" }],
	["is in trouble (500)", { answers: "error" }],
	["is behind a broken gateway (HTML, 502)", { answers: "bad-gateway" }],
	["cuts its answers off", { answers: "truncated" }],
];

describeDatabase("postgres", "while the provider answers badly", (freshDb) => {
	test.each(badAnswers)("and %s, no order is promised; afterwards there is exactly one", async (_how, faults) => {
		const api = await open(await freshDb(), { ordered: false, timeoutMs: 1000 });
		await setFaults(api, faults);
		expect(await api.startPayment()).toMatchObject({
			status: 503,
			body: { message: expect.stringContaining("Your application is safe.") },
		});
		expect(await api.fee()).toMatchObject({ state: "due", checking: false });
		await setFaults(api, noFaults);
		const payment = await api.startPayment();
		expect(payment.status).toBe(200);
		expect((await api.startPayment()).body.data.id).toBe(payment.body.data.id);
		await expect
			.poll(async () => (await api.sandboxDb.selectFrom("orders").select("id").execute()).map(({ id }) => id))
			.toEqual([payment.body.data.id]);
	});

	test.each(badAnswers)(
		"and %s, a payer who returns is told not to pay again; afterwards the fee is paid",
		async (_how, faults) => {
			const api = await open(await freshDb(), { timeoutMs: 1000 });
			await setFaults(api, { ...faults, webhooks: "lost" });
			const checkoutReturn = await payAtCheckout(api, api.orderId, "captured");
			expect(await api.confirmPayment(checkoutReturn)).toMatchObject({
				status: 202,
				body: { message: doNotPay.body.message, data: { state: "pending" } },
			});
			expect(await api.startPayment()).toMatchObject(doNotPay);
			await pass(api, minute);
			expect(await api.fee()).toMatchObject({ state: "attempted", checking: true });
			await setFaults(api, noFaults);
			await pass(api, 10 * minute);
			expect(await ending(api)).toEqual(paidOnce);
		},
	);
});

describeDatabase("postgres", "a payment whose return is lost", (freshDb) => {
	test("is found when the browser asks, though no webhook came", async () => {
		const api = await open(await freshDb());
		await setFaults(api, { returns: "lost", webhooks: "lost" });
		expect(await payAtCheckout(api, api.orderId, "captured")).toEqual({ silence: expect.any(String) });
		expect((await api.syncNow()).body.data).toEqual({
			reference: "DSA-26-B-000001",
			fee: { state: "paid", payment_id: expect.stringMatching(/^pay_/), checking: false },
			asked: true,
		});
		expect(await ending(api)).toEqual(paidOnce);
	});

	test("is not denied while the provider cannot be asked, and found by polling", async () => {
		const api = await open(await freshDb());
		await setFaults(api, { returns: "lost", webhooks: "lost", answers: "error" });
		await payAtCheckout(api, api.orderId, "captured");
		expect((await api.syncNow()).body.data).toMatchObject({ fee: { state: "ordered" }, asked: false });
		await setFaults(api, noFaults);
		await pass(api, minute);
		expect(await ending(api)).toEqual(paidOnce);
	});
});

describeDatabase("postgres", "webhooks", (freshDb) => {
	const webhookLines = (api: Api) =>
		api.db.selectFrom("fee_events").select("kind").where("source", "=", "webhook").execute();

	test.each(["duplicate", "reversed"] as const)("that come %s have one effect", async (webhooks) => {
		const api = await open(await freshDb());
		await setFaults(api, { webhooks, returns: "lost" });
		await payAtCheckout(api, api.orderId, "captured");
		await expect.poll(() => webhookLines(api)).toHaveLength(3);
		expect(await ending(api)).toEqual(paidOnce);
	});

	test("that are forged pay nothing, and do not keep the true ones out", async () => {
		const api = await open(await freshDb());
		await setFaults(api, { webhooks: "forged", returns: "lost" });
		await payAtCheckout(api, api.orderId, "failed");
		await expect.poll(() => webhookLines(api)).toEqual([{ kind: "failed" }]);
		expect(await api.fee()).toMatchObject({ state: "attempted", checking: false });
		await payAtCheckout(api, api.orderId, "captured");
		await expect.poll(() => webhookLines(api)).toHaveLength(4);
		expect(await ending(api)).toEqual({ state: "paid", calls: 1, payments: ["captured", "failed"] });
	});
});

describeDatabase("postgres", "a payment refunded at the provider's dashboard", (freshDb) => {
	test("is refunded here by its webhook, and cannot be marked or paid a second time", async () => {
		const api = await open(await freshDb());
		await api.confirmPayment(await payAtCheckout(api, api.orderId, "captured"));
		await answerAsBank(api, api.orderId, "refunded");
		await expect.poll(() => ending(api)).toEqual({ state: "refunded", calls: 1, payments: ["refunded"] });
		expect(
			await markRefunded(api.db, { of: "DSA-26-B-000001", by: "R. Thomas", note: "", now: api.now() }),
		).toMatchObject({ reason: "already-refunded" });
		expect(await api.startPayment()).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("was refunded") },
		});
	});
});

describeDatabase("postgres", "a bank that", (freshDb) => {
	test("authorises on the fourth day after saying no is believed, and its payment is captured", async () => {
		const api = await open(await freshDb());
		await setFaults(api, { payments: "late", webhooks: "lost" });
		expect(await payAtCheckout(api, api.orderId, "captured")).toMatchObject({
			error: { description: expect.stringContaining("didn’t answer in time") },
		});
		expect((await api.syncNow()).body.data.fee).toMatchObject({ state: "attempted", checking: false });
		for (let days = 0; days < 4; days += 0.5) await pass(api, day / 2);
		await answerAsBank(api, api.orderId, "authorized");
		await api.syncNow();
		expect(await api.startPayment()).toMatchObject(doNotPay);
		await pass(api, minute);
		expect(await ending(api)).toEqual(paidOnce);
	});

	test("authorises a first attempt after the second was paid: the fee stays paid, the late one flagged", async () => {
		const api = await open(await freshDb());
		await setFaults(api, { payments: "late" });
		await payAtCheckout(api, api.orderId, "captured");
		await setFaults(api, noFaults);
		await api.confirmPayment(await payAtCheckout(api, api.orderId, "captured"));
		await answerAsBank(api, api.orderId, "captured");
		await expect.poll(async () => (await api.fee())?.paymentsToRefund).toHaveLength(1);
		expect(await ending(api)).toEqual({ state: "paid", calls: 1, payments: ["captured", "captured, second_capture"] });
	});

	test("captures twice is paid once, and the second is flagged for refund", async () => {
		const api = await open(await freshDb());
		await setFaults(api, { payments: "double" });
		expect((await api.confirmPayment(await payAtCheckout(api, api.orderId, "captured"))).status).toBe(200);
		// The second capture comes by webhook.
		await expect.poll(async () => (await api.fee())?.paymentsToRefund).toHaveLength(1);
		expect(await ending(api)).toEqual({ state: "paid", calls: 1, payments: ["captured", "captured, second_capture"] });
	});

	test.each([
		["captures it", "captured", { state: "paid", checking: false }, 409],
		["refuses it", "failed", { state: "attempted", checking: false }, 200],
		["gives it back", "refunded", { state: "attempted", checking: false }, 200],
	] as const)("holds a payment and then %s", async (_what, answer, fee, mayPay) => {
		const api = await open(await freshDb());
		await setFaults(api, { payments: "held" });
		expect((await api.confirmPayment(await payAtCheckout(api, api.orderId, "captured"))).status).toBe(202);
		expect(await api.call("GET", `/razarpay/?application=${token}`)).toMatchObject(doNotPay);
		await setFaults(api, { payments: "none", webhooks: "lost" });
		expect((await payAtCheckout(api, api.orderId, "captured")).error).toMatchObject({ reason: "order_already_paid" });
		await answerAsBank(api, api.orderId, answer);
		await pass(api, minute);
		expect(await api.fee()).toMatchObject(fee);
		const again = await api.startPayment();
		expect([again.status, again.body.data?.id]).toEqual([mayPay, mayPay === 200 ? api.orderId : undefined]);
	});

	test("holds a payment of which nothing more is heard blocks the next for five days and no longer", async () => {
		const api = await open(await freshDb());
		await setFaults(api, { payments: "held" });
		await api.confirmPayment(await payAtCheckout(api, api.orderId, "captured"));
		await setFaults(api, { answers: "bad-gateway", webhooks: "lost" });
		await pass(api, 5 * day - minute);
		expect(await api.startPayment()).toMatchObject(doNotPay);
		await pass(api, 2 * minute);
		expect((await api.startPayment()).status).toBe(200);
	});

	test("does not answer at all blocks the next payment for a quarter of an hour, and may still say yes", async () => {
		const api = await open(await freshDb());
		await setFaults(api, { payments: "unanswered" });
		expect(await payAtCheckout(api, api.orderId, "captured")).toEqual({ silence: expect.any(String) });
		expect((await api.syncNow()).body.data).toMatchObject({ fee: { state: "attempted", checking: true }, asked: true });
		await pass(api, 16 * minute);
		expect(await api.fee()).toMatchObject({ checking: false });
		await answerAsBank(api, api.orderId, "captured");
		await expect.poll(() => ending(api)).toEqual(paidOnce);
	});
});
