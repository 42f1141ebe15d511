import { createHmac } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { connect, type Db } from "#src/db/connect.server.ts";
import type { Moment } from "#src/payment/confirm/crash-points.server.ts";
import { decide, setFaults } from "#src/payment/testing/site.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startServer } from "#tests/support/server/server.ts";

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

/** A built site that dies once, at this moment of a payment, and what the test needs to drive it. */
async function siteThatDiesAt(engine: "sqlite" | "postgres", moment: Moment) {
	const mark = join(tmpdir(), `died-${process.pid}-${engine}-${moment}`);
	rmSync(mark, { force: true });
	const settings = {
		NODE_OPTIONS: `--import=${resolve("tests/support/server/crashing-process.ts")}`,
		DIE_AT: moment,
		DIE_MARK: mark,
		LOG_LEVEL: "warn",
		DEMO: "off",
	};
	const site = await startServer(engine, settings);
	undo.push(async () => rmSync(mark, { force: true }), site.drop);
	const open = async <Result>(work: (db: Db) => Promise<Result>) => {
		const db = connect(site);
		try {
			return await work(db);
		} finally {
			await db.destroy();
		}
	};
	return { ...site, url: (path: string) => `${site.url}${path}`, mark, open };
}
type Site = Awaited<ReturnType<typeof siteThatDiesAt>>;

async function apply(site: Site): Promise<{ token: string; payment: { id: string } | null } | undefined> {
	const { body, contentType } = await multipart(barchAnswers);
	const headers = { "content-type": contentType, "idempotency-key": "the only application" };
	const answer = await fetch(site.url("/api/v1/website/application/add"), {
		method: "POST",
		headers,
		body: new Uint8Array(body),
	}).catch(() => undefined);
	return answer && (await answer.json()).data;
}

/** Pays at the sandbox, of which neither the browser nor a webhook tells. */
async function paySilently(site: Site, orderId: string): Promise<Record<string, string>> {
	await setFaults(site, { webhooks: "lost" });
	const keys = await site.open(readKeys);
	return decide({ url: site.url, keys }, orderId, "captured");
}

async function readKeys(db: Db) {
	const rows = await db.selectFrom("sandbox_keys").selectAll().execute();
	const value = (name: string) => rows.find((row) => row.name === name)?.value ?? "";
	return { keyId: value("key_id"), keySecret: value("key_secret"), webhookSecret: value("webhook_secret") };
}

/** Waits for the death, then starts the site again as if ten minutes had passed. */
async function riseAgain(site: Site) {
	await expect.poll(() => existsSync(site.mark), { timeout: 15_000 }).toBe(true);
	await site.kill();
	await letTimePass(site);
	await site.restart();
}

async function letTimePass(site: Site) {
	const past = new Date(Date.now() - 600_000).toISOString();
	await site.open(async (db) => {
		await db.updateTable("fees").set({ due_at: past }).where("due_at", "is not", null).execute();
		await db.updateTable("fees").set({ leased_until: past }).where("leased_until", "is not", null).execute();
	});
}

/** One order at the provider, one payment, one mail of it, and nobody has it in hand. */
async function expectPaidOnce(site: Site) {
	const fees = () => site.open((db) => db.selectFrom("fees").select(["state", "order_id", "leased_until"]).execute());
	await expect.poll(async () => (await fees())[0]?.state, { timeout: 15_000 }).toBe("paid");
	await site.stop();
	const stored = await site.open(async (db) => ({
		fees: await db.selectFrom("fees").select(["order_id", "leased_until"]).execute(),
		orders: await db.selectFrom("sandbox_orders").select("id").execute(),
		payments: await db.selectFrom("fee_payments").select(["status", "settled", "flag"]).execute(),
		mails: await db.selectFrom("outbox").select("about").where("template", "=", "fee-paid").execute(),
	}));
	expect(stored).toEqual({
		fees: [{ order_id: stored.orders[0]?.id, leased_until: null }],
		orders: [{ id: expect.any(String) }],
		payments: [{ status: "captured", settled: 1, flag: null }],
		mails: [{ about: "DSA-26-B-000001" }],
	});
}

describe.each(["sqlite", "postgres"] as const)("a process killed on %s", (engine) => {
	test("between the order's making at the provider and its storing: the same order is found and paid", async () => {
		const site = await siteThatDiesAt(engine, "order-made");
		expect(await apply(site)).toBeUndefined();
		await riseAgain(site);
		await apply(site);
		const order = () => site.open((db) => db.selectFrom("fees").select("order_id as id").executeTakeFirstOrThrow());
		await expect.poll(async () => (await order()).id).not.toBeNull();
		await paySilently(site, (await order()).id ?? "");
		await site.stop();
		await letTimePass(site);
		await site.restart();
		await expectPaidOnce(site);
	});

	test("after the payment and before its verification: the provider is asked", async () => {
		const site = await siteThatDiesAt(engine, "return-received");
		const sent = await apply(site);
		const returned = await paySilently(site, sent?.payment?.id ?? "");
		const body = JSON.stringify({ application: sent?.token, ...returned });
		const handIn = () =>
			fetch(site.url("/api/v1/razorpay"), { method: "POST", headers: { "content-type": "application/json" }, body });
		await expect(handIn()).rejects.toThrow();
		await riseAgain(site);
		await expectPaidOnce(site);
	});

	test("after a webhook's receipt and before its commit: the provider's retry of the same event has its full effect", async () => {
		const site = await siteThatDiesAt(engine, "webhook-uncommitted");
		const sent = await apply(site);
		const orderId = sent?.payment?.id ?? "";
		const { razorpay_payment_id: id } = await paySilently(site, orderId);
		const entity = { id, order_id: orderId, amount: 1000, currency: "INR", status: "captured" };
		const order = { id: orderId, amount: 1000, currency: "INR", status: "paid" };
		const body = JSON.stringify({ event: "order.paid", payload: { payment: { entity }, order: { entity: order } } });
		const signature = createHmac("sha256", (await site.open(readKeys)).webhookSecret)
			.update(body)
			.digest("hex");
		const headers = {
			"content-type": "application/json",
			"x-razorpay-signature": signature,
			"x-razorpay-event-id": "evt_1",
		};
		const deliver = () => fetch(site.url("/api/v1/razorpay/webhook"), { method: "POST", headers, body });
		await expect(deliver()).rejects.toThrow();
		await expect.poll(() => existsSync(site.mark)).toBe(true);
		await site.kill();
		expect(
			await site.open((db) => db.selectFrom("fee_events").select("id").where("source", "=", "webhook").execute()),
		).toEqual([]);
		await site.restart();
		expect((await deliver()).status).toBe(200);
		await expectPaidOnce(site);
	});

	test.each(["provider-asked", "reconciler-uncommitted"] as const)(
		"in the reconciler between asking and recording (%s): the next round records it",
		async (moment) => {
			const site = await siteThatDiesAt(engine, moment);
			const sent = await apply(site);
			await paySilently(site, sent?.payment?.id ?? "");
			await site.stop();
			await letTimePass(site);
			await site.restart().catch(() => {});
			await riseAgain(site);
			await expectPaidOnce(site);
		},
	);
});
