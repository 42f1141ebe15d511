import { afterEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { addApplication, testContext } from "#src/payment/testing/fees.server.ts";
import { decide, openSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { reconcileDue } from "./poll-provider.server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

const minute = 60_000;
const day = 24 * 60 * minute;

async function open(db: Db) {
	const context = testContext();
	const site = await openSite(db, context.now);
	undo.push(() => site.app.close());
	const asked: string[] = [];
	const gateway: PaymentGateway = {
		...site.gateway,
		createOrder(request) {
			asked.push("create");
			return site.gateway.createOrder(request);
		},
		fetchPayments(orderId) {
			asked.push(orderId);
			return site.gateway.fetchPayments(orderId);
		},
	};
	const down = razorpayGateway({
		keyId: site.keys.keyId,
		keySecret: "x",
		webhookSecrets: ["x"],
		baseUrl: "http://127.0.0.1:1",
	});
	return { ...site, db, context, gateway, down, asked };
}

async function addOrdered({ db, gateway, context }: Awaited<ReturnType<typeof open>>, number = 1) {
	const id = await addApplication(db, number, context.now());
	const ensured = await ensureOrder(db, gateway, id, context.now());
	return { id, orderId: ensured.ok ? ensured.orderId : "" };
}

describeDatabases("ensureOrder", (freshDb) => {
	test("makes one order, stores it, and gives the same one afterwards", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site);
		expect(await ensureOrder(site.db, site.down, id, site.context.now())).toMatchObject({
			ok: true,
			orderId,
		});
		expect(site.asked).toEqual(["create"]);
		expect(await site.db.selectFrom("sandbox_orders").select(["id", "amount", "notes"]).execute()).toEqual([
			{ id: orderId, amount: 1000, notes: '{"reference":"DSA-26-B-000001","plan":"B.Arch application fee 2026"}' },
		]);
	});

	test("asked ten times at once, the provider makes one order", async () => {
		const site = await open(await freshDb());
		const id = await addApplication(site.db);
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => ensureOrder(site.db, site.gateway, id, site.context.now())),
		);
		expect(answers.filter((answer) => !answer.ok && answer.reason !== "busy")).toEqual([]);
		expect(await site.db.selectFrom("sandbox_orders").select("id").execute()).toHaveLength(1);
	});

	test("an unreachable provider leaves the fee due, and the failure in the audit", async () => {
		const site = await open(await freshDb());
		const id = await addApplication(site.db);
		expect(await ensureOrder(site.db, site.down, id, site.context.now())).toEqual({ ok: false, reason: "unavailable" });
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "due", orderId: null });
		expect(await site.db.selectFrom("fee_events").select("kind").orderBy("id").execute()).toEqual([
			{ kind: "due" },
			{ kind: "order_failed" },
		]);
	});

	test("when the answer was lost after the provider made the order, the next try finds that order", async () => {
		const site = await open(await freshDb());
		const id = await addApplication(site.db);
		const deaf: PaymentGateway = {
			...site.gateway,
			async createOrder(request) {
				await site.gateway.createOrder(request);
				throw new GatewayError("unavailable", "lost");
			},
		};
		await ensureOrder(site.db, deaf, id, site.context.now());
		const requests: unknown[] = [];
		const listening: PaymentGateway = {
			...site.gateway,
			createOrder(request) {
				requests.push(request.again);
				return site.gateway.createOrder(request);
			},
		};
		expect((await ensureOrder(site.db, listening, id, site.context.now())).ok).toBe(true);
		expect(requests).toEqual([true]);
		expect(await site.db.selectFrom("sandbox_orders").select("id").execute()).toEqual([
			{ id: (await readFee(site.db, id, site.context.now()))?.orderId },
		]);
	});

	test("an application without a fee has none to order", async () => {
		const site = await open(await freshDb());
		expect(await ensureOrder(site.db, site.gateway, 7, site.context.now())).toEqual({ ok: false, reason: "no-fee" });
		expect(await readFee(site.db, 7, site.context.now())).toBeNull();
	});
});

describeDatabases("reconcileDue", (freshDb) => {
	test("a payment of which neither browser nor webhook told is found and recorded", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site);
		await decide(site, orderId, "captured");
		expect(await reconcileDue(site.db, site.gateway, site.context)).toBe(0);
		site.context.now.pass(minute);
		expect(await reconcileDue(site.db, site.gateway, site.context)).toBe(1);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "paid" });
		expect(site.context.paid).toHaveLength(1);
		site.context.now.pass(day);
		expect(await reconcileDue(site.db, site.gateway, site.context)).toBe(0);
	});

	test("an order that could not be made at submission is made later", async () => {
		const site = await open(await freshDb());
		const id = await addApplication(site.db);
		await ensureOrder(site.db, site.down, id, site.context.now());
		site.context.now.pass(minute);
		expect(await reconcileDue(site.db, site.gateway, site.context)).toBe(1);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "ordered" });
	});

	test("open orders are asked at growing intervals and left alone after five days", async () => {
		const site = await open(await freshDb());
		await addOrdered(site);
		site.asked.length = 0;
		const looks: number[] = [];
		const begun = site.context.now().getTime();
		const nextLook = async () => (await site.db.selectFrom("fees").select("due_at").executeTakeFirstOrThrow()).due_at;
		for (let due = await nextLook(); due !== null; due = await nextLook()) {
			site.context.now.pass(Date.parse(due) - site.context.now().getTime());
			expect(await reconcileDue(site.db, site.gateway, site.context)).toBe(1);
			looks.push((site.context.now().getTime() - begun) / minute);
		}
		const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
		expect(looks.slice(0, 4)).toEqual([1, 2, 4, 9]);
		expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
		expect(looks.at(-1)).toBeLessThanOrEqual(5.6 * 24 * 60);
		expect(looks.at(-1)).toBeGreaterThanOrEqual(5 * 24 * 60);
		expect(looks.length).toBeLessThan(25);
	});

	test("a late authorisation on the fourth day is found", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site);
		await decide(site, orderId, "failed");
		for (let hours = 0; hours < 4 * 24; hours += 12) {
			site.context.now.pass(day / 2);
			await reconcileDue(site.db, site.gateway, site.context);
		}
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "attempted" });
		await site.db.updateTable("sandbox_payments").set({ status: "captured", error: null }).execute();
		await site.db.updateTable("sandbox_orders").set({ status: "paid" }).execute();
		site.context.now.pass(day / 2);
		await reconcileDue(site.db, site.gateway, site.context);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "paid" });
	});

	test("several processes at once look at each fee once", async () => {
		const site = await open(await freshDb());
		for (let number = 1; number <= 6; number += 1) await addOrdered(site, number);
		site.asked.length = 0;
		site.context.now.pass(minute);
		const looked = await Promise.all(
			Array.from({ length: 4 }, () => reconcileDue(site.db, site.gateway, site.context)),
		);
		expect(looked.reduce((sum, count) => sum + count)).toBe(6);
		expect(new Set(site.asked).size).toBe(6);
		expect(site.asked).toHaveLength(6);
	});

	test("a fee that a dead process had in hand is looked at when the lease has ended", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site);
		await decide(site, orderId, "captured");
		site.context.now.pass(minute);
		const lease = new Date(site.context.now().getTime() + minute).toISOString();
		await site.db.updateTable("fees").set({ leased_until: lease }).execute();
		expect(await reconcileDue(site.db, site.gateway, site.context)).toBe(0);
		site.context.now.pass(minute);
		expect(await reconcileDue(site.db, site.gateway, site.context)).toBe(1);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "paid" });
	});

	test("an unreachable provider ends the run after the first fee, and nothing is lost", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site, 1);
		await addOrdered(site, 2);
		await decide(site, orderId, "captured");
		site.context.now.pass(minute);
		expect(await reconcileDue(site.db, site.down, site.context)).toBe(1);
		site.context.now.pass(10 * minute);
		expect(await reconcileDue(site.db, site.gateway, site.context)).toBe(2);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "paid" });
	});
});
