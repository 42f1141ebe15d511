import { expect, it } from "vitest";
import { formatDateTime } from "./format-date-time.ts";

it.each([
	["2026-11-20T09:00:00Z", "20 November 2026, 2:30 pm"],
	["2026-12-31T18:29:59Z", "31 December 2026, 11:59 pm"],
	["2026-12-31T18:30:00Z", "1 January 2027, 12:00 am"],
	["2026-08-01T06:35:00Z", "1 August 2026, 12:05 pm"],
])("writes %s as the school's clock has it", (moment, expectedText) => {
	expect(formatDateTime(new Date(moment))).toBe(expectedText);
});
