import { expect, it, vi } from "vitest";
import { lockContentVersion } from "#src/content/version.server.ts";
import { createLog } from "#src/server/log/log.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { followCacheVersion } from "./cache-version.ts";
import { createResponseCache } from "./response-cache.ts";

const noon = new Date("2026-11-20T06:30:00Z");

describeDatabases("the cache version", (freshDb) => {
	function follow(db: Awaited<ReturnType<typeof freshDb>>, now = () => noon) {
		const lines: string[] = [];
		const log = createLog("info", { write: (line: string) => lines.push(line) });
		return {
			version: followCacheVersion({ db, now, log }, createResponseCache(1000)),
			lines,
		};
	}

	it("stays while nothing changes, and is cached for a tenth of a second", async () => {
		const { version } = follow(await freshDb());
		const first = await version();
		expect(version()).toBe(first);
		expect(await version()).toBe(first);
	});

	it("changes after a change, while it is read all the time", async () => {
		const db = await freshDb();
		const { version } = follow(db);
		const before = await version();
		await db.transaction().execute((trx) => lockContentVersion(trx));
		await vi.waitFor(async () => expect(await version()).not.toBe(before), { timeout: 60_000, interval: 5 });
	});

	it("changes with the day at the school", async () => {
		let moment = new Date("2026-11-20T18:29:59Z");
		const { version } = follow(await freshDb(), () => moment);
		const friday = await version();
		moment = new Date("2026-11-20T18:30:00Z");
		await vi.waitFor(async () => expect(await version()).not.toBe(friday), { timeout: 60_000, interval: 5 });
	});

	it("stays as it was while the database does not answer, which is logged", async () => {
		const db = await freshDb();
		const { version, lines } = follow(db);
		const before = await version();
		await db.destroy();
		await vi.waitFor(
			async () => {
				await version();
				expect(lines.join()).toContain("version could not be read");
			},
			{ timeout: 60_000 },
		);
		expect(await version()).toBe(before);
	});
});
