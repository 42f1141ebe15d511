import { expect, it, vi } from "vitest";
import { lockContentVersion } from "#src/content/version.server.ts";
import { createLog } from "#src/server/log.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { followContent } from "./cache-version.ts";

const noon = new Date("2026-11-20T06:30:00Z");

describeDatabases("the epoch of the content", (freshDb) => {
	function follow(db: Awaited<ReturnType<typeof freshDb>>, now = () => noon) {
		const lines: string[] = [];
		return {
			epoch: followContent({ db, now, log: createLog("info", { write: (line: string) => lines.push(line) }) }),
			lines,
		};
	}

	it("stays while nothing changes, and is known without asking for a tenth of a second", async () => {
		const { epoch } = follow(await freshDb());
		const first = await epoch();
		expect(epoch()).toBe(first);
		expect(await epoch()).toBe(first);
	});

	it("changes within a second of a change, while it is asked for all the time", async () => {
		const db = await freshDb();
		const { epoch } = follow(db);
		const before = await epoch();
		await db.transaction().execute((trx) => lockContentVersion(trx));
		await vi.waitFor(async () => expect(await epoch()).not.toBe(before), { timeout: 1000, interval: 5 });
	});

	it("changes with the day at the school", async () => {
		let moment = new Date("2026-11-20T18:29:59Z");
		const { epoch } = follow(await freshDb(), () => moment);
		const friday = await epoch();
		moment = new Date("2026-11-20T18:30:00Z");
		await vi.waitFor(async () => expect(await epoch()).not.toBe(friday), { timeout: 1000, interval: 5 });
	});

	it("stays as it was while the database does not answer, with a line in the log", async () => {
		const db = await freshDb();
		const { epoch, lines } = follow(db);
		const before = await epoch();
		await db.destroy();
		await vi.waitFor(
			async () => {
				await epoch();
				expect(lines.join()).toContain("version could not be read");
			},
			{ timeout: 2000 },
		);
		expect(await epoch()).toBe(before);
	});
});
