import { afterEach, expect, test } from "vitest";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { decide, setFaults } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { doorsOpenedIn, news } from "#tests/support/payment/payment-api.ts";

const openDoor = doorsOpenedIn(afterEach);

describeDatabases("the provider's webhook", (freshDb) => {
	test("the sandbox's signed events alone make the fee paid", async () => {
		const door = await openDoor(await freshDb());
		await decide(door, door.orderId, "captured");
		await expect.poll(() => door.paid.length).toBe(1);
		await expect
			.poll(
				async () =>
					(await door.db.selectFrom("fee_events").select("id").where("source", "=", "webhook").execute()).length,
			)
			.toBe(3);
		expect(await readFee(door.db, door.id, door.now())).toMatchObject({ state: "paid" });
	});

	test("a forged, an unsigned and a changed event are refused", async () => {
		const door = await openDoor(await freshDb());
		expect((await door.hook(news(door.orderId), { secret: "guess" })).status).toBe(400);
		expect((await door.call("POST", "/razorpay/webhook", JSON.stringify(news(door.orderId)))).status).toBe(400);
		expect((await door.call("POST", "/razorpay/webhook")).status).toBe(400);
		expect(await readFee(door.db, door.id, door.now())).toMatchObject({ state: "ordered" });
	});

	test("replayed and disordered events have one effect", async () => {
		const door = await openDoor(await freshDb());
		for (const id of ["evt_2", "evt_2", "evt_1", "evt_2"])
			expect(
				(await door.hook(news(door.orderId, "pay_1", id === "evt_1" ? "authorized" : "captured"), { id })).body,
			).toEqual({ status: true });
		expect(door.paid).toHaveLength(1);
		expect(await door.db.selectFrom("fee_payments").select(["payment_id", "status"]).execute()).toEqual([
			{ payment_id: "pay_1", status: "captured" },
		]);
	});

	test("a second capture is flagged for refund", async () => {
		const door = await openDoor(await freshDb());
		await Promise.all([door.hook(news(door.orderId, "pay_1")), door.hook(news(door.orderId, "pay_2"))]);
		expect(await door.db.selectFrom("fee_payments").select("flag").where("flag", "is not", null).execute()).toEqual([
			{ flag: "second_capture" },
		]);
		expect(door.paid).toHaveLength(1);
	});

	test("signed events about something else, or not in the contract, are taken without effect", async () => {
		const door = await openDoor(await freshDb());
		for (const event of [
			news("order_of_another_shop"),
			{ event: "settlement.processed", payload: { settlement: {} } },
			{ event: "payment.captured", payload: { payment: { entity: { id: 7 } } } },
			[],
		]) {
			expect((await door.hook(event)).status).toBe(200);
		}
		expect(door.paid).toEqual([]);
	});

	test("1,000 deliveries of one event, 50 at a time, have one effect", { timeout: 60_000 }, async () => {
		const door = await openDoor(await freshDb());
		const event = news(door.orderId);
		for (let batch = 0; batch < 20; batch += 1) {
			const answers = await Promise.all(Array.from({ length: 50 }, () => door.hook(event, { id: "evt_1" })));
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		}
		expect(door.paid).toHaveLength(1);
		expect(await door.db.selectFrom("fee_events").select("key").where("source", "=", "webhook").execute()).toEqual([
			{ key: "webhook:evt_1" },
		]);
	});

	test("is answered within a second, since nobody else is asked first", async () => {
		const door = await openDoor(await freshDb());
		await setFaults(door, { delayMs: 5000 });
		const begun = performance.now();
		expect((await door.hook(news(door.orderId))).status).toBe(200);
		expect(performance.now() - begun).toBeLessThan(1000);
		expect(await readFee(door.db, door.id, door.now())).toMatchObject({ state: "paid" });
	});

	test("that could not be recorded is not acknowledged, and its repetition has its full effect", async () => {
		const door = await openDoor(await freshDb());
		await door.db.schema.alterTable("fee_events").renameTo("hidden_events").execute();
		expect((await door.hook(news(door.orderId), { id: "evt_1" })).status).toBe(500);
		await door.db.schema.alterTable("hidden_events").renameTo("fee_events").execute();
		expect(await readFee(door.db, door.id, door.now())).toMatchObject({ state: "ordered" });
		expect((await door.hook(news(door.orderId), { id: "evt_1" })).status).toBe(200);
		expect(door.paid).toHaveLength(1);
	});
});
