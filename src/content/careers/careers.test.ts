import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#src/calendar/day.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, readAll, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { careerFields, isOpen } from "./careers.ts";

const today = "2026-06-15";
const now = new Date("2026-06-15T12:00:00+05:30");

describeDatabases("job openings", (freshDb) => {
	it("are listed open ones first, the next to close at the top, then closed ones by latest posting", async () => {
		const db = await freshDb();
		for (const [posted, last] of [
			[-40, 0],
			[-30, -1],
			[-20, 9],
			[-10, -2],
			[-30, -5],
		] as const) {
			const dates = { posted_on: addDays(today, posted), last_date: addDays(today, last) };
			await change(db, (trx) => addRecord(trx, contentTypes.careers, { ...samples.career, ...dates }));
		}
		const ids = async (moment: Date) =>
			(await readAll((page) => listRecords(db, contentTypes.careers, { page, itemsPerPage: 2, now: moment }))).map(
				({ id }) => id,
			);
		expect(await ids(now)).toEqual([1, 3, 4, 5, 2]);
		expect(await ids(new Date("2026-06-15T18:30:00Z"))).toEqual([3, 4, 5, 2, 1]);
		expect(await ids(new Date("2026-01-01T00:00:00Z"))).toEqual([5, 4, 2, 1, 3]);
	});

	it("are listed in this order for any days and any page size", async () => {
		const db = await freshDb();
		const offsets = fc.sample(fc.tuple(fc.integer({ min: -30, max: 0 }), fc.integer({ min: -8, max: 4 })), {
			numRuns: 80,
			seed: 11,
		});
		const careers = offsets.map(([posted, last], index) => ({
			id: index + 1,
			posted: addDays(today, Math.min(posted, last)),
			last: addDays(today, last),
		}));
		await change(db, async (trx) => {
			for (const { posted, last } of careers)
				await addRecord(trx, contentTypes.careers, { ...samples.career, posted_on: posted, last_date: last });
		});
		const open = careers.filter(({ last }) => last >= today);
		const closed = careers.filter(({ last }) => last < today);
		const expected = [
			...open.toSorted((a, b) => a.last.localeCompare(b.last) || a.id - b.id),
			...closed.toSorted((a, b) => b.posted.localeCompare(a.posted) || b.id - a.id),
		].map(({ id }) => id);
		for (const itemsPerPage of [1, 3, 10, 100]) {
			expect(
				(await readAll((page) => listRecords(db, contentTypes.careers, { page, itemsPerPage, now }))).map(
					({ id }) => id,
				),
			).toEqual(expected);
		}
		expect(await listRecords(db, contentTypes.careers, { page: 99, itemsPerPage: 10, now })).toMatchObject({
			items: [],
			total: 80,
			lastPage: 8,
		});
	});

	it("are found by either key, updated and removed", async () => {
		const db = await freshDb();
		await change(db, (trx) => addRecord(trx, contentTypes.careers, samples.career));
		await change(db, (trx) => updateRecord(trx, contentTypes.careers, 1, { ...samples.career, vacancies: 7 }));
		expect(await findRecord(db, contentTypes.careers, "studio-tutor")).toMatchObject({ id: 1, vacancies: 7 });
		await change(db, (trx) => removeRecord(trx, contentTypes.careers, 1));
		expect((await listRecords(db, contentTypes.careers, { page: 1, itemsPerPage: 10, now })).total).toBe(0);
	});
});

it("must end after it is posted, with a minimum experience up to the maximum", () => {
	const refused = (fields: Partial<typeof samples.career>) =>
		careerFields.safeParse({ ...samples.career, ...fields }).error?.issues.map(({ path }) => path[0]);
	expect(refused({})).toBeUndefined();
	expect(refused({ last_date: "2026-05-31" })).toEqual(["last_date"]);
	expect(refused({ experience_min: 6 })).toEqual(["experience_max"]);
	expect([isOpen({ last_date: today }, today), isOpen({ last_date: "2026-06-14" }, today)]).toEqual([true, false]);
});
