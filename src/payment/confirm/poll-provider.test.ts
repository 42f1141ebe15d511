import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { addApplication, testContext } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { pollDueFees } from "./poll-provider.server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

const minute = 60_000;
const day = 24 * 60 * minute;

async function open(db: Db) {
	const context = testContext();
	const site = await startSandboxSite(db, context.now);
	undo.push(() => site.app.close());
	const calls: string[] = [];
	const gateway: PaymentGateway = {
		...site.gateway,
		createOrder(request) {
			calls.push("create");
			return site.gateway.createOrder(request);
		},
		fetchPayments(orderId) {
			calls.push(orderId);
			return site.gateway.fetchPayments(orderId);
		},
	};
	const down = razorpayGateway({
		keyId: site.keys.keyId,
		keySecret: "x",
		webhookSecrets: ["x"],
		baseUrl: "http://127.0.0.1:1",
	});
	return { ...site, db, context, gateway, down, calls };
}

async function addOrdered({ db, gateway, context }: Awaited<ReturnType<typeof open>>, number = 1) {
	const id = await addApplication(db, number, context.now());
	const ensured = await ensureOrder(db, gateway, id, context.now());
	return { id, orderId: ensured.ok ? ensured.orderId : "" };
}

describeDatabases("ensureOrder", (freshDb) => {
	test("creates and stores one order, and returns it from then on", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site);
		expect(await ensureOrder(site.db, site.down, id, site.context.now())).toMatchObject({
			ok: true,
			orderId,
		});
		expect(site.calls).toEqual(["create"]);
		expect(await site.sandboxDb.selectFrom("orders").select(["id", "amount", "notes"]).execute()).toEqual([
			{ id: orderId, amount: 1000, notes: '{"reference":"DSA-26-B-000001","plan":"Application fee, admissions 2027"}' },
		]);
	});

	test("called ten times at once, it creates one order, and each call returns it when the provider has", async () => {
		const site = await open(await freshDb());
		const id = await addApplication(site.db);
		const slow: PaymentGateway = {
			...site.gateway,
			async createOrder(request) {
				await pause(500);
				return site.gateway.createOrder(request);
			},
		};
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => ensureOrder(site.db, slow, id, site.context.now())),
		);
		const orders = await site.sandboxDb.selectFrom("orders").select("id").execute();
		expect(orders).toHaveLength(1);
		expect(answers).toEqual(Array.from({ length: 10 }, () => ({ ok: true, orderId: orders[0]?.id })));
	});

	test("an unreachable provider leaves the fee due and the failure in the log", async () => {
		const site = await open(await freshDb());
		const id = await addApplication(site.db);
		expect(await ensureOrder(site.db, site.down, id, site.context.now())).toEqual({ ok: false, reason: "unavailable" });
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "due", orderId: null });
		expect(await site.db.selectFrom("fee_events").select("kind").orderBy("id").execute()).toEqual([
			{ kind: "due" },
			{ kind: "order_failed" },
		]);
	});

	test("when the response to the creation of an order was lost, the next attempt finds that order", async () => {
		const site = await open(await freshDb());
		const id = await addApplication(site.db);
		const losingResponses: PaymentGateway = {
			...site.gateway,
			async createOrder(request) {
				await site.gateway.createOrder(request);
				throw new GatewayError("unavailable", "lost");
			},
		};
		await ensureOrder(site.db, losingResponses, id, site.context.now());
		const requests: unknown[] = [];
		const observed: PaymentGateway = {
			...site.gateway,
			createOrder(request) {
				requests.push(request.mayExist);
				return site.gateway.createOrder(request);
			},
		};
		expect((await ensureOrder(site.db, observed, id, site.context.now())).ok).toBe(true);
		expect(requests).toEqual([true]);
		expect(await site.sandboxDb.selectFrom("orders").select("id").execute()).toEqual([
			{ id: (await readFee(site.db, id, site.context.now()))?.orderId },
		]);
	});

	test("an application without a fee gets no order", async () => {
		const site = await open(await freshDb());
		expect(await ensureOrder(site.db, site.gateway, 7, site.context.now())).toEqual({ ok: false, reason: "no-fee" });
		expect(await readFee(site.db, 7, site.context.now())).toBeNull();
	});
});

describeDatabases("pollDueFees", (freshDb) => {
	test("a payment that neither browser nor webhook reported is found and recorded", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site);
		await payAtCheckout(site, orderId, "captured");
		expect(await pollDueFees(site.db, site.gateway, site.context)).toBe(0);
		site.context.now.pass(minute);
		expect(await pollDueFees(site.db, site.gateway, site.context)).toBe(1);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "paid" });
		expect(site.context.paid).toHaveLength(1);
		site.context.now.pass(day);
		expect(await pollDueFees(site.db, site.gateway, site.context)).toBe(0);
	});

	test("an order that could not be created at submission is created later", async () => {
		const site = await open(await freshDb());
		const id = await addApplication(site.db);
		await ensureOrder(site.db, site.down, id, site.context.now());
		site.context.now.pass(minute);
		expect(await pollDueFees(site.db, site.gateway, site.context)).toBe(1);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "ordered" });
	});

	test("open orders are polled at growing intervals for five days", async () => {
		const site = await open(await freshDb());
		await addOrdered(site);
		site.calls.length = 0;
		const polls: number[] = [];
		const begun = site.context.now().getTime();
		const nextPoll = async () =>
			(await site.db.selectFrom("fees").select("next_poll_at").executeTakeFirstOrThrow()).next_poll_at;
		for (let due = await nextPoll(); due !== null; due = await nextPoll()) {
			site.context.now.pass(Date.parse(due) - site.context.now().getTime());
			expect(await pollDueFees(site.db, site.gateway, site.context)).toBe(1);
			polls.push((site.context.now().getTime() - begun) / minute);
		}
		const gaps = polls.slice(1).map((at, index) => at - (polls[index] ?? 0));
		expect(polls.slice(0, 4)).toEqual([1, 2, 4, 9]);
		expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
		expect(polls.at(-1)).toBeLessThanOrEqual(5.6 * 24 * 60);
		expect(polls.at(-1)).toBeGreaterThanOrEqual(5 * 24 * 60);
		expect(polls.length).toBeLessThan(25);
	});

	test("a late authorisation on the fourth day is found", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site);
		await payAtCheckout(site, orderId, "failed");
		for (let hours = 0; hours < 4 * 24; hours += 12) {
			site.context.now.pass(day / 2);
			await pollDueFees(site.db, site.gateway, site.context);
		}
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "attempted" });
		await site.sandboxDb.updateTable("payments").set({ status: "captured", error: null }).execute();
		await site.sandboxDb.updateTable("orders").set({ status: "paid" }).execute();
		site.context.now.pass(day / 2);
		await pollDueFees(site.db, site.gateway, site.context);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "paid" });
	});

	test("several processes at once poll each fee once", async () => {
		const site = await open(await freshDb());
		for (let number = 1; number <= 6; number += 1) await addOrdered(site, number);
		site.calls.length = 0;
		site.context.now.pass(minute);
		const polled = await Promise.all(Array.from({ length: 4 }, () => pollDueFees(site.db, site.gateway, site.context)));
		expect(polled.reduce((sum, count) => sum + count)).toBe(6);
		expect(new Set(site.calls).size).toBe(6);
		expect(site.calls).toHaveLength(6);
	});

	test("a fee leased by a dead process is polled once the lease has expired", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site);
		await payAtCheckout(site, orderId, "captured");
		site.context.now.pass(minute);
		const lease = new Date(site.context.now().getTime() + minute).toISOString();
		await site.db.updateTable("fees").set({ leased_until: lease }).execute();
		expect(await pollDueFees(site.db, site.gateway, site.context)).toBe(0);
		site.context.now.pass(minute);
		expect(await pollDueFees(site.db, site.gateway, site.context)).toBe(1);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "paid" });
	});

	test("an unreachable provider ends the run after the first fee, and nothing is lost", async () => {
		const site = await open(await freshDb());
		const { id, orderId } = await addOrdered(site, 1);
		await addOrdered(site, 2);
		await payAtCheckout(site, orderId, "captured");
		site.context.now.pass(minute);
		expect(await pollDueFees(site.db, site.down, site.context)).toBe(1);
		site.context.now.pass(10 * minute);
		expect(await pollDueFees(site.db, site.gateway, site.context)).toBe(2);
		expect(await readFee(site.db, id, site.context.now())).toMatchObject({ state: "paid" });
	});
});
