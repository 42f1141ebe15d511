import { afterEach, expect, test } from "vitest";
import { noFaults, type SandboxFaults } from "#peers/razorpay/faults.ts";
import { reconcileDue } from "#src/payment/confirm/poll-provider.server.ts";
import { markRefunded } from "#src/payment/ledger/refund.server.ts";
import { answerAsBank, decide, setFaults } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { doorsOpenedIn, token } from "#tests/support/payment/payment-api.ts";

const open = doorsOpenedIn(afterEach);
type Door = Awaited<ReturnType<typeof open>>;

const minute = 60_000;
const day = 24 * 60 * minute;
const doNotPay = {
	status: 409,
	body: { status: false, checking: true, message: "We are checking with the bank. Do not pay again." },
};

/** Time passes, and the reconciler does its rounds. */
async function pass(door: Door, ms: number) {
	door.now.pass(ms);
	await reconcileDue(door.db, door.gateway, door);
}

/** How the fee ended: its state, how often that was told, and the flags of its payments. */
async function ending(door: Door) {
	const payments = await door.db.selectFrom("fee_payments").select(["status", "flag"]).orderBy("flag").execute();
	return {
		state: (await door.fee())?.state,
		told: door.paid.length,
		payments: payments.map(({ status, flag }) => `${status}${flag ? `, ${flag}` : ""}`).sort(),
	};
}
const paidOnce = { state: "paid", told: 1, payments: ["captured"] };

const badAnswers: [string, Partial<SandboxFaults>][] = [
	["answers too late", { delayMs: 900 }],
	["asks to wait (429)", { answers: "throttled" }],
	["is in trouble (500)", { answers: "error" }],
	["is behind a broken gateway (HTML, 502)", { answers: "bad-gateway" }],
	["cuts its answers off", { answers: "truncated" }],
];

describeDatabases("while the provider answers badly", (freshDb) => {
	test.each(badAnswers)("and %s, no order is promised; afterwards there is exactly one", async (_how, faults) => {
		const door = await open(await freshDb(), { ordered: false, timeoutMs: 300 });
		await setFaults(door, faults);
		expect(await door.setOut()).toMatchObject({
			status: 503,
			body: { message: expect.stringContaining("Your application is safe.") },
		});
		expect(await door.fee()).toMatchObject({ state: "due", checking: false });
		await setFaults(door, noFaults);
		const made = await door.setOut();
		expect(made.status).toBe(200);
		expect((await door.setOut()).body.data.id).toBe(made.body.data.id);
		await expect
			.poll(async () => (await door.db.selectFrom("sandbox_orders").select("id").execute()).map(({ id }) => id))
			.toEqual([made.body.data.id]);
	});

	test.each(badAnswers)(
		"and %s, a payer who returns is told not to pay again; afterwards the fee is paid",
		async (_how, faults) => {
			const door = await open(await freshDb(), { timeoutMs: 300 });
			await setFaults(door, { ...faults, webhooks: "lost" });
			const returned = await decide(door, door.orderId, "captured");
			expect(await door.handIn(returned)).toMatchObject({
				status: 202,
				body: { message: doNotPay.body.message, data: { state: "pending" } },
			});
			expect(await door.setOut()).toMatchObject(doNotPay);
			await pass(door, minute);
			expect(await door.fee()).toMatchObject({ state: "attempted", checking: true });
			await setFaults(door, noFaults);
			await pass(door, 10 * minute);
			expect(await ending(door)).toEqual(paidOnce);
		},
	);
});

describeDatabases("a payment whose return is lost", (freshDb) => {
	test("is found when the browser asks, though no webhook came", async () => {
		const door = await open(await freshDb());
		await setFaults(door, { returns: "lost", webhooks: "lost" });
		expect(await decide(door, door.orderId, "captured")).toEqual({ silence: expect.any(String) });
		expect((await door.check()).body.data).toEqual({
			reference: "DSA-26-B-000001",
			fee: { state: "paid", payment_id: expect.stringMatching(/^pay_/), checking: false },
			asked: true,
		});
		expect(await ending(door)).toEqual(paidOnce);
	});

	test("is not denied while the provider cannot be asked, and found by the reconciler", async () => {
		const door = await open(await freshDb());
		await setFaults(door, { returns: "lost", webhooks: "lost", answers: "error" });
		await decide(door, door.orderId, "captured");
		expect((await door.check()).body.data).toMatchObject({ fee: { state: "ordered" }, asked: false });
		await setFaults(door, noFaults);
		await pass(door, minute);
		expect(await ending(door)).toEqual(paidOnce);
	});
});

describeDatabases("webhooks", (freshDb) => {
	const webhookLines = (door: Door) =>
		door.db.selectFrom("fee_events").select("kind").where("source", "=", "webhook").execute();

	test.each(["duplicate", "reversed"] as const)("that come %s have one effect", async (webhooks) => {
		const door = await open(await freshDb());
		await setFaults(door, { webhooks, returns: "lost" });
		await decide(door, door.orderId, "captured");
		await expect.poll(() => webhookLines(door)).toHaveLength(3);
		expect(await ending(door)).toEqual(paidOnce);
	});

	test("that are forged pay nothing, and do not keep the true ones out", async () => {
		const door = await open(await freshDb());
		await setFaults(door, { webhooks: "forged", returns: "lost" });
		await decide(door, door.orderId, "failed");
		await expect.poll(() => webhookLines(door)).toEqual([{ kind: "failed" }]);
		expect(await door.fee()).toMatchObject({ state: "attempted", checking: false });
		await decide(door, door.orderId, "captured");
		await expect.poll(() => webhookLines(door)).toHaveLength(4);
		expect(await ending(door)).toEqual({ state: "paid", told: 1, payments: ["captured", "failed"] });
	});
});

describeDatabases("a payment given back at the provider's dashboard", (freshDb) => {
	test("is refunded here by its webhook, and cannot be marked or paid a second time", async () => {
		const door = await open(await freshDb());
		await door.handIn(await decide(door, door.orderId, "captured"));
		await answerAsBank(door, door.orderId, "refunded");
		await expect.poll(() => ending(door)).toEqual({ state: "refunded", told: 1, payments: ["refunded"] });
		expect(
			await markRefunded(door.db, { of: "DSA-26-B-000001", by: "R. Thomas", note: "", now: door.now() }),
		).toMatchObject({ reason: "already-refunded" });
		expect(await door.setOut()).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("paid and refunded") },
		});
	});
});

describeDatabases("a bank that", (freshDb) => {
	test("authorises on the fourth day after saying no is believed; nobody is asked to pay meanwhile", async () => {
		const door = await open(await freshDb());
		await setFaults(door, { payments: "late", webhooks: "lost" });
		expect(await decide(door, door.orderId, "captured")).toMatchObject({
			error: { description: expect.stringContaining("did not answer in time") },
		});
		expect((await door.check()).body.data.fee).toMatchObject({ state: "attempted", checking: false });
		for (let days = 0; days < 4; days += 0.5) await pass(door, day / 2);
		await answerAsBank(door, door.orderId, "authorized");
		await pass(door, day / 2);
		expect(await door.setOut()).toMatchObject(doNotPay);
		await answerAsBank(door, door.orderId, "captured");
		await pass(door, minute);
		expect(await ending(door)).toEqual(paidOnce);
	});

	test("authorises a first attempt after the second was paid: the fee stays paid, and the late one is flagged for refund and told of", async () => {
		const door = await open(await freshDb());
		await setFaults(door, { payments: "late" });
		await decide(door, door.orderId, "captured");
		await setFaults(door, noFaults);
		await door.handIn(await decide(door, door.orderId, "captured"));
		await answerAsBank(door, door.orderId, "captured");
		await expect.poll(async () => (await door.fee())?.surplus).toHaveLength(1);
		expect(await ending(door)).toEqual({ state: "paid", told: 1, payments: ["captured", "captured, second_capture"] });
	});

	test("captures twice is paid once, and the second is flagged for refund", async () => {
		const door = await open(await freshDb());
		await setFaults(door, { payments: "double" });
		expect((await door.handIn(await decide(door, door.orderId, "captured"))).status).toBe(200);
		expect(await ending(door)).toEqual({ state: "paid", told: 1, payments: ["captured", "captured, second_capture"] });
	});

	test.each([
		["captures it", "captured", { state: "paid", checking: false }, 409],
		["refuses it", "failed", { state: "attempted", checking: false }, 200],
		["gives it back", "refunded", { state: "attempted", checking: false }, 200],
	] as const)("holds a payment and then %s", async (_what, answer, fee, mayPay) => {
		const door = await open(await freshDb());
		await setFaults(door, { payments: "held" });
		expect((await door.handIn(await decide(door, door.orderId, "captured"))).status).toBe(202);
		expect(await door.call("GET", `/razarpay/?application=${token}`)).toMatchObject(doNotPay);
		await setFaults(door, { payments: "none", webhooks: "lost" });
		expect((await decide(door, door.orderId, "captured")).error).toMatchObject({ reason: "order_already_paid" });
		await answerAsBank(door, door.orderId, answer);
		await pass(door, minute);
		expect(await door.fee()).toMatchObject(fee);
		const again = await door.setOut();
		expect([again.status, again.body.data?.id]).toEqual([mayPay, mayPay === 200 ? door.orderId : undefined]);
	});

	test("holds a payment for ever blocks the next for five days and no longer", async () => {
		const door = await open(await freshDb());
		await setFaults(door, { payments: "held" });
		await door.handIn(await decide(door, door.orderId, "captured"));
		await pass(door, 5 * day - minute);
		expect(await door.setOut()).toMatchObject(doNotPay);
		await pass(door, 2 * minute);
		expect((await door.setOut()).status).toBe(200);
	});

	test("does not answer at all blocks the next payment for a quarter of an hour, and may still say yes", async () => {
		const door = await open(await freshDb());
		await setFaults(door, { payments: "unanswered" });
		expect(await decide(door, door.orderId, "captured")).toEqual({ silence: expect.any(String) });
		expect((await door.check()).body.data).toMatchObject({ fee: { state: "attempted", checking: true }, asked: true });
		await pass(door, 16 * minute);
		expect(await door.fee()).toMatchObject({ checking: false });
		await answerAsBank(door, door.orderId, "captured");
		await expect.poll(() => ending(door)).toEqual(paidOnce);
	});
});
