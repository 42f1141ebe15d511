import { beforeEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { withLease } from "./with-lease.server.ts";

const { signal } = new AbortController();

describeDatabases("A lease", (freshDb) => {
	let db: Db;
	beforeEach(async () => {
		db = await freshDb();
	});
	const run = (task: (signal: AbortSignal) => Promise<unknown>, name = "retention", leaseMs = 60_000) =>
		withLease(db, { name, run: task, signal, leaseMs });
	const nothing = async () => {};
	const leave = (endsAt: number) =>
		db.insertInto("leases").values({ name: "retention", holder: "killed", ends_at: endsAt }).execute();

	test("keeps others from the task while it runs, and from no other task", async () => {
		const seen: boolean[] = [];
		const first = await run(async () => {
			seen.push(await run(nothing), await run(nothing, "reminders"));
		});
		expect([first, seen, await run(nothing)]).toEqual([true, [false, true], true]);
	});

	test("of many processes that begin at once one runs", async () => {
		const held = Promise.withResolvers<void>();
		let refused = 0;
		const begin = async () => {
			const ran = await run(() => held.promise);
			if (!ran && ++refused === 7) held.resolve();
			return ran;
		};
		const outcomes = await Promise.all(Array.from({ length: 8 }, begin));
		expect(outcomes.filter(Boolean)).toEqual([true]);
	});

	test("is free again when the task fails", async () => {
		await expect(run(() => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
		expect(await run(nothing)).toBe(true);
	});

	test("of a process that was killed ends by the database's clock", async () => {
		await leave(Date.now() + 600_000);
		expect(await run(nothing)).toBe(false);
		await db.deleteFrom("leases").execute();
		await leave(Date.now() - 600_000);
		expect(await run(nothing)).toBe(true);
	});

	test("is renewed for as long as the task takes", async () => {
		const ended = () => db.selectFrom("leases").select("ends_at").executeTakeFirstOrThrow();
		const ran = await run(
			async () => {
				const { ends_at: first } = await ended();
				await expect.poll(async () => Number((await ended()).ends_at)).toBeGreaterThan(Number(first));
			},
			"retention",
			2000,
		);
		expect(ran).toBe(true);
	});

	test("that another process has taken over ends the task, and stays with the other", async () => {
		const ran = run(
			async (signal) => {
				await db.updateTable("leases").set({ holder: "another" }).execute();
				await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
			},
			"retention",
			1000,
		);
		expect(await ran).toBe(true);
		expect(await db.selectFrom("leases").select("holder").execute()).toEqual([{ holder: "another" }]);
	});
});
