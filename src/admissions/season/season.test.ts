import { describe, expect, it } from "vitest";
import { type AdmissionSeason, closingDay } from "#src/school/admissions.ts";
import { admissionStatus, seasonAt } from "./season.ts";
import { admissionsLine, closedMessage } from "./season-messages.ts";

const season = (year: number): AdmissionSeason => ({
	year,
	opens: `${year - 1}-11-01`,
	closes: `${year}-06-30`,
	dates: [],
});
const seasons = [season(2027), season(2028)];
const at = (moment: string, mode: "calendar" | "open" | "closed" = "calendar", knownSeasons = seasons) =>
	admissionStatus({ seasons: knownSeasons, mode }, new Date(moment));

describe("admissions", () => {
	it.each([
		["2026-10-31T18:29:59Z", false],
		["2026-10-31T18:30:00Z", true],
		["2027-06-30T18:29:59Z", true],
		["2027-06-30T18:30:00Z", false],
		["2027-10-31T18:29:59Z", false],
		["2027-10-31T18:30:00Z", true],
	])("on %s are open: %s, by the school's clock", (moment, open) => {
		expect(at(moment).open).toBe(open);
	});

	it.each([
		["2027-01-10T06:00:00Z", "calendar", "Admissions 2027 open until 30 June"],
		["2027-07-01T06:00:00Z", "calendar", "Admissions 2028 open on 1 November 2027"],
		["2028-07-01T06:00:00Z", "calendar", "Admissions are closed"],
		["2027-07-20T06:00:00Z", "open", "Admissions 2027 open"],
		["2027-05-20T06:00:00Z", "closed", "Admissions 2028 open on 1 November 2027"],
	] as const)("are described on %s, with the setting %s, as %j", (moment, mode, line) => {
		expect(admissionsLine({}, at(moment, mode))).toBe(line);
	});

	it.each([
		["2026-10-01T06:00:00Z", seasons, "Applications aren’t open yet. Applications for 2027 open on 1 November 2026."],
		[
			"2027-07-01T06:00:00Z",
			seasons,
			"Applications for 2027 are closed. Applications for 2028 open on 1 November 2027.",
		],
		[
			"2028-07-01T06:00:00Z",
			seasons,
			"Applications for 2028 are closed. The next admission dates haven’t been announced.",
		],
		["2028-07-01T06:00:00Z", [], "Applications aren’t open yet. The next admission dates haven’t been announced."],
	])("on %s refuse an application in words", (moment, knownSeasons, message) => {
		const status = at(moment, "calendar", knownSeasons);
		if (status.open) throw new Error("They are open.");
		expect(closedMessage({}, status)).toBe(message);
	});

	it("concern the season that is open, else the next, else the last", () => {
		const year = (moment: string) => seasonAt(seasons, new Date(moment))?.year;
		expect(["2026-01-01", "2027-06-30", "2027-07-01", "2029-01-01"].map(year)).toEqual([2027, 2027, 2028, 2028]);
		expect([closingDay(seasons), closingDay([])]).toEqual(["06-30", "12-31"]);
	});
});
