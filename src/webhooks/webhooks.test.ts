import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { isPublicAddress, reachableFrom } from "#src/net/public-address.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";
import { introduction } from "#src/server/api-document/introduction.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { startReceiver } from "#tests/support/webhooks/receiver.ts";
import { announce } from "./announce.server.ts";
import {
	changeWebhook,
	leaveGivenUp,
	makeWebhook,
	type StateAct,
	sendAgain,
	testWebhook,
	webhookSubject,
} from "./change-webhooks.server.ts";
import { type Delivering, deliverWebhooks } from "./deliver-webhooks.server.ts";
import { deleteOldDeliveries, readGivenUp, readWebhook } from "./read-webhooks.server.ts";
import { newWebhookSecret, signedHeaders } from "./sign.server.ts";
import { allEvents, type WebhookEvent } from "./webhook-events.ts";

const by = { id: 1, name: "Meera Nair" };
const siteUrl = "http://localhost:3000";
const sealer = createSealer("a secret of thirty-two characters");
const log = { info: () => {}, warn: () => {}, error: () => {} };
const hourMs = 3_600_000;

it("messages are signed as the Standard Webhooks say", () => {
	// The example of the specification.
	const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' };
	expect(signedHeaders(message, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")).toEqual({
		"webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
		"webhook-timestamp": "1614265330",
		"webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
	});
});

it.each([
	["guide", readFileSync("docs/integrations.md", "utf8")],
	["API document", introduction],
])("the check of the %s takes what is signed, and nothing else", async (_, text) => {
	const [code = ""] = /import \{ createHmac.*?^(?: {4})?\}$/ms.exec(text) ?? [];
	const { verify } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
	const secret = newWebhookSecret();
	const body = '{"type":"webhook.test"}';
	const signedSignedHeaders = signedHeaders({ id: "msg_1", at: new Date(), body }, secret);
	expect(verify(secret, signedSignedHeaders, body)).toBe(true);
	expect(verify(secret, signedSignedHeaders, `${body} `)).toBe(false);
	expect(verify(newWebhookSecret(), signedSignedHeaders, body)).toBe(false);
	expect(verify(secret, { ...signedSignedHeaders, "webhook-id": "msg_2" }, body)).toBe(false);
	const old = signedHeaders({ id: "msg_1", at: new Date(Date.now() - 600_000), body }, secret);
	expect(verify(secret, old, body)).toBe(false);
});

describeDatabases("a webhook", (freshDb) => {
	let time = Date.parse("2026-11-23T04:00:00Z");
	const now = () => new Date(time);
	const pass = (ms: number) => {
		time += ms;
	};
	const receive = (db: Db, reference = "DSA-26-B-000001") =>
		db.transaction().execute((trx) => announce(trx, { event: "application.received", data: { reference } }, now()));
	const make = (db: Db, url: string, events: readonly WebhookEvent[] = allEvents, site = siteUrl) =>
		db.transaction().execute((trx) => makeWebhook(trx, { sealer, siteUrl: site }, { url, events, by }, now()));
	const change = (db: Db, id: number, act: StateAct) =>
		db.transaction().execute((trx) => changeWebhook(trx, { id, act, by }, now()));
	const deliver = (db: Db, overrides: Partial<Delivering> = {}) =>
		deliverWebhooks(db, { sealer, siteUrl, mayReach: reachableFrom(siteUrl), now, log, ...overrides });
	const receiver = async (...replies: Parameters<typeof startReceiver>) => {
		const startedReceiver = await startReceiver(...replies);
		onTestFinished(startedReceiver.close);
		return startedReceiver;
	};
	const addWebhook = async (db: Db, url: string, events = allEvents) => {
		const result = await make(db, url, events);
		if (!result.ok) throw new Error(result.message);
		return result;
	};
	const states = async (db: Db, id = 1) =>
		(await readWebhook(db, id))?.deliveries.map(({ state, attempts, last_status }) => [state, attempts, last_status]);

	it("is told of what it has asked for, in order, signed with its own secret", async () => {
		const db = await freshDb();
		const peer = await receiver(200);
		const { secret } = await addWebhook(db, peer.url, ["application.received"]);
		await receive(db);
		await db
			.transaction()
			.execute((trx) => announce(trx, { event: "fee.paid", data: { reference: "DSA-26-B-000001" } }, now()));
		await receive(db, "DSA-26-B-000002");
		pass(1000);
		expect(await deliver(db)).toBe(2);
		expect(await deliver(db)).toBe(0);
		expect(peer.received.map(({ body }) => JSON.parse(body))).toEqual(
			["DSA-26-B-000001", "DSA-26-B-000002"].map((reference) => ({
				type: "application.received",
				timestamp: "2026-11-23T04:00:00.000Z",
				data: { reference },
			})),
		);
		const [{ headers, body } = { headers: {}, body: "" }] = peer.received;
		const signedText = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
		const key = Buffer.from(secret.replace("whsec_", ""), "base64");
		expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signedText).digest("base64")}`);
		expect(headers["webhook-timestamp"]).toBe(String(time / 1000));
		expect(new Set(peer.received.map((each) => each.headers["webhook-id"])).size).toBe(2);
		expect(await states(db)).toEqual([
			["delivered", 1, 200],
			["delivered", 1, 200],
		]);
		const row = await db.selectFrom("webhooks").select("secret").executeTakeFirstOrThrow();
		expect(row.secret).not.toContain(secret.slice(6));
	});

	it("is not told of what was rolled back", async () => {
		const db = await freshDb();
		await addWebhook(db, "https://receiver.example/hooks");
		const failing = db.transaction().execute(async (trx) => {
			await announce(trx, { event: "fee.paid", data: {} }, now());
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		expect(await states(db)).toEqual([]);
	});

	it("gets the same message again until it answers well, ever more rarely, and for three days", async () => {
		const db = await freshDb();
		const peer = await receiver(500, (response) => response.writeHead(302, { location: "/elsewhere" }).end(), 204);
		await addWebhook(db, peer.url);
		await receive(db);
		await deliver(db);
		await deliver(db);
		expect(peer.received).toHaveLength(1);
		expect(await states(db)).toEqual([["waiting", 1, 500]]);
		pass(12_000);
		await deliver(db);
		expect(await states(db)).toEqual([["waiting", 2, 302]]);
		pass(48_000);
		await deliver(db);
		expect(await states(db)).toEqual([["delivered", 3, 204]]);
		expect(new Set(peer.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
		expect(new Set(peer.received.map(({ body }) => body)).size).toBe(1);
		expect(new Set(peer.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
	});

	it("that never answers well is given up after three days, seen, sent again or left", async () => {
		const db = await freshDb();
		const peer = await receiver(503);
		const { id } = await addWebhook(db, peer.url);
		await receive(db);
		const begun = time;
		for (let hour = 0; hour < 80; hour++) {
			await deliver(db);
			pass(hourMs);
		}
		expect(await readGivenUp(db)).toEqual([{ id, url: peer.url, count: 1 }]);
		const [delivery] = (await readWebhook(db, id))?.deliveries ?? [];
		expect(delivery).toMatchObject({ state: "given-up", last_status: 503, last_answer: "status 503" });
		const last = Date.parse(delivery?.last_tried_at ?? "") - begun;
		expect([last > 60 * hourMs, last <= 72 * hourMs]).toEqual([true, true]);
		const tries = peer.received.length;
		expect(tries).toBeGreaterThan(12);
		const again = { id, deliveryId: delivery?.id ?? 0, by };
		expect(await db.transaction().execute((trx) => sendAgain(trx, again, now()))).toMatchObject({ ok: true });
		expect(await readGivenUp(db)).toEqual([]);
		await deliver(db);
		expect(peer.received).toHaveLength(tries + 1);
		await db.updateTable("webhook_deliveries").set({ state: "given-up", ended_at: now().toISOString() }).execute();
		const leave = () => db.transaction().execute((trx) => leaveGivenUp(trx, { id, by }, now()));
		expect(await leave()).toMatchObject({ ok: true });
		expect(await leave()).toMatchObject({ ok: false });
		expect(await readGivenUp(db)).toEqual([]);
		expect(await deleteOldDeliveries(db, now())).toBe(0);
		pass(31 * 24 * hourMs);
		expect(await deleteOldDeliveries(db, now())).toBe(1);
	});

	it("that hangs holds up no other, and gets its message from the next process when this one ends", async () => {
		const db = await freshDb();
		const ending = new AbortController();
		const hanging = await receiver(() => {}, 200);
		const other = await receiver(200);
		await addWebhook(db, hanging.url);
		await addWebhook(db, other.url);
		await receive(db);
		const run = deliver(db, { signal: ending.signal });
		await expect.poll(() => states(db, 2)).toEqual([["delivered", 1, 200]]);
		ending.abort();
		await run;
		expect(await states(db, 1)).toEqual([["waiting", 1, null]]);
		await deliver(db);
		expect(hanging.received).toHaveLength(1);
		pass(60_000);
		await deliver(db);
		const [first, second] = hanging.received;
		expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
		expect(await states(db, 1)).toEqual([["delivered", 2, 200]]);
	});

	it("has a time to answer, and no more of its answer is read than is shown", async () => {
		const db = await freshDb();
		const hanging = await receiver(() => {});
		const endless = await receiver((response) => {
			response.writeHead(500);
			const more = () => response.write("அ long answer\n".repeat(100), () => response.writable && setImmediate(more));
			more();
		});
		await addWebhook(db, hanging.url);
		await addWebhook(db, endless.url);
		await receive(db);
		await deliver(db, { timeLimitMs: 1500 });
		const answerOf = async (id: number) => (await readWebhook(db, id))?.deliveries[0]?.last_answer ?? "";
		expect(await answerOf(1)).toBe("No response in time.");
		expect(await answerOf(2)).toMatch(/^அ long answer அ long/);
		expect([...(await answerOf(2))]).toHaveLength(200);
	});

	it("whose secret another key has sealed is not called, and says so", async () => {
		const db = await freshDb();
		const peer = await receiver(200);
		await addWebhook(db, peer.url);
		await receive(db);
		await deliver(db, { sealer: createSealer("another secret of thirty-two letters") });
		expect(peer.received).toEqual([]);
		expect((await readWebhook(db, 1))?.deliveries[0]?.last_answer).toContain("The server’s secret key has changed");
	});

	it("is served by one of several processes at a time", async () => {
		const db = await freshDb();
		const peer = await receiver(200);
		await addWebhook(db, peer.url);
		for (let number = 1; number <= 20; number++) await receive(db, `DSA-26-B-${number}`);
		await Promise.all([deliver(db), deliver(db), deliver(db)]);
		expect(peer.received).toHaveLength(20);
		expect(new Set(peer.received.map(({ headers }) => headers["webhook-id"])).size).toBe(20);
	});

	it("is not called on an address that is not public, by number or by name", async () => {
		const db = await freshDb();
		const peer = await receiver(200);
		await addWebhook(db, peer.url);
		await addWebhook(db, peer.url.replace("127.0.0.1", "localhost"));
		await receive(db);
		await deliver(db, { mayReach: isPublicAddress });
		expect(peer.received).toEqual([]);
		for (const id of [1, 2]) {
			const [delivery] = (await readWebhook(db, id))?.deliveries ?? [];
			expect(delivery).toMatchObject({ state: "waiting", last_answer: expect.stringContaining("isn’t on the public") });
		}
	});

	it("is refused with an address that is not one of the public internet over HTTPS", async () => {
		const db = await freshDb();
		const production = "https://school.example";
		for (const url of [
			"",
			"receiver.example",
			"ftp://receiver.example",
			"http://receiver.example",
			"http://localhost/hooks",
			"https://10.0.0.1/",
			"https://[::1]/",
			"https://169.254.169.254/latest",
			"https://user:word@receiver.example",
			`https://receiver.example/${"x".repeat(500)}`,
		])
			expect([url, await make(db, url, allEvents, production)]).toEqual([url, expect.objectContaining({ ok: false })]);
		expect(await make(db, "https://receiver.example/hooks", [], production)).toMatchObject({ ok: false });
		expect(await make(db, "https://receiver.example/hooks", allEvents, production)).toMatchObject({ ok: true });
		expect(await make(db, "http://receiver.example/hooks")).toMatchObject({ ok: false });
	});

	it("is tried for three days from the end of a pause", async () => {
		const db = await freshDb();
		const peer = await receiver(503);
		const { id } = await addWebhook(db, peer.url);
		await change(db, id, "pause");
		await receive(db);
		pass(96 * hourMs);
		await change(db, id, "resume");
		await deliver(db);
		expect(await states(db)).toEqual([["waiting", 1, 503]]);
		await db.transaction().execute((trx) => sendAgain(trx, { id, deliveryId: 1, by }, now()));
		await deliver(db);
		expect(await states(db)).toEqual([["waiting", 2, 503]]);
	});

	it("waits while it is paused, and is told of nothing once it has ended; the log has it all", async () => {
		const db = await freshDb();
		const peer = await receiver(200);
		const { id } = await addWebhook(db, peer.url);
		expect(await change(db, id, "pause")).toMatchObject({ ok: true });
		expect(await change(db, id, "pause")).toMatchObject({ ok: false });
		const test = () => db.transaction().execute((trx) => testWebhook(trx, { id, by }, now()));
		expect(await test()).toMatchObject({ ok: false });
		await receive(db);
		await deliver(db);
		expect(peer.received).toEqual([]);
		await change(db, id, "resume");
		expect(await test()).toMatchObject({ ok: true });
		await deliver(db);
		expect(peer.received.map(({ body }) => JSON.parse(body).type)).toEqual(["application.received", "webhook.test"]);
		await receive(db);
		await change(db, id, "end");
		await receive(db);
		await deliver(db);
		expect(peer.received).toHaveLength(2);
		expect((await states(db))?.map(([state]) => state)).toEqual(["left", "delivered", "delivered"]);
		const again = { id, deliveryId: 1, by };
		expect(await db.transaction().execute((trx) => sendAgain(trx, again, now()))).toMatchObject({ ok: false });
		expect((await readActs(db, webhookSubject(id))).map(({ act }) => act)).toEqual([
			"webhook-made",
			"webhook-paused",
			"webhook-active",
			"webhook-tested",
			"webhook-ended",
		]);
	});
});
