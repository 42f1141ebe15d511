import { afterEach, expect, test } from "vitest";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { payAtCheckout, setFaults } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { paymentApiFor, webhookBody } from "#tests/support/payment/payment-api.ts";
import { randomRuns } from "#tests/support/rehearsal.ts";

const openApi = paymentApiFor(afterEach);

const deliveries = randomRuns(2_000);

describeDatabases("the provider's webhook", (freshDb) => {
	test("the sandbox's signed events alone make the fee paid", async () => {
		const api = await openApi(await freshDb());
		await payAtCheckout(api, api.orderId, "captured");
		await expect.poll(() => api.paid.length).toBe(1);
		await expect
			.poll(
				async () =>
					(await api.db.selectFrom("fee_events").select("id").where("source", "=", "webhook").execute()).length,
			)
			.toBe(3);
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state: "paid" });
	});

	test("a forged, an unsigned and a changed event are refused", async () => {
		const api = await openApi(await freshDb());
		expect((await api.hook(webhookBody(api.orderId), { secret: "guess" })).status).toBe(400);
		expect((await api.call("POST", "/razorpay/webhook", JSON.stringify(webhookBody(api.orderId)))).status).toBe(400);
		expect((await api.call("POST", "/razorpay/webhook")).status).toBe(400);
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state: "ordered" });
	});

	test("replayed and disordered events have one effect", async () => {
		const api = await openApi(await freshDb());
		for (const id of ["evt_2", "evt_2", "evt_1", "evt_2"])
			expect(
				(await api.hook(webhookBody(api.orderId, "pay_1", id === "evt_1" ? "authorized" : "captured"), { id })).body,
			).toEqual({ status: true });
		expect(api.paid).toHaveLength(1);
		expect(await api.db.selectFrom("fee_payments").select(["payment_id", "status"]).execute()).toEqual([
			{ payment_id: "pay_1", status: "captured" },
		]);
	});

	test("a second capture is flagged for refund", async () => {
		const api = await openApi(await freshDb());
		await Promise.all([api.hook(webhookBody(api.orderId, "pay_1")), api.hook(webhookBody(api.orderId, "pay_2"))]);
		expect(await api.db.selectFrom("fee_payments").select("flag").where("flag", "is not", null).execute()).toEqual([
			{ flag: "second_capture" },
		]);
		expect(api.paid).toHaveLength(1);
	});

	test("signed events about something else, or not in the contract, are taken without effect", async () => {
		const api = await openApi(await freshDb());
		for (const event of [
			webhookBody("order_of_another_shop"),
			{ event: "settlement.processed", payload: { settlement: {} } },
			{ event: "payment.captured", payload: { payment: { entity: { id: 7 } } } },
			[],
		]) {
			expect((await api.hook(event)).status).toBe(200);
		}
		expect(api.paid).toEqual([]);
	});

	test(`${deliveries} deliveries of one event, 50 at a time, have one effect`, async () => {
		const api = await openApi(await freshDb());
		const event = webhookBody(api.orderId);
		for (let sent = 0; sent < deliveries; sent += 50) {
			const answers = await Promise.all(Array.from({ length: 50 }, () => api.hook(event, { id: "evt_1" })));
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		}
		expect(api.paid).toHaveLength(1);
		expect(await api.db.selectFrom("fee_events").select("key").where("source", "=", "webhook").execute()).toEqual([
			{ key: "webhook:evt_1" },
		]);
	});

	test("is answered without asking anyone else first", async () => {
		const api = await openApi(await freshDb());
		await setFaults(api, { delayMs: 60_000 });
		expect((await api.hook(webhookBody(api.orderId))).status).toBe(200);
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state: "paid" });
	});

	test("that could not be recorded is not acknowledged, and its repetition has its full effect", async () => {
		const api = await openApi(await freshDb());
		await api.db.schema.alterTable("fee_events").renameTo("hidden_events").execute();
		expect((await api.hook(webhookBody(api.orderId), { id: "evt_1" })).status).toBe(500);
		await api.db.schema.alterTable("hidden_events").renameTo("fee_events").execute();
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state: "ordered" });
		expect((await api.hook(webhookBody(api.orderId), { id: "evt_1" })).status).toBe(200);
		expect(api.paid).toHaveLength(1);
	});
});
