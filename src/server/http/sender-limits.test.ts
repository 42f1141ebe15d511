import Fastify from "fastify";
import { expect, it } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { createLog } from "#src/server/log/log.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { createRequestCounts } from "./request-counts.ts";
import { protect } from "./security.ts";

type Fields = Record<string, unknown>;

describeDatabases("limits of senders", (freshDb) => {
	/** Processes whose forms take three of one sender and twelve of a network address; what is `wrong` is refused. */
	async function start(db: Db) {
		const log = createLog("silent", { write: () => {} });
		const counts = createRequestCounts({ db, log, secret: "a secret of the school" });
		const app = Fastify();
		await protect(app, {
			siteUrl: "http://school.example",
			rateLimit: true,
			sendersPerAddress: 4,
			counts,
			development: false,
		});
		const config = { rateLimit: { max: 3, timeWindow: "10 minutes" } };
		for (const url of ["/form", "/other", "/owned/:token"])
			app.post<{ Body: Fields }>(url, { config }, async ({ body }, reply) =>
				reply.code(Number(body.answer ?? 201)).send(),
			);
		return async (payload: Fields, { url = "/form", from = "192.0.2.7", authorization = "" } = {}) => {
			const headers = { authorization };
			const { statusCode } = await app.inject({ method: "POST", url, payload, headers, remoteAddress: from });
			return statusCode;
		};
	}
	type Send = Awaited<ReturnType<typeof start>>;

	async function many(count: number, send: (index: number) => Promise<number>) {
		const codes: number[] = [];
		for (let index = 0; index < count; index++) codes.push(await send(index));
		return codes;
	}
	const countTaken = (codes: number[]) => codes.filter((code) => code === 201).length;

	it.each<[string, Fields]>([
		["email address", { email: "Asha@school.example " }],
		["phone", { phone_no: "94432 12345" }],
		["contact", { contact: "asha@school.example" }],
	])("stop one %s at all processes, and no one else behind its network", async (_what, fields) => {
		const db = await freshDb();
		const sends: Send[] = [await start(db), await start(db)];
		expect(countTaken(await many(6, async (index) => (await sends[index % 2]?.(fields)) ?? 0))).toBe(3);
		const [send] = sends;
		expect([
			await send?.(Object.fromEntries(Object.entries(fields).map(([name]) => [name, "ravi@school.example"]))),
			await send?.(fields, { url: "/other" }),
			await send?.(fields, { from: "192.0.2.8" }),
		]).toEqual([201, 201, 201]);
	});

	it("read an address however it is written", async () => {
		const send = await start(await freshDb());
		const addresses = ["asha@school.example", " ASHA@school.example", "Asha@School.example ", "asha@SCHOOL.example"];
		expect(await many(4, (index) => send({ email: addresses[index] }))).toEqual([201, 201, 201, 429]);
	});

	it.each([
		["in its header", { authorization: "Bearer abc" }, { authorization: "Bearer abd" }],
		["in its address", { url: "/owned/abc" }, { url: "/owned/abd" }],
	])("stop one token %s from whichever network, and no other", async (_where, own, other) => {
		const send = await start(await freshDb());
		const codes = await many(4, (index) =>
			send({ email: `${index}@school.example` }, { ...own, from: `192.0.2.${index}` }),
		);
		expect(codes).toEqual([201, 201, 201, 429]);
		expect(await send({}, other)).toBe(201);
	});

	it.each([400, 409, 413, 422, 503])("don't count what is answered with %d", async (answer) => {
		const send = await start(await freshDb());
		const email = "asha@school.example";
		expect(await many(5, () => send({ email, answer }))).toEqual(Array(5).fill(answer));
		expect(await many(5, () => send({ email }))).toEqual([201, 201, 201, 429, 429]);
	});

	it("stop a flood of one network, refused or not, whatever sender it claims", async () => {
		const send = await start(await freshDb());
		const codes = await many(14, (index) =>
			send({ email: `${index}@school.example`, answer: index % 2 ? 422 : 201 }, { from: `2001:db8::${index + 1}` }),
		);
		expect(codes.slice(0, 12)).not.toContain(429);
		expect(codes.slice(12)).toEqual([429, 429]);
		expect(await send({ email: "12@school.example" }, { from: "2001:db8:0:1::1" })).toBe(201);
	});

	it("count many at once to the one", async () => {
		const db = await freshDb();
		const sends = [await start(db), await start(db)];
		const codes = await Promise.all(
			Array.from({ length: 10 }, async (_, index) => (await sends[index % 2]?.({ email: "asha@school.example" })) ?? 0),
		);
		expect(countTaken(codes)).toBe(3);
	});

	it("count by each process while the database doesn't answer", async () => {
		const db = await freshDb();
		const send = await start(db);
		await db.destroy();
		const email = "asha@school.example";
		expect(await many(2, () => send({ email, answer: 422 }))).toEqual([422, 422]);
		expect(await many(4, () => send({ email }))).toEqual([201, 201, 201, 429]);
	});
});
