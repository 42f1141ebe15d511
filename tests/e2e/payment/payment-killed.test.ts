import { createHmac } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { sandboxKeys } from "#peers/razorpay/api-keys.server.ts";
import { openSandboxDatabase, type SandboxDb } from "#peers/razorpay/sandbox-database.server.ts";
import { connect, type Db } from "#src/db/connect.server.ts";
import type { CrashPoint } from "#src/payment/fee/crash-points.server.ts";
import { payAtCheckout, setFaults } from "#src/payment/testing/site.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { startServer } from "#tests/support/server/server.ts";

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

/** A built site that crashes once, at this point of a payment. */
async function siteThatCrashesAt(engine: "sqlite" | "postgres", point: CrashPoint) {
	const marker = join(tmpdir(), `crashed-${process.pid}-${engine}-${point}`);
	rmSync(marker, { force: true });
	const settings = {
		NODE_OPTIONS: `--import=${resolve("tests/support/server/crashing-process.ts")}`,
		CRASH_AT: point,
		CRASH_MARKER: marker,
		LOG_LEVEL: "warn",
		DEMO: "off",
	};
	const site = await startServer(engine, settings);
	undo.push(async () => rmSync(marker, { force: true }), site.drop);
	const open = async <Result>(work: (db: Db) => Promise<Result>) => {
		const db = connect(site);
		try {
			return await work(db);
		} finally {
			await db.destroy();
		}
	};
	return { ...site, url: (path: string) => `${site.url}${path}`, marker, open };
}
type Site = Awaited<ReturnType<typeof siteThatCrashesAt>>;

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

/** Pays at the sandbox; neither the browser nor a webhook reports it. */
async function paySilently(site: Site, orderId: string): Promise<Record<string, string>> {
	await setFaults(site, { webhooks: "lost" });
	const keys = await readSandbox(site, sandboxKeys);
	return payAtCheckout({ url: site.url, keys }, orderId, "captured");
}

/** Reads the sandbox's own database. */
async function readSandbox<Result>(site: Site, read: (db: SandboxDb) => Promise<Result>): Promise<Result> {
	const db = await openSandboxDatabase(site);
	try {
		return await read(db);
	} finally {
		await db.destroy();
	}
}

/** Waits for the crash, then starts the site again as if ten minutes had passed. */
async function restartAfterCrash(site: Site) {
	await expect.poll(() => existsSync(site.marker)).toBe(true);
	await site.kill();
	await letTimePass(site);
	await site.restart();
}

async function letTimePass(site: Site) {
	const past = new Date(Date.now() - 600_000).toISOString();
	await site.open(async (db) => {
		await db.updateTable("fees").set({ next_poll_at: past }).where("next_poll_at", "is not", null).execute();
		await db.updateTable("fees").set({ leased_until: past }).where("leased_until", "is not", null).execute();
	});
}

/** One order at the provider, one payment, one mail, and no lease. */
async function expectPaidOnce(site: Site) {
	const fees = () => site.open((db) => db.selectFrom("fees").select(["state", "order_id", "leased_until"]).execute());
	await expect.poll(async () => (await fees())[0]?.state).toBe("paid");
	await site.stop();
	const storedRows = await site.open(async (db) => ({
		fees: await db.selectFrom("fees").select(["order_id", "leased_until"]).execute(),
		payments: await db.selectFrom("fee_payments").select(["status", "settled", "flag"]).execute(),
		mails: await db.selectFrom("outbox").select("about").where("template", "=", "fee-paid").execute(),
	}));
	const orders = await readSandbox(site, (db) => db.selectFrom("orders").select("id").execute());
	expect(orders).toEqual([{ id: expect.any(String) }]);
	expect(storedRows).toEqual({
		fees: [{ order_id: orders[0]?.id, leased_until: null }],
		payments: [{ status: "captured", settled: 1, flag: null }],
		mails: [{ about: "DSA-26-B-000001" }],
	});
}

describe.each(onEngine("postgres"))("a process that crashes on %s", (engine) => {
	test("after the provider created the order and before it is stored: the same order is found and paid", async () => {
		const site = await siteThatCrashesAt(engine, "order-created");
		expect(await apply(site)).toBeUndefined();
		await restartAfterCrash(site);
		await apply(site);
		const order = () => site.open((db) => db.selectFrom("fees").select("order_id as id").executeTakeFirstOrThrow());
		await expect.poll(async () => (await order()).id).not.toBeNull();
		await paySilently(site, (await order()).id ?? "");
		await site.stop();
		await letTimePass(site);
		await site.restart();
		await expectPaidOnce(site);
	});

	test("after the payment and before its verification: polling confirms it", async () => {
		const site = await siteThatCrashesAt(engine, "return-received");
		const application = await apply(site);
		const payResult = await paySilently(site, application?.payment?.id ?? "");
		const body = JSON.stringify({ application: application?.token, ...payResult });
		const confirm = () =>
			fetch(site.url("/api/v1/razorpay"), { method: "POST", headers: { "content-type": "application/json" }, body });
		await expect(confirm()).rejects.toThrow();
		await restartAfterCrash(site);
		await expectPaidOnce(site);
	});

	test("after a webhook arrived and before its commit: the retry of the same event has its full effect", async () => {
		const site = await siteThatCrashesAt(engine, "webhook-uncommitted");
		const application = await apply(site);
		const orderId = application?.payment?.id ?? "";
		const { razorpay_payment_id: id } = await paySilently(site, orderId);
		const entity = { id, order_id: orderId, amount: 1000, currency: "INR", status: "captured" };
		const order = { id: orderId, amount: 1000, currency: "INR", status: "paid" };
		const body = JSON.stringify({ event: "order.paid", payload: { payment: { entity }, order: { entity: order } } });
		const signature = createHmac("sha256", (await readSandbox(site, sandboxKeys)).webhookSecret)
			.update(body)
			.digest("hex");
		const headers = {
			"content-type": "application/json",
			"x-razorpay-signature": signature,
			"x-razorpay-event-id": "evt_1",
		};
		const deliver = () => fetch(site.url("/api/v1/razorpay/webhook"), { method: "POST", headers, body });
		await expect(deliver()).rejects.toThrow();
		await expect.poll(() => existsSync(site.marker)).toBe(true);
		await site.kill();
		expect(
			await site.open((db) => db.selectFrom("fee_events").select("id").where("source", "=", "webhook").execute()),
		).toEqual([]);
		await site.restart();
		expect((await deliver()).status).toBe(200);
		await expectPaidOnce(site);
	});

	test.each(["poll-answered", "poll-uncommitted"] as const)(
		"during a poll before its result is committed (%s): the next poll records it",
		async (point) => {
			const site = await siteThatCrashesAt(engine, point);
			const application = await apply(site);
			await paySilently(site, application?.payment?.id ?? "");
			await site.stop();
			await letTimePass(site);
			await site.restart().catch(() => {});
			await restartAfterCrash(site);
			await expectPaidOnce(site);
		},
	);
});
