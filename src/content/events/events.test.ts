import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#src/calendar/day.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, readAll, samples } from "#src/content/testing/samples.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { eventItem } from "./events.api.ts";
import { eventFields } from "./events.ts";

const today = "2026-06-15";
const now = new Date("2026-06-15T12:00:00+05:30");

describeDatabases("events", (freshDb) => {
	it("are listed from today on, soonest first, then past ones, newest first", async () => {
		const db = await freshDb();
		for (const days of [-2, 0, 5, -1, 0, 1, -1])
			await change(db, (trx) => addRecord(trx, contentTypes.events, { ...samples.event, date: addDays(today, days) }));
		const ids = async (moment: Date) =>
			(await readAll((page) => listRecords(db, contentTypes.events, { page, itemsPerPage: 2, now: moment }))).map(
				({ id }) => id,
			);
		expect(await ids(now)).toEqual([2, 5, 6, 3, 7, 4, 1]);
		expect(await ids(new Date("2026-06-15T18:29:59Z"))).toEqual([2, 5, 6, 3, 7, 4, 1]);
		expect(await ids(new Date("2026-06-15T18:30:00Z"))).toEqual([6, 3, 5, 2, 7, 4, 1]);
		expect(await ids(new Date("2027-01-01T00:00:00Z"))).toEqual([3, 6, 5, 2, 7, 4, 1]);
		expect(await ids(new Date("2020-01-01T00:00:00Z"))).toEqual([1, 4, 7, 2, 5, 6, 3]);
	});

	it("are listed in this order for any days and any page size", async () => {
		const db = await freshDb();
		const days = fc.sample(fc.integer({ min: -6, max: 6 }), { numRuns: 60, seed: 7 });
		await change(db, async (trx) => {
			for (const day of days)
				await addRecord(trx, contentTypes.events, { ...samples.event, date: addDays(today, day) });
		});
		const numbered = days.map((day, index) => ({ day, id: index + 1 }));
		const expected = [
			...numbered.filter(({ day }) => day >= 0).sort((a, b) => a.day - b.day || a.id - b.id),
			...numbered.filter(({ day }) => day < 0).sort((a, b) => b.day - a.day || b.id - a.id),
		].map(({ id }) => id);
		for (const itemsPerPage of [1, 7, 12, 100]) {
			expect(
				(await readAll((page) => listRecords(db, contentTypes.events, { page, itemsPerPage, now }))).map(
					({ id }) => id,
				),
			).toEqual(expected);
		}
	});

	it("are found by either key, updated and removed", async () => {
		const db = await freshDb();
		await change(db, (trx) => addRecord(trx, contentTypes.events, samples.event));
		await change(db, (trx) => updateRecord(trx, contentTypes.events, 1, { ...samples.event, place: "The Ground" }));
		expect(await findRecord(db, contentTypes.events, "an-evening-talk")).toEqual(
			await findRecord(db, contentTypes.events, "1"),
		);
		expect(await findRecord(db, contentTypes.events, "1")).toMatchObject({ place: "The Ground" });
		await change(db, (trx) => removeRecord(trx, contentTypes.events, 1));
		expect(await findRecord(db, contentTypes.events, "1")).toBeUndefined();
	});
});

it("times and audience travel where they are known, and are times and audiences", () => {
	const serialized = (fields: Partial<typeof samples.event>) =>
		eventItem.serialize({ id: 1, slug: "a", ...samples.event, ...fields });
	expect(serialized({})).toMatchObject({ starts_at: "17:30", ends_at: undefined, open_to: "public" });
	const refused = (fields: object) =>
		eventFields.safeParse({ ...samples.event, ...fields }).error?.issues.map(({ path }) => path[0]);
	expect([refused({}), refused({ starts_at: "25:00" }), refused({ open_to: "some" })]).toEqual([
		undefined,
		["starts_at"],
		["open_to"],
	]);
});
