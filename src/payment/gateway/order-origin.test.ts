import { afterEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { reconcileDue } from "#src/payment/confirm/poll-provider.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { recordFact } from "#src/payment/fee/payment-event.server.ts";
import { addApplication, fact, testContext } from "#src/payment/testing/fees.server.ts";
import { decide, openSite, setFaults } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { ensureOrder } from "./ensure-order.server.ts";
import { razorpayGateway } from "./razorpay.server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

async function openProvider(books: Db, context: ReturnType<typeof testContext>) {
	const site = await openSite(books, context.now);
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

describeDatabases("an order that other keys made", (freshDb) => {
	test("is replaced at the first need, and the fee is paid by the new one", async () => {
		const { db, context, after, id, old } = await switched(freshDb);
		const ensured = await ensureOrder(db, after.gateway, id, context.now());
		expect(ensured).toEqual({ ok: true, orderId: expect.not.stringContaining(old) });
		await decide(after, ensured.ok ? ensured.orderId : "", "captured");
		context.now.pass(60_000);
		await reconcileDue(db, after.gateway, context);
		expect(await readFee(db, id, context.now())).toMatchObject({ state: "paid" });
		const details = await db
			.selectFrom("fee_events")
			.select("detail")
			.where("kind", "=", "ordered")
			.orderBy("id")
			.execute();
		expect(details.map(({ detail }) => JSON.parse(detail).insteadOf)).toEqual([undefined, old]);
	});

	test("is replaced by the reconciler too, and an authorisation on it no longer keeps anybody from paying", async () => {
		const { db, context, after, id, old } = await switched(freshDb);
		await recordFact(db, fact("webhook", old, "pay_old", "authorized"), context);
		expect(await readFee(db, id, context.now())).toMatchObject({ state: "attempted", checking: true });
		context.now.pass(60_000);
		await reconcileDue(db, after.gateway, context);
		const fee = await readFee(db, id, context.now());
		expect(fee).toMatchObject({ state: "attempted", checking: false });
		expect(fee?.orderId).not.toBe(old);
	});

	test("when a payment of it is reported later, pays nothing and is kept and logged for a person to look at", async () => {
		const { db, context, after, id, old } = await switched(freshDb);
		await ensureOrder(db, after.gateway, id, context.now());
		const logged: object[] = [];
		const log = { warn: () => {}, error: (fields: object) => void logged.push(fields) };
		expect(await recordFact(db, fact("webhook", old, "pay_old", "captured", "paid"), { ...context, log })).toEqual({
			known: false,
		});
		expect(await readFee(db, id, context.now())).toMatchObject({ state: "ordered" });
		expect(logged).toEqual([{ reference: "DSA-26-B-000001", payment: "pay_old", status: "captured" }]);
		expect(
			await db.selectFrom("fee_events").select("payment_id").where("kind", "=", "payment_of_replaced_order").execute(),
		).toEqual([{ payment_id: "pay_old" }]);
	});

	test("is kept when the provider still knows it: only its keys were changed", async () => {
		const { db, context, before, id, old } = await switched(freshDb);
		await db.deleteFrom("sandbox_keys").execute();
		const renewed = await openProvider(db, context);
		expect(renewed.keys.keyId).not.toBe(before.keys.keyId);
		expect(await ensureOrder(db, renewed.gateway, id, context.now())).toEqual({ ok: true, orderId: old });
		expect(await db.selectFrom("fees").select("order_key").execute()).toEqual([{ order_key: renewed.keys.keyId }]);
		expect(await db.selectFrom("sandbox_orders").select("id").execute()).toEqual([{ id: old }]);
	});

	test("before it was kept which keys those were, is asked for and kept where it is known", async () => {
		const { db, context, before, id, old } = await switched(freshDb);
		await db.updateTable("fees").set({ order_key: null }).execute();
		expect(await ensureOrder(db, before.gateway, id, context.now())).toEqual({ ok: true, orderId: old });
		expect(await db.selectFrom("fees").select("order_key").execute()).toEqual([{ order_key: before.keys.keyId }]);
	});

	test("is kept while the new provider does not answer, or refuses the keys", async () => {
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
