import { expect, it } from "vitest";
import { writeCalendar } from "./icalendar.ts";

const event = { uid: "a", title: "Practice", day: "2026-06-13", place: "Studio", summary: "A day", url: "http://a/b" };
const repeats = { often: "FREQ=MONTHLY;BYDAY=2SA", until: "2026-12-12", without: ["2026-08-08"] };
const linesOf = (further: object) =>
	writeCalendar({ name: "School", madeAt: new Date("2026-06-01T00:00:00Z"), events: [{ ...event, ...further }] })
		.split("\r\n")
		.filter((line) => /^(DTSTART|DTEND|RRULE|EXDATE|TZID)/.test(line));

it("an event that repeats has its rule in the time of India, whose weekdays count", () => {
	expect(linesOf({ repeats, startsAt: "09:30", endsAt: "16:30" })).toEqual([
		"TZID:Asia/Kolkata",
		"DTSTART:19700101T000000",
		"DTSTART;TZID=Asia/Kolkata:20260613T093000",
		"DTEND;TZID=Asia/Kolkata:20260613T163000",
		"RRULE:FREQ=MONTHLY;BYDAY=2SA;UNTIL=20261212T040000Z",
		"EXDATE;TZID=Asia/Kolkata:20260808T093000",
	]);
});

it("an event without a time repeats by whole days", () => {
	expect(linesOf({ repeats })).toEqual([
		"DTSTART;VALUE=DATE:20260613",
		"DTEND;VALUE=DATE:20260614",
		"RRULE:FREQ=MONTHLY;BYDAY=2SA;UNTIL=20261212",
		"EXDATE;VALUE=DATE:20260808",
	]);
	expect(linesOf({ startsAt: "09:30" })).toEqual(["DTSTART:20260613T040000Z"]);
});

it("an event that ends after midnight ends on the next day", () => {
	expect(linesOf({ startsAt: "19:00", endsAt: "00:30" })).toEqual([
		"DTSTART:20260613T133000Z",
		"DTEND:20260613T190000Z",
	]);
	expect(linesOf({ repeats, startsAt: "19:00", endsAt: "00:30" })).toContain("DTEND;TZID=Asia/Kolkata:20260614T003000");
});
