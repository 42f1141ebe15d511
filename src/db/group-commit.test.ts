import { sql, type Transaction } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { isUnavailable } from "#src/health/unavailable.ts";
import { describeDatabases, migratedPlace } from "#tests/support/database/databases.ts";
import { connect, type Db } from "./connect.server.ts";
import { nextNumber } from "./counter.server.ts";
import { groupCommits } from "./group-commit.server.ts";
import type { Database } from "./tables.ts";

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
		const counters = await db.selectFrom("counters").select("name").where("name", "like", "test%").execute();
		// Every acknowledged row exists, and only acknowledged rows do.
		expect(counters).toHaveLength(outcomes.filter(({ status }) => status === "fulfilled").length);
	});
});

describe("SQLite on a full disk", () => {
	async function open() {
		const place = await migratedPlace("sqlite");
		const db = connect(place);
		onTestFinished(async () => {
			await db.destroy();
			await place.drop();
		});
		const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
		return { db, limit };
	}
	const readCounters = async (db: Db) =>
		(await db.selectFrom("counters").select("name").where("name", "like", "test%").execute()).length;

	it("refuses what it has no room for until later, and goes on when there is room", async () => {
		const { db, limit } = await open();
		const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
		await limit(rows[0]?.page_count ?? 0);
		const commit = groupCommits(db);
		const fill = async (trx: Transaction<Database>) => {
			for (let number = 0; number < 500; number++) await nextNumber(trx, `test-${number}-${"x".repeat(200)}`);
		};
		await expect(commit(fill)).rejects.toSatisfy(isUnavailable);
		await expect(db.transaction().execute(fill)).rejects.toSatisfy(isUnavailable);
		expect(await readCounters(db)).toBe(0);
		await limit(1_000_000);
		await commit(fill);
		expect(await readCounters(db)).toBe(500);
	});

	// Rolls back, as SQLite does automatically when it cannot write a page that a transaction has changed.
	const endTransaction = (trx: Transaction<Database>) => sql`rollback`.execute(trx);
	const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });

	it("says what has happened, not that there is nothing to roll back", async () => {
		const { db } = await open();
		const fail = async (trx: Transaction<Database>) => {
			await nextNumber(trx, "test-before");
			await endTransaction(trx);
			throw full;
		};
		await expect(db.transaction().execute(fail)).rejects.toBe(full);
		await expect(groupCommits(db)(fail)).rejects.toBe(full);
		expect(await readCounters(db)).toBe(0);
	});

	it("stores nothing that is written after its transaction has ended", async () => {
		const { db } = await open();
		const careless = db.transaction().execute(async (trx) => {
			await endTransaction(trx);
			await nextNumber(trx, "test-after").catch(() => {});
		});
		await expect(careless).rejects.toThrow("SQLite has ended this transaction.");
		expect(await readCounters(db)).toBe(0);
		await db.transaction().execute((trx) => nextNumber(trx, "test-then"));
		expect(await readCounters(db)).toBe(1);
	});
});
