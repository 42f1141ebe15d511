import { expect, it } from "vitest";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { followDatabaseClock } from "./followed-clock.server.ts";

const minute = 60_000;

describeDatabases("a clock that follows the database’s", (freshDb) => {
	it.each([minute, -minute, 4 * minute])("agrees with it though its machine’s is %i ms off", async (off) => {
		const clock = await followDatabaseClock(await freshDb(), () => Date.now() + off);
		expect(Math.abs(clock().getTime() - Date.now())).toBeLessThan(minute / 2);
	});

	it("leaves a clock alone that was set to another time", async () => {
		const clock = await followDatabaseClock(await freshDb(), () => Date.now() + 60 * minute);
		expect(clock().getTime() - Date.now()).toBeGreaterThan(59 * minute);
	});

	it("compares again after a minute, and goes on while the database does not answer", async () => {
		const db = await freshDb();
		let [off, elapsed] = [minute, 0];
		const difference = () => Math.abs(clock().getTime() - Date.now());
		const clock = await followDatabaseClock(
			db,
			() => Date.now() + off,
			() => elapsed,
		);
		off = -minute;
		expect(difference()).toBeGreaterThan(minute);
		elapsed = 2 * minute;
		await expect.poll(difference).toBeLessThan(minute / 2);
		await db.destroy();
		elapsed = 4 * minute;
		expect(difference()).toBeLessThan(minute / 2);
	});
});
