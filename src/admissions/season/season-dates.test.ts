import { expect, it } from "vitest";
import { admissionSeasons } from "#school/admissions.ts";
import { isDay } from "#src/calendar/day.ts";
import type { AdmissionSeason } from "#src/school/admissions.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { admissionStateMessages } from "#src/school/messages/sets/admission-state-messages.ts";
import { describeDaysLeft, nextDateOf, nextDates, seasonDates } from "./season-dates.ts";

const season: AdmissionSeason = {
	year: 2027,
	opens: "2026-11-01",
	closes: "2027-06-30",
	dates: [
		{ key: "joining", kind: "joining", title: "Joining", day: "2027-08-02", programmes: ["barch", "diploma"] },
		{ key: "talks", kind: "interview", title: "Talks", day: "2027-02-15", until: "2027-02-19", programmes: ["barch"] },
	],
};
const messages = messagesIn(admissionStateMessages, undefined);
const words = (moment: string, programme?: "barch" | "diploma") =>
	seasonDates(season, new Date(moment), {}, programme).map(
		(entry) => `${entry.key} ${describeDaysLeft(messages, entry)}`,
	);

it("dates stand in order, with the days that are left at the school", () => {
	expect(words("2027-02-14T18:29:59Z")).toEqual([
		"opens past",
		"talks tomorrow",
		"closes in 136 days",
		"joining in 169 days",
	]);
	expect(words("2027-02-14T18:30:00Z")[1]).toBe("talks now");
	expect(words("2027-02-19T18:29:59Z")[1]).toBe("talks now");
	expect(words("2027-02-19T18:30:00Z")[1]).toBe("talks past");
	expect(words("2027-08-02T06:00:00Z")[3]).toBe("joining today");
});

it("a programme has its own dates, and the next ones leave out what is over", () => {
	expect(words("2027-01-01T06:00:00Z", "diploma").map((line) => line.split(" ")[0])).toEqual([
		"opens",
		"closes",
		"joining",
	]);
	expect(nextDates(season, new Date("2027-03-01T06:00:00Z"), {}).map(({ key }) => key)).toEqual(["closes", "joining"]);
});

it("those who applied wait for the next test, interview or list of their programme, and those with a seat for joining", () => {
	const next = (form: string, day: string, seated = false) =>
		nextDateOf(
			{ seasons: [season] },
			{ form, sentAt: new Date("2026-11-20T06:00:00Z"), seated },
			new Date(`${day}T06:00:00Z`),
		)?.key;
	expect(next("barch", "2026-12-01")).toBe("talks");
	expect(next("barch", "2027-02-19")).toBe("talks");
	expect(next("barch", "2027-02-20")).toBeUndefined();
	expect(next("diploma", "2026-12-01")).toBeUndefined();
	expect(next("diploma", "2026-12-01", true)).toBe("joining");
	expect(next("barch", "2027-08-03", true)).toBeUndefined();
});

it("the school's seasons follow each other, and every date is one, between opening and the next opening", () => {
	for (const [index, { year, opens, closes, dates }] of admissionSeasons.entries()) {
		const following = admissionSeasons[index + 1]?.opens ?? `${year}-12-31`;
		expect([opens, closes].every(isDay) && opens < closes && closes < following).toBe(true);
		for (const { day, until = day } of dates)
			expect([year, day, isDay(day) && isDay(until) && opens < day && day <= until && until < following]).toEqual([
				year,
				day,
				true,
			]);
		expect(new Set(dates.map(({ key }) => key)).size).toBe(dates.length);
	}
});
