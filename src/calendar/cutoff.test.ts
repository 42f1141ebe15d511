import { expect, it } from "vitest";
import { yearlyCutoff } from "./cutoff.ts";

it.each([
	// Admissions close on 30 June; what came in until the end of that day in India is kept for one year more.
	["06-30", 1, "2028-06-30T18:29:59.000Z", "2026-06-30T18:30:00.000Z"],
	["06-30", 1, "2028-06-30T18:30:00.000Z", "2027-06-30T18:30:00.000Z"],
	["06-30", 1, "2028-12-31T12:00:00.000Z", "2027-06-30T18:30:00.000Z"],
	["06-30", 1, "2029-01-01T12:00:00.000Z", "2027-06-30T18:30:00.000Z"],
	// The accounting year ends on 31 March.
	["03-31", 8, "2035-03-31T12:00:00.000Z", "2026-03-31T18:30:00.000Z"],
	["03-31", 8, "2035-04-01T12:00:00.000Z", "2027-03-31T18:30:00.000Z"],
])("a yearly deadline on %s has overtaken by %i years, at %s, what came before %s", (monthDay, years, now, before) => {
	expect(yearlyCutoff(monthDay, years, new Date(now))).toBe(before);
});
