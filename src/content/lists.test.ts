import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { contentTypes } from "./content-types.ts";
import { listRecords } from "./lists.server.ts";
import { addRecord, removeRecord, updateRecord } from "./records.server.ts";
import { lockContentVersion } from "./version.server.ts";

const { news } = contentTypes;

describeDatabases("a list", (freshDb) => {
	const idsOf = async (db: Db, query: { page: number; firstPage?: number; itemsPerPage: number; category?: string }) =>
		(await listRecords(db, news, query)).items.map(({ id }) => id);

	it("gives every page and every range of pages after any additions, changes and removals", async () => {
		const db = await freshDb();
		const [steps = []] = fc.sample(
			fc.array(fc.tuple(fc.nat({ max: 12 }), fc.constantFrom("Campus", "campus", "Awards"), fc.nat({ max: 9 })), {
				minLength: 90,
				maxLength: 90,
			}),
			{ numRuns: 1, seed: 5 },
		);
		const model = new Map<number, { date: string; category: string }>();
		await change(db, async (trx) => {
			for (const [index, [day, category, action]] of steps.entries()) {
				const fields = { date: addDays("2026-06-01", day), category };
				const earlier = [...model.keys()][index % 7];
				if (action === 0 && earlier) {
					await removeRecord(trx, news, earlier);
					model.delete(earlier);
				} else if (action === 1 && earlier) {
					await updateRecord(trx, news, earlier, { ...samples.news, ...fields });
					model.set(earlier, fields);
				} else model.set((await addRecord(trx, news, { ...samples.news, ...fields })).id, fields);
			}
		});
		const sorted = [...model].sort(([a, one], [b, other]) =>
			one.date === other.date ? b - a : one.date < other.date ? 1 : -1,
		);
		const expected = sorted.map(([id]) => id);
		const inCampus = sorted.filter(([, { category }]) => category !== "Awards").map(([id]) => id);
		for (let page = 1; page <= Math.ceil(expected.length / 7) + 1; page += 1) {
			expect(await idsOf(db, { page, itemsPerPage: 7 })).toEqual(expected.slice((page - 1) * 7, page * 7));
			expect(await idsOf(db, { page, itemsPerPage: 7, category: "CAMPUS" })).toEqual(
				inCampus.slice((page - 1) * 7, page * 7),
			);
			const firstPage = Math.max(1, page - 3);
			expect(await idsOf(db, { page, firstPage, itemsPerPage: 7 })).toEqual(
				expected.slice((firstPage - 1) * 7, page * 7),
			);
		}
	});

	it("counts rows inserted with plain SQL from the next content version on", async () => {
		const db = await freshDb();
		await change(db, (trx) => addRecord(trx, news, samples.news));
		const total = async () => (await listRecords(db, news, { page: 1, itemsPerPage: 15 })).total;
		expect(await total()).toBe(1);
		const row = { ...samples.news, slug: "by-hand", category_key: "campus", date: "2026-07-01" };
		await db.insertInto("news").values(row).execute();
		await change(db, (trx) => lockContentVersion(trx));
		expect(await total()).toBe(2);
		expect(await idsOf(db, { page: 1, itemsPerPage: 15 })).toEqual([2, 1]);
	});
});
