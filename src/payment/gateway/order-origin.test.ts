import { afterEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { pollDueFees } from "#src/payment/confirm/poll-provider.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { addApplication, paymentEvent, testContext } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { ensureOrder } from "./ensure-order.server.ts";
import { razorpayGateway } from "./razorpay.server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

async function openProvider(db: Db, context: ReturnType<typeof testContext>) {
	const site = await startSandboxSite(db, context.now);
	undo.push(() => site.app.close());
	return site;
}

/** A fee with an order at one provider, and a second provider that knows nothing of it. */
async function switched(freshDb: () => Promise<Db>) {
	const [db, elsewhere] = [await freshDb(), await freshDb()];
	const context = testContext();
	const [before, after] = [await openProvider(db, context), await openProvider(elsewhere, context)];
	const id = await addApplication(db);
	await ensureOrder(db, before.gateway, id, context.now());
	const old = (await readFee(db, id, context.now()))?.orderId ?? "";
	return { db, context, before, after, id, old };
}

describeDatabases("an order created with other keys", (freshDb) => {
	test("is replaced when someone pays, and the fee is paid by the new one", async () => {
		const { db, context, after, id, old } = await switched(freshDb);
		const ensured = await ensureOrder(db, after.gateway, id, context.now());
		expect(ensured).toEqual({ ok: true, orderId: expect.not.stringContaining(old) });
		await payAtCheckout(after, ensured.ok ? ensured.orderId : "", "captured");
		context.now.pass(60_000);
		await pollDueFees(db, after.gateway, context);
		expect(await readFee(db, id, context.now())).toMatchObject({ state: "paid" });
		const details = await db
			.selectFrom("fee_events")
			.select("detail")
			.where("kind", "=", "ordered")
			.orderBy("id")
			.execute();
		expect(details.map(({ detail }) => JSON.parse(detail).insteadOf)).toEqual([undefined, old]);
	});

	test("is replaced by polling too, and an authorisation on it no longer blocks paying", async () => {
		const { db, context, after, id, old } = await switched(freshDb);
		await recordPaymentEvent(db, paymentEvent("webhook", old, "pay_old", "authorized"), context);
		expect(await readFee(db, id, context.now())).toMatchObject({ state: "attempted", checking: true });
		context.now.pass(60_000);
		await pollDueFees(db, after.gateway, context);
		const fee = await readFee(db, id, context.now());
		expect(fee).toMatchObject({ state: "attempted", checking: false });
		expect(fee?.orderId).not.toBe(old);
	});

	test("settles nothing when a payment of it is reported later, which is stored and logged for staff", async () => {
		const { db, context, after, id, old } = await switched(freshDb);
		await ensureOrder(db, after.gateway, id, context.now());
		const logged: object[] = [];
		const log = { warn: () => {}, error: (fields: object) => void logged.push(fields) };
		expect(
			await recordPaymentEvent(db, paymentEvent("webhook", old, "pay_old", "captured", "paid"), { ...context, log }),
		).toEqual({
			known: false,
		});
		expect(await readFee(db, id, context.now())).toMatchObject({ state: "ordered" });
		expect(logged).toEqual([{ reference: "DSA-26-B-000001", payment: "pay_old", status: "captured" }]);
		expect(
			await db.selectFrom("fee_events").select("payment_id").where("kind", "=", "payment_of_replaced_order").execute(),
		).toEqual([{ payment_id: "pay_old" }]);
	});

	test("is adopted when the provider knows it: only the keys were rotated", async () => {
		const { db, context, before, id, old } = await switched(freshDb);
		await before.sandboxDb.deleteFrom("api_keys").execute();
		const renewed = await openProvider(db, context);
		expect(renewed.keys.keyId).not.toBe(before.keys.keyId);
		expect(await ensureOrder(db, renewed.gateway, id, context.now())).toEqual({ ok: true, orderId: old });
		expect(await db.selectFrom("fees").select("order_key").execute()).toEqual([{ order_key: renewed.keys.keyId }]);
		expect(await before.sandboxDb.selectFrom("orders").select("id").execute()).toEqual([{ id: old }]);
	});

	test("stays while the new provider does not answer, or refuses the keys", async () => {
		const { db, context, after, id, old } = await switched(freshDb);
		const wrongKeys = razorpayGateway({
			...after.keys,
			keySecret: "wrong",
			webhookSecrets: ["x"],
			baseUrl: after.url("/sandbox/razorpay"),
		});
		expect(await ensureOrder(db, wrongKeys, id, context.now())).toEqual({ ok: false, reason: "unavailable" });
		await setFaults(after, { answers: "error" });
		expect(await ensureOrder(db, after.gateway, id, context.now())).toEqual({ ok: false, reason: "unavailable" });
		expect(await readFee(db, id, context.now())).toMatchObject({ state: "ordered", orderId: old });
	});
});
