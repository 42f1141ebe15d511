import { expect, it } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { type Entry, markEvery, put, rankOf, readEntries, sizeOf, take } from "./list-index.server.ts";
import { change } from "./testing/samples.server.ts";

const shelf = "news";

describeDatabases("a shelf", (freshDb) => {
	it("gives what stands at any rank after any changes, and never skips far to it", async () => {
		const db = await freshDb();
		const model: Entry[] = [];
		const random = randomNumbers(42);
		await change(db, async (trx) => {
			for (let id = 1; id <= 1500; id += 1) {
				// Two thirds arrive in order, as news does; the others are dated back, many to the same days.
				const entry = {
					place:
						random(3) > 0 ? `2026-${String(id).padStart(5, "0")}` : `2026-${String(random(9) * 100).padStart(5, "0")}`,
					id,
				};
				await put(trx, { shelf, place: entry.place }, entry.id);
				model.push(entry);
				if (random(5) > 0) continue;
				const [gone] = model.splice(random(model.length), 1);
				if (gone) await take(trx, { shelf, place: gone.place }, gone.id);
			}
		});
		model.sort(compare);
		expect(await sizeOf(db, shelf)).toBe(model.length);
		for (let from = 0; from < model.length; from += 37)
			expect(await readEntries(db, shelf, from, from + 15)).toEqual(model.slice(from, from + 15));
		for (let from = 0; from < model.length; from += 61) {
			const place = model[from]?.place ?? "";
			expect(await rankOf(db, shelf, place)).toBe(model.findIndex((entry) => entry.place === place));
		}
		await expectMarks(db, model);
	});

	it("is empty before anything stands on it, and again when all was taken off", async () => {
		const db = await freshDb();
		expect([await sizeOf(db, shelf), await rankOf(db, shelf, "2026"), await readEntries(db, shelf, 0, 15)]).toEqual([
			0,
			0,
			[],
		]);
		await change(db, async (trx) => {
			for (let id = 1; id <= 900; id += 1) await put(trx, { shelf, place: String(900 - id).padStart(3, "0") }, id);
			for (let id = 1; id <= 900; id += 1) await take(trx, { shelf, place: String(900 - id).padStart(3, "0") }, id);
			await put(trx, { shelf, place: "500" }, 1);
		});
		expect([await sizeOf(db, shelf), await rankOf(db, shelf, "600"), await readEntries(db, shelf, 0, 15)]).toEqual([
			1,
			1,
			[{ place: "500", id: 1 }],
		]);
	});

	it("refuses to take off what does not stand there", async () => {
		const db = await freshDb();
		await change(db, (trx) => put(trx, { shelf, place: "a" }, 1));
		await expect(change(db, (trx) => take(trx, { shelf, place: "b" }, 1))).rejects.toThrow();
		expect(await sizeOf(db, shelf)).toBe(1);
	});
});

/** Each mark knows how many entries stand before it, and none is further than two marks' distance from the next. */
async function expectMarks(db: Db, model: Entry[]) {
	const marks = await db
		.selectFrom("shelf_marks")
		.select(["place", "id", "rank"])
		.orderBy("place")
		.orderBy("id")
		.execute();
	expect(marks.length).toBeGreaterThan(2);
	for (const { rank, ...mark } of marks) expect(rank).toBe(model.filter((entry) => compare(entry, mark) < 0).length);
	const ranks = [0, ...marks.map(({ rank }) => rank), model.length];
	for (const [index, rank] of ranks.entries())
		expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(2 * markEvery);
}

function compare(a: Entry, b: Entry): number {
	return a.place === b.place ? a.id - b.id : a.place < b.place ? -1 : 1;
}

/** Whole numbers below a limit, the same in every run. */
function randomNumbers(seed: number) {
	let state = seed;
	return (limit: number) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * limit);
	};
}
