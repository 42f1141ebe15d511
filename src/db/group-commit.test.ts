import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { nextNumber } from "./counter.server.ts";
import { groupCommits } from "./group-commit.server.ts";

describeDatabases("work committed together", (freshDb) => {
	const numbersOf = async (db: Awaited<ReturnType<typeof freshDb>>) =>
		Object.fromEntries(
			(await db.selectFrom("counters").selectAll().where("name", "like", "test%").execute()).map(({ name, value }) => [
				name,
				value,
			]),
		);

	it("is all there, each with its own result", async () => {
		const db = await freshDb();
		const commit = groupCommits(db);
		const results = await Promise.all(Array.from({ length: 200 }, () => commit((trx) => nextNumber(trx, "test"))));
		expect(results.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
		expect(await numbersOf(db)).toEqual({ test: 200 });
	});

	it("fails alone: what a failing piece had written is gone, and the others' is there", async () => {
		const db = await freshDb();
		const commit = groupCommits(db);
		const pieces = Array.from({ length: 9 }, (_, index) =>
			commit(async (trx) => {
				await nextNumber(trx, `test-${index}`);
				if (index % 3 === 0) throw new Error(`piece ${index}`);
				if (index % 3 === 1) await sql`insert into no_such_table values (1)`.execute(trx);
				return index;
			}),
		);
		const outcomes = await Promise.allSettled(pieces);
		expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed"))).toEqual(
			Array.from({ length: 9 }, (_, index) => (index % 3 === 2 ? index : "failed")),
		);
		expect(await numbersOf(db)).toEqual({ "test-2": 1, "test-5": 1, "test-8": 1 });
	});

	it("learns about a failed commit, every caller of it", async () => {
		const db = await freshDb();
		const commit = groupCommits(db);
		await db.destroy();
		const late = await Promise.allSettled([commit(async () => 1), commit(async () => 2)]);
		expect(late.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
		await expect(commit(async () => 3)).rejects.toThrow();
	});
});

describeDatabases("a transaction that ends under its members", (freshDb) => {
	it("fails for all of them", async () => {
		const db = await freshDb();
		const commit = groupCommits(db);
		const outcomes = await Promise.allSettled([
			commit((trx) => nextNumber(trx, "test-before")),
			commit(async (trx) => {
				await sql`rollback`.execute(trx);
				throw new Error("the disk is full");
			}),
			commit((trx) => nextNumber(trx, "test-after")),
		]);
		const kept = await db.selectFrom("counters").select("name").where("name", "like", "test%").execute();
		// Every acknowledged row exists, and only acknowledged rows do.
		expect(kept).toHaveLength(outcomes.filter(({ status }) => status === "fulfilled").length);
	});
});
