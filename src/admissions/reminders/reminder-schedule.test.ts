import { describe, expect, it } from "vitest";
import { type ApplicationFacts, atMost, type DraftFacts, dueReminder, type ReminderKind } from "./reminder-schedule.ts";

const draft: DraftFacts = {
	subject: "draft",
	stopped: false,
	state: "open",
	changedAt: "2027-01-10T06:00:00.000Z",
	expiresAt: "2027-02-09T06:00:00.000Z",
	admitting: true,
	lastDay: "2027-06-30",
	sentReminders: [],
};
const application: ApplicationFacts = {
	subject: "application",
	stopped: false,
	receivedAt: "2026-11-20T06:00:00.000Z",
	stage: "received",
	erased: false,
	lapsed: false,
	fee: null,
	seatFee: null,
	papers: { missing: false, expected: [] },
	neededBy: null,
	lastDay: "2027-06-30",
	sentReminders: [],
};
const unpaid = { ...application, fee: { open: true, checking: false, payBy: "2026-12-20" } };
const incomplete = { ...application, papers: { missing: true, expected: ["2027-05"] } };
const sentOn = (kind: ReminderKind, ...days: string[]) => ({
	sentReminders: days.map((day) => ({ kind, at: `${day}T06:00:00.000Z` })),
});
/** Returns a time on this day: half past eleven at the school unless an hour is given. */
const on = (day: string, hour = "11:30") => new Date(`${day}T${hour}:00+05:30`);

describe("a saved application", () => {
	it.each([
		["four days before it is deleted", "2027-02-05", {}, undefined],
		["three days before", "2027-02-06", {}, 1],
		["before nine o'clock", "2027-02-06", { hour: "08:59", expiresAt: "2027-02-09T03:00:00.000Z" }, undefined],
		["from nine o'clock on", "2027-02-06", { hour: "09:00", expiresAt: "2027-02-09T03:00:00.000Z" }, 1],
		["until six o'clock", "2027-02-06", { hour: "17:59" }, 1],
		["after six o'clock", "2027-02-06", { hour: "18:00" }, undefined],
		["the morning after an evening", "2027-02-07", { hour: "09:00" }, 1],
		["a minute before it is deleted", "2027-02-09", { hour: "11:29" }, 1],
		["when it is deleted", "2027-02-09", {}, undefined],
		["when it was reminded of", "2027-02-08", sentOn("draft-expires", "2027-02-06"), undefined],
		[
			"when it was changed after a reminder, and is deleted later",
			"2027-02-06",
			sentOn("draft-expires", "2027-01-09"),
			2,
		],
		[
			"after three reminders",
			"2027-02-06",
			sentOn("draft-expires", "2026-10-01", "2026-11-01", "2026-12-01"),
			undefined,
		],
		["once it is sent", "2027-02-06", { state: "submitted" as const }, undefined],
		["while no applications are taken", "2027-02-06", { admitting: false, lastDay: undefined }, undefined],
		["when its owner wants no reminders", "2027-02-06", { stopped: true }, undefined],
	])("%s", (_when, day, { hour, ...change }: Partial<DraftFacts> & { hour?: string }, number) => {
		const due = dueReminder({ ...draft, ...change }, on(day, hour));
		expect(due).toEqual(number && { kind: "draft-expires", number });
	});

	it.each([
		["four days before the last day of admissions is over", "2027-06-27", {}, undefined],
		["three days before", "2027-06-28", {}, 1],
		["on the last day", "2027-06-30", {}, 1],
		["a day later", "2027-07-01", {}, undefined],
		["after one reminder", "2027-06-30", sentOn("draft-closing", "2027-06-28"), undefined],
		["on the day on which it was changed", "2027-06-30", { changedAt: "2027-06-29T07:00:00.000Z" }, undefined],
		["where the calendar does not decide", "2027-06-28", { lastDay: undefined }, undefined],
	])("%s", (_when, day, change: Partial<DraftFacts>, number) => {
		const late = { changedAt: "2027-06-15T06:00:00.000Z", expiresAt: "2027-07-15T06:00:00.000Z" };
		expect(dueReminder({ ...draft, ...late, ...change }, on(day))).toEqual(number && { kind: "draft-closing", number });
	});
});

describe("a fee", () => {
	it.each([
		["two days after the application", "2026-11-22", {}, undefined],
		["three days after", "2026-11-23", {}, 1],
		["later than that, since nobody is reminded late", "2026-11-26", {}, undefined],
		["when it was reminded of", "2026-11-24", sentOn("fee", "2026-11-23"), undefined],
		["ten days after", "2026-11-30", sentOn("fee", "2026-11-23"), 2],
		["ten days after, when the first one was missed", "2026-11-30", {}, 1],
		["three days before its end", "2026-12-18", sentOn("fee", "2026-11-23", "2026-11-30"), 3],
		["on its last day", "2026-12-20", sentOn("fee", "2026-11-23", "2026-11-30"), 3],
		["when its end is over", "2026-12-21", sentOn("fee", "2026-11-23", "2026-11-30"), undefined],
		["three days before admissions close", "2027-06-28", sentOn("fee", "2026-11-30"), 2],
		["after three reminders", "2027-06-28", sentOn("fee", "2026-11-23", "2026-11-30", "2026-12-18"), undefined],
		["within a day of a reminder of something else", "2026-11-30", sentOn("papers", "2026-11-29"), 1],
		[
			"within hours of it",
			"2026-11-29",
			{ ...sentOn("papers", "2026-11-29"), receivedAt: "2026-11-19T06:00:00.000Z" },
			undefined,
		],
		["that is paid", "2026-11-23", { fee: { ...unpaid.fee, open: false } }, undefined],
		["while a payment is checked", "2026-11-23", { fee: { ...unpaid.fee, checking: true } }, undefined],
		["of a withdrawn application", "2026-11-23", { stage: "withdrawn" as const }, undefined],
		["of a declined application", "2026-11-23", { stage: "declined" as const }, undefined],
		["of an accepted application", "2026-11-23", { stage: "accepted" as const }, undefined],
		["of an application with an offer", "2026-11-23", { stage: "offered" as const }, 1],
		["of an offer that has expired", "2026-11-23", { stage: "offered" as const, lapsed: true }, undefined],
		["of an erased application", "2026-11-23", { erased: true }, undefined],
		["when reminders were stopped", "2026-11-23", { stopped: true }, undefined],
	])("%s", (_when, day, change: Partial<ApplicationFacts>, number) => {
		expect(dueReminder({ ...unpaid, ...change }, on(day))).toEqual(number && { kind: "fee", number });
	});
});

describe("the seat fee", () => {
	const outstanding = { checking: false, payBy: "2026-12-20", since: "2026-12-06T06:00:00.000Z" };
	const accepted: ApplicationFacts = { ...unpaid, stage: "accepted", seatFee: outstanding };
	it.each([
		["four days before its last day is over", "2026-12-17", {}, undefined],
		["three days before", "2026-12-18", {}, 1],
		["when it was reminded of", "2026-12-20", sentOn("seat-fee", "2026-12-18"), undefined],
		["when its last day is over", "2026-12-21", {}, undefined],
		["when it was owed once more", "2026-12-18", sentOn("seat-fee", "2026-11-25"), 2],
		[
			"on the day of the acceptance",
			"2026-12-18",
			{ seatFee: { ...outstanding, since: "2026-12-18T05:00:00.000Z" } },
			undefined,
		],
		["while a payment is checked", "2026-12-18", { seatFee: { ...outstanding, checking: true } }, undefined],
		["that is paid, or no longer owed", "2026-12-18", { seatFee: null }, undefined],
		["of an erased application", "2026-12-18", { erased: true }, undefined],
		["when reminders were stopped", "2026-12-18", { stopped: true }, undefined],
	])("%s", (_when, day, change: Partial<ApplicationFacts>, number) => {
		expect(dueReminder({ ...accepted, ...change }, on(day))).toEqual(number && { kind: "seat-fee", number });
	});
});

describe("missing documents", () => {
	it.each([
		["six days after the application", "2026-11-26", {}, undefined],
		["seven days after", "2026-11-27", {}, 1],
		["later than that", "2026-12-01", {}, undefined],
		["in the first half of the month of the result", "2027-05-14", sentOn("papers", "2026-11-27"), undefined],
		["in its middle", "2027-05-15", sentOn("papers", "2026-11-27"), 2],
		["at its end", "2027-05-22", sentOn("papers", "2026-11-27"), undefined],
		["after three reminders", "2027-05-15", sentOn("papers", "2026-11-27", "2027-03-15", "2027-04-15"), undefined],
		[
			"when no document but a result is missing",
			"2026-11-27",
			{ papers: { missing: false, expected: ["2027-05"] } },
			undefined,
		],
		[
			"in the month of the result, when no document is",
			"2027-05-15",
			{ papers: { missing: false, expected: ["2027-05"] } },
			1,
		],
		["when all have come", "2027-05-15", { papers: { missing: false, expected: [] } }, undefined],
		["in the month of the result, of an accepted seat", "2027-05-15", { stage: "accepted" as const }, 1],
		["while a payment is checked", "2026-11-27", { fee: { ...unpaid.fee, checking: true } }, undefined],
		["of a withdrawn application", "2026-11-27", { stage: "withdrawn" as const }, undefined],
	])("%s", (_when, day, change: Partial<ApplicationFacts>, number) => {
		expect(dueReminder({ ...incomplete, ...change }, on(day))).toEqual(number && { kind: "papers", number });
	});
});

describe("what an accepted seat needs", () => {
	const seat: ApplicationFacts = { ...incomplete, stage: "accepted", neededBy: "2027-08-02" };
	it.each([
		["fifteen days before the day of joining", "2027-07-18", {}, undefined],
		["fourteen days before", "2027-07-19", {}, 1],
		[
			"after three reminders of missing documents",
			"2027-07-19",
			sentOn("papers", "2026-11-27", "2027-03-15", "2027-04-15"),
			1,
		],
		["when it was reminded of", "2027-07-21", sentOn("seat-papers", "2027-07-19"), undefined],
		["in the last week", "2027-07-27", {}, undefined],
		["once all of it has come, or the day isn’t known", "2027-07-19", { neededBy: null }, undefined],
		["when the seat was declined", "2027-07-19", { stage: "declined" as const }, undefined],
	])("%s", (_when, day, change: Partial<ApplicationFacts>, number) => {
		expect(dueReminder({ ...seat, ...change }, on(day))).toEqual(number && { kind: "seat-papers", number });
	});
});

it("no one who does nothing is reminded more often than is said, or twice within a day", () => {
	const facts = { ...unpaid, papers: incomplete.papers, sentReminders: [] as { kind: ReminderKind; at: string }[] };
	for (let at = on("2026-11-20"); at < on("2027-09-01"); at = new Date(at.getTime() + 900_000)) {
		const due = dueReminder(facts, at);
		if (!due) continue;
		const last = facts.sentReminders.at(-1)?.at ?? facts.receivedAt;
		expect(at.getTime() - Date.parse(last)).toBeGreaterThanOrEqual(86_400_000);
		expect(due.number).toBe(facts.sentReminders.filter(({ kind }) => kind === due.kind).length + 1);
		facts.sentReminders.push({ kind: due.kind, at: at.toISOString() });
	}
	expect(facts.sentReminders.filter(({ kind }) => kind === "fee")).toHaveLength(atMost.fee);
	expect(facts.sentReminders.filter(({ kind }) => kind === "papers")).toHaveLength(2);
});
