import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { formatSamples } from "#tests/support/server/date-samples.ts";
import * as format from "./format.ts";

describe.each(["2027-01-05", "05/01/2027", "5/1/2027"])("the fifth of January 2027, given as %s", (date) => {
	it("reads as each place has it", () => {
		expect(format.dayAndMonthYear(date)).toEqual({ day: "5", monthYear: "January 2027" });
		expect(format.dayAndMonth(date)).toEqual({ day: "5", month: "January" });
		expect(format.dayAndShortMonth(date)).toEqual({ day: "5", month: "Jan" });
		expect(format.formatWeekdayOrdinalYear(date)).toBe("Tuesday, 5th January 2027");
		expect(format.formatWeekdayDay(date)).toBe("Tuesday, 5 January");
		expect(format.formatWeekdayOrdinal(date)).toBe("Tuesday, 5th January");
		expect(format.formatWeekdayShort(date)).toBe("Tue 5 Jan 2027");
		expect(format.formatHyphenated(date)).toBe("05-Jan-2027");
		expect(format.formatShort(date)).toBe("5 Jan 2027");
		expect(format.formatLong(date)).toBe("5 January 2027");
	});
});

it.each(["", "soon", "31/02/2027", "2027-02-30", null, undefined])(
	"has blanks on cards and words elsewhere for %j",
	(date) => {
		expect(format.dayAndMonthYear(date)).toEqual({ day: "", monthYear: "" });
		expect(format.dayAndMonth(date)).toEqual({ day: "", month: "" });
		expect(format.dayAndShortMonth(date)).toEqual({ day: "", month: "" });
		for (const write of [
			format.formatWeekdayOrdinalYear,
			format.formatWeekdayDay,
			format.formatWeekdayOrdinal,
			format.formatHyphenated,
			format.formatShort,
			format.formatLong,
		]) {
			expect(write(date)).toBe("Invalid Date");
		}
	},
);

it("counts as one does in English", () => {
	const endings = {
		st: [1, 21, 31, 101],
		nd: [2, 22],
		rd: [3, 23],
		th: [4, 10, 11, 12, 13, 14, 20, 24, 30, 111, 112, 113],
	};
	for (const [ending, numbers] of Object.entries(endings))
		for (const number of numbers) expect(format.ordinal(number)).toBe(`${number}${ending}`);
});

describe("on a machine in another time zone", () => {
	const run = promisify(execFile);
	const flags = ["--experimental-strip-types", "--disable-warning=ExperimentalWarning"];

	it.each([
		["America/Los_Angeles", 480],
		["UTC", 0],
		["Asia/Kolkata", -330],
		["Pacific/Kiritimati", -840],
	])("no day moves (%s)", async (zone, minutes) => {
		const { stdout } = await run(process.execPath, [...flags, "tests/support/server/date-samples.ts"], {
			env: { PATH: process.env.PATH, TZ: zone },
		});
		expect(JSON.parse(stdout)).toEqual({ minutesBehindUtc: minutes, samples: formatSamples() });
	});

	it("these are the days", () => {
		expect(formatSamples()).toMatchObject({
			"2026-12-31": { long: "Thursday, 31st December 2026", hyphenated: "31-Dec-2026", next: "2027-01-01" },
			"01/03/2028": { long: "Wednesday, 1st March 2028", hyphenated: "01-Mar-2028", next: "2028-03-02" },
			"2026-08-15T18:30:00Z": { long: "Sunday, 16th August 2026", hyphenated: "16-Aug-2026", next: "2026-08-17" },
		});
	});
});
