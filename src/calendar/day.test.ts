import { describe, expect, it } from "vitest";
import { addDays, dayAtSchool, isDay, readDay } from "./day.ts";

describe("reading a day", () => {
	it.each([
		["2027-01-05", "2027-01-05"],
		["05/01/2027", "2027-01-05"],
		["5/1/2027", "2027-01-05"],
		["29/02/2028", "2028-02-29"],
		[" 31/12/2026 ", "2026-12-31"],
		["2026-08-15T18:29:59Z", "2026-08-15"],
		["2026-08-15T18:30:00Z", "2026-08-16"],
		["2026-08-15T23:59:59+05:30", "2026-08-15"],
	])("takes %s for %s", (text, day) => {
		expect(readDay(text)).toBe(day);
	});

	it.each([
		"",
		" ",
		"tomorrow",
		"2027-02-29",
		"2027-13-01",
		"2027-00-10",
		"2027-1-5",
		"20270105",
		"31/04/2027",
		"01/13/2027",
		"2027/01/05",
		"1/1/27",
		"2027-01-05T10:00:00",
		"2027-01-05T99:00:00Z",
		"2027-01-05x",
		"0/0/0000",
		null,
		undefined,
	])("does not take %j for one", (text) => {
		expect(readDay(text)).toBeUndefined();
	});

	it("knows the days that exist", () => {
		expect(["2028-02-29", "2027-02-29", "2027-04-31", "2026-12-31"].map(isDay)).toEqual([true, false, false, true]);
	});
});

it("counts days over months and years, in both directions", () => {
	expect([
		addDays("2026-12-31", 1),
		addDays("2027-03-01", -1),
		addDays("2028-02-28", 1),
		addDays("2026-11-20", 0),
	]).toEqual(["2027-01-01", "2027-02-28", "2028-02-29", "2026-11-20"]);
});

it("begins a day at the school's midnight, which is half past six in the evening in UTC", () => {
	expect(dayAtSchool(new Date("2026-12-31T18:29:59.999Z"))).toBe("2026-12-31");
	expect(dayAtSchool(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});
