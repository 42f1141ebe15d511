import { expect, test } from "vitest";
import { addDays } from "#src/calendar/day.ts";
import { formatShort } from "#src/calendar/format.ts";
import { formatRupees } from "./fee.ts";

test.each([
	["2026-11-20", 30, "2026-12-20", "20 Dec 2026"],
	["2026-12-31", 1, "2027-01-01", "1 Jan 2027"],
	["2028-02-28", 2, "2028-03-01", "1 Mar 2028"],
	["2026-11-20", 0, "2026-11-20", "20 Nov 2026"],
])("a plan bought on %s for %i days expires on %s", (today, days, day, shownDay) => {
	expect(addDays(today, days)).toBe(day);
	expect(formatShort(day)).toBe(shownDay);
});

test.each([
	[1000, "₹10"],
	[1050, "₹10.50"],
	[12_345_678, "₹1,23,456.78"],
	[100_000_00, "₹1,00,000"],
])("%i paise are shown as %s", (paise, shownAmount) => {
	expect(formatRupees(paise)).toBe(shownAmount);
});
