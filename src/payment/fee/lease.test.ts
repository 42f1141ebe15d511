import { expect, test } from "vitest";
import { addApplication, start } from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { acquireLease } from "./lease.server.ts";

describeDatabases("the lease on a fee", (freshDb) => {
	const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
	const openFee = async () => {
		const db = await freshDb();
		await addApplication(db);
		const { id } = await db.selectFrom("fees").select("id").executeTakeFirstOrThrow();
		const end = async () =>
			(await db.selectFrom("fees").select("leased_until").executeTakeFirstOrThrow()).leased_until ?? "";
		return { db, id, end };
	};

	test("is held by one, until it is released", async () => {
		const { db, id, end } = await openFee();
		const lease = await acquireLease(db, id, start);
		expect(await acquireLease(db, id, start)).toBeUndefined();
		await lease?.release();
		expect(await end()).toBe("");
		const next = await acquireLease(db, id, start);
		expect(next).toBeDefined();
		await next?.stop();
	});

	test("goes to another process ten seconds after its own has died, which then gives nothing back", async () => {
		const { db, id, end } = await openFee();
		const lease = await acquireLease(db, id, start);
		await lease?.stop();
		expect(await acquireLease(db, id, later(9900))).toBeUndefined();
		const next = await acquireLease(db, id, later(10_100));
		expect(next).toBeDefined();
		const proof = await next?.stop();
		await lease?.release();
		expect(await end()).toBe(proof);
	});

	test("is renewed while its process waits for the provider", async () => {
		const { db, id, end } = await openFee();
		const lease = await acquireLease(db, id, start, { leaseMs: 5000, renewMs: 10 });
		const first = await end();
		await expect.poll(end).not.toBe(first);
		await expect.poll(end).not.toBe(await end());
		expect(await lease?.stop()).toBe(await end());
		expect(Date.parse(await end())).toBeGreaterThan(later(5000).getTime());
	});
});
