import Fastify from "fastify";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { createLog } from "#src/server/log/log.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { createRequestCounts, deleteRateWindows } from "./request-counts.ts";
import { protect } from "./security.ts";

describeDatabases("limits of several processes", (freshDb) => {
	/** A process that takes two requests in ten minutes at each of its two addresses. */
	async function start(db: Db, lines: string[] = []) {
		const log = createLog("info", { write: (line: string) => lines.push(line) });
		const counts = createRequestCounts({ db, log, secret: "a secret of the school" });
		const app = Fastify();
		const siteUrl = "http://school.example";
		await protect(app, { siteUrl, rateLimit: true, sendersPerAddress: 1, counts, development: false });
		const rateLimit = { max: 2, timeWindow: "10 minutes" };
		app.get("/one", { config: { rateLimit } }, async () => "");
		app.get("/other", { config: { rateLimit } }, async () => "");
		const checkLimit = app.createRateLimit({ ...rateLimit, name: "a form" });
		app.get("/form", async (request) => checkLimit(request));
		return {
			app,
			ask: async (url: string, remoteAddress = "192.0.2.7") => {
				const { statusCode, headers } = await app.inject({ url, remoteAddress });
				return statusCode === 429 ? `429 after ${Number(headers["retry-after"]) > 590}` : statusCode;
			},
			form: async () => (await app.inject({ url: "/form", remoteAddress: "192.0.2.7" })).json(),
		};
	}

	it("count together, per route and connection, until the time is over", async () => {
		const db = await freshDb();
		const [here, there] = [await start(db), await start(db)];
		expect([await here.ask("/one"), await there.ask("/one"), await here.ask("/one"), await there.ask("/one")]).toEqual([
			200,
			200,
			"429 after true",
			"429 after true",
		]);
		expect([await there.ask("/other"), await there.ask("/one", "192.0.2.8")]).toEqual([200, 200]);
		expect([await here.form(), await there.form(), await here.form()]).toMatchObject([
			{ isExceeded: false },
			{ isExceeded: false },
			{ isExceeded: true },
		]);
		const rows = await db.selectFrom("rate_windows").selectAll().execute();
		expect(rows).toHaveLength(4);
		expect(JSON.stringify(rows)).not.toContain("192.0.2");
		await sql`update rate_windows set ends_at = 1`.execute(db);
		expect(await there.ask("/one")).toBe(200);
		await deleteRateWindows(db);
		expect(await db.selectFrom("rate_windows").selectAll().execute()).toHaveLength(1);
	});

	it("count many requests at once to the one", async () => {
		const db = await freshDb();
		const processes = await Promise.all([start(db), start(db), start(db), start(db)]);
		const results = await Promise.all(Array.from({ length: 40 }, (_, index) => processes[index % 4]?.ask("/one")));
		expect(results.filter((status) => status === 200)).toHaveLength(2);
	});

	it("are counted by each process while the database does not answer, which is logged", async () => {
		const db = await freshDb();
		const lines: string[] = [];
		const { ask } = await start(db, lines);
		await db.destroy();
		expect([await ask("/one"), await ask("/one"), await ask("/one"), await ask("/other")]).toEqual([
			200,
			200,
			"429 after true",
			200,
		]);
		expect(lines.join()).toContain("counted in this process");
	});

	it("need a name where they have no route", async () => {
		const { app } = await start(await freshDb());
		const nameless = app.createRateLimit({ max: 2, timeWindow: 1000 });
		await expect(nameless({ ip: "192.0.2.7", routeOptions: {} } as never)).rejects.toThrow("needs a name");
	});
});
