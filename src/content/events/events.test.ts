import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#src/calendar/day.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, readAll, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { describeNextDays, describeRepeat } from "./describe-repeats.ts";
import { daysOf } from "./event-days.ts";
import { eventFields, repeatRules } from "./events.ts";
import { eventType } from "./events.type.ts";
import { everyDay } from "./every-day.ts";

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

	it("that repeat are listed by their next day, and are past after their last one", async () => {
		const db = await freshDb();
		const weekly = {
			date: "2026-06-03",
			repeats: "week",
			repeats_until: "2026-07-01",
			left_out: "2026-06-17",
		} as const;
		await change(db, async (trx) => {
			for (const date of ["2026-06-14", "2026-06-16", "2026-06-24", "2026-06-30"])
				await addRecord(trx, contentTypes.events, { ...samples.event, date });
			await addRecord(trx, contentTypes.events, { ...samples.event, ...weekly });
		});
		const ids = async (day: string) =>
			(
				await readAll((page) =>
					listRecords(db, contentTypes.events, { page, itemsPerPage: 2, now: new Date(`${day}T12:00:00+05:30`) }),
				)
			).map(({ id }) => id);
		expect(await ids("2026-06-01")).toEqual([5, 1, 2, 3, 4]);
		// The event's next day is the 24th because the 17th is left out.
		expect(await ids("2026-06-15")).toEqual([2, 3, 5, 4, 1]);
		expect(await ids("2026-06-24")).toEqual([3, 5, 4, 2, 1]);
		expect(await ids("2026-06-25")).toEqual([4, 5, 3, 2, 1]);
		expect(await ids("2026-07-01")).toEqual([5, 4, 3, 2, 1]);
		expect(await ids("2026-07-02")).toEqual([5, 4, 3, 2, 1]);
	});

	it("that repeat or not are listed in this order for any days and any page size", async () => {
		const db = await freshDb();
		const arbitraryEvent = fc.record({
			day: fc.integer({ min: -40, max: 12 }),
			repeats: fc.constantFrom(null, null, ...repeatRules),
			length: fc.integer({ min: 1, max: 60 }),
			leaves: fc.boolean(),
		});
		const all = fc.sample(arbitraryEvent, { numRuns: 60, seed: 5 }).map(({ day, repeats, length, leaves }) => {
			const fields = { ...samples.event, date: addDays(today, day), repeats };
			const until = repeats && addDays(fields.date, length);
			const [, second] = until ? everyDay(fields.date, repeats, until) : [];
			return { ...fields, repeats_until: until, left_out: (leaves && second) || "" };
		});
		await change(db, async (trx) => {
			for (const event of all) await addRecord(trx, contentTypes.events, eventFields.parse(event));
		});
		const placedEvents = all.map((event, index) => {
			const days = daysOf(event);
			const next = days.find((day) => day >= today);
			return { id: index + 1, next, key: `${next ?? days.at(-1)} ${String(index + 1).padStart(3, "0")}` };
		});
		const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
		const expected = [
			...placedEvents.filter(({ next }) => next).sort(byKey),
			...placedEvents
				.filter(({ next }) => !next)
				.sort(byKey)
				.reverse(),
		].map(({ id }) => id);
		for (const itemsPerPage of [1, 4, 12, 100]) {
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
		eventType.api?.serialize({ id: 1, slug: "a", ...samples.event, ...fields }, today);
	expect(serialized({})).toMatchObject({ starts_at: "17:30", ends_at: undefined, open_to: "public" });
	const refusalOf = (fields: object) =>
		eventFields.safeParse({ ...samples.event, ...fields }).error?.issues.map(({ path }) => path[0]);
	expect([refusalOf({}), refusalOf({ starts_at: "25:00" }), refusalOf({ open_to: "some" })]).toEqual([
		undefined,
		["starts_at"],
		["open_to"],
	]);
});

const saturdays = {
	...samples.event,
	date: "2026-06-13",
	repeats: "month-weekday",
	repeats_until: "2026-12-31",
	left_out: "2026-08-08",
} as const;

it("repeat on the same weekday, the same weekday of the month, or the same date where a month has it", () => {
	const days = (repeats: "week" | "month-weekday" | "month-date", date: string, until: string) =>
		everyDay(date, repeats, until).map((day) => day.slice(5));
	expect(days("week", "2026-12-20", "2027-01-04")).toEqual(["12-20", "12-27", "01-03"]);
	expect(days("month-weekday", "2026-06-13", "2026-09-12")).toEqual(["06-13", "07-11", "08-08", "09-12"]);
	// The fifth Saturday is the last one of each month.
	expect(days("month-weekday", "2026-05-30", "2026-08-29")).toEqual(["05-30", "06-27", "07-25", "08-29"]);
	expect(days("month-date", "2026-10-31", "2027-03-31")).toEqual(["10-31", "12-31", "01-31", "03-31"]);
	expect(days("month-date", "2028-02-29", "2028-04-29")).toEqual(["02-29", "03-29", "04-29"]);
});

it("say in words how often they are, and which days come next", () => {
	expect(describeRepeat(samples.event)).toBeUndefined();
	expect(describeRepeat(saturdays)).toBe(
		"Every second Saturday of the month until 12 December 2026, not on 8 August 2026",
	);
	expect(describeNextDays(saturdays, "2026-07-01")).toBe(
		"Every second Saturday of the month until 12 December 2026, not on 8 August 2026: 6 days. " +
			"Next: Saturday, 11 July; Saturday, 12 September; Saturday, 10 October; Saturday, 14 November …",
	);
	expect(describeNextDays(saturdays, "2027-01-01")).toMatch(/All of them are over\.$/);
});

it("travel with their next day, and with all that says when they are", () => {
	const item = (day: string) => eventType.api?.serialize({ id: 1, slug: "a", ...saturdays }, day);
	expect(item("2026-07-12")).toMatchObject({
		date: "2026-09-12",
		repeats: { every: "month-weekday", first: "2026-06-13", last: "2026-12-12", left_out: ["2026-08-08"] },
	});
	expect(item("2027-01-01")).toMatchObject({ date: "2026-12-12" });
	expect(eventType.api?.serialize({ id: 1, slug: "a", ...samples.event }, today)).not.toHaveProperty("repeats");
});

it("need a last day within three years, and leave out only later days of their own", () => {
	const refusalOf = (fields: object) => {
		const [issue] = eventFields.safeParse({ ...saturdays, ...fields }).error?.issues ?? [];
		return issue && [issue.path[0], issue.message];
	};
	expect(refusalOf({})).toBeUndefined();
	expect(refusalOf({ repeats_until: null })).toEqual(["repeats_until", "is required if the event repeats"]);
	expect(refusalOf({ repeats_until: "2026-06-13" })).toEqual(["repeats_until", "must be after the first day"]);
	expect(refusalOf({ repeats_until: "2036-01-01" })?.[0]).toBe("repeats_until");
	expect(refusalOf({ left_out: "soon" })).toEqual(["left_out", "must be dates as YYYY-MM-DD"]);
	for (const left_out of ["2026-08-09", "2026-06-13"]) expect(refusalOf({ left_out })?.[0]).toBe("left_out");
	for (const none of [{ date: "" }, { date: "2026-02-30" }, { repeats_until: "99:99" }])
		expect(eventFields.safeParse({ ...saturdays, ...none }).error?.issues.map(({ path }) => path[0])).toEqual(
			Object.keys(none),
		);
	expect(eventFields.parse({ ...saturdays, left_out: "2026-10-10, 2026-08-08\n2026-10-10" }).left_out).toBe(
		"2026-08-08 2026-10-10",
	);
	// Event as it was written before events could repeat.
	const { repeats: _, repeats_until: _until, left_out: _left, ...earlier } = samples.event;
	expect(eventFields.parse(earlier)).toEqual(samples.event);
});
