import { describe, expect, it } from "vitest";
import { openDepartments } from "#src/admissions/forms/not-offered.ts";
import { type AdmissionSeason, admissionsSchema, closingDay, type ProgrammeKey } from "#src/school/admissions.ts";
import { offeredSeasons } from "#src/school/offering.ts";
import { type AdmissionMode, admissionStatus, isSeasonOpen, joiningDay, seasonAt } from "./season.ts";
import { nextDates, seasonDates } from "./season-dates.ts";
import { refusal, schoolAdmissionMessages } from "./season-messages.ts";

const season = (year: number, days?: AdmissionSeason["days"]): AdmissionSeason => ({
	year,
	opens: `${year - 1}-11-01`,
	closes: `${year}-06-30`,
	dates: [],
	...(days && { days }),
});
const seasons = [
	season(2027, [
		{ programme: "diploma", closes: "2027-05-31" },
		{ programme: "urbanDesign", opens: "2027-02-01", closes: "2027-07-15" },
	]),
	season(2028),
];
const at = (day: string) => new Date(`${day}T06:00:00Z`);
const admissions = (mode: AdmissionMode = "calendar") => ({ seasons, mode });

describe("a season with days of programmes", () => {
	it("closes one form and leaves the others open", () => {
		const status = (day: string) =>
			(["barch", "march", "diploma"] as const).map((form) => admissionStatus(admissions(), at(day), form).open);
		expect(status("2027-05-31")).toEqual([true, true, true]);
		expect(status("2027-06-01")).toEqual([true, true, false]);
		expect(status("2027-07-01")).toEqual([false, true, false]);
		expect(status("2027-07-16")).toEqual([false, false, false]);
		expect(admissionStatus(admissions(), at("2027-06-01"), "march")).toMatchObject({ closes: "2027-07-15" });
	});

	it("closes one department of the M.Arch while its form goes on", () => {
		const [environmental, urban] = [
			"M.Arch Environmental Architecture",
			"Master of Architecture (M.Arch) in Urban Design",
		];
		expect(openDepartments(admissions(), at("2027-01-10"))).toEqual([environmental]);
		expect(openDepartments(admissions(), at("2027-03-10"))).toEqual([environmental, urban]);
		expect(openDepartments(admissions(), at("2027-07-10"))).toEqual([urban]);
	});

	it("gives way to the setting for seats that are left or gone", () => {
		expect(admissionStatus(admissions("open"), at("2027-06-10"), "diploma")).toEqual({ open: true, year: 2027 });
		expect(admissionStatus(admissions("closed"), at("2027-05-10"), "diploma")).toMatchObject({
			open: false,
			year: 2027,
		});
	});

	it("names the form, and the school no day that does not hold for all", () => {
		const words = schoolAdmissionMessages(admissions(), at("2027-06-10"));
		expect([words.line, words.until, words.own.diploma?.closed]).toEqual([
			"Admissions 2027 open",
			undefined,
			"Applications for the Diploma in 2027 are closed. Applications for 2028 open on 1 November 2027.",
		]);
		expect(words.own.march?.line).toBe("Admissions 2027 for the M.Arch open until 15 July");
		const before = schoolAdmissionMessages(admissions(), at("2027-01-10"));
		expect(before.own.urbanDesign?.closed).toBe(
			"Applications for the M.Arch Urban Design aren’t open yet. Applications for 2027 open on 1 February 2027.",
		);
		expect(schoolAdmissionMessages(admissions(), at("2027-12-10"))).toMatchObject({ until: "30 June", own: {} });
	});

	it("refuses in the words of the school when all is closed", () => {
		expect(refusal(admissions(), "diploma", at("2027-08-10"))).toBe(
			"Applications for 2027 are closed. Applications for 2028 open on 1 November 2027.",
		);
		expect(refusal(admissions(), "barch", at("2027-06-10"))).toBeUndefined();
	});

	it("lets a withdrawn application be restored as long as its form is open", () => {
		const back = (form: string, day: string) => isSeasonOpen(admissions(), form, at("2027-03-01"), at(day));
		expect([back("diploma", "2027-06-10"), back("barch", "2027-06-10"), back("barch", "2027-11-10")]).toEqual([
			false,
			true,
			false,
		]);
	});

	it("shows each day with its programmes, and lasts until the last of them", () => {
		const [first = season(2027)] = seasons;
		const ends = seasonDates(first, at("2027-03-01"), {}).map(({ key, day, programmes }) => [
			key,
			day,
			programmes.length,
		]);
		expect(ends).toEqual([
			["opens", "2026-11-01", 3],
			["opens-urbanDesign", "2027-02-01", 1],
			["closes-diploma", "2027-05-31", 1],
			["closes", "2027-06-30", 2],
			["closes-urbanDesign", "2027-07-15", 1],
		]);
		expect(nextDates(first, at("2027-03-01"), {}, "diploma").map(({ day }) => day)).toEqual(["2027-05-31"]);
		expect([seasonAt(seasons, at("2027-07-15"))?.year, closingDay([first])]).toEqual([2027, "07-15"]);
	});

	it("has no day on which nothing that is offered opens or closes", () => {
		const outlines = { programmes: [{ key: "urbanDesign" as ProgrammeKey }] };
		expect(offeredSeasons(seasons, outlines)[0]).toMatchObject({
			opens: "2027-02-01",
			closes: "2027-07-15",
			days: [{ programme: "urbanDesign" }],
		});
	});
});

describe("days of programmes are refused", () => {
	const issues = (days: unknown, next = season(2028)) =>
		admissionsSchema
			.safeParse({ seasons: [{ ...season(2027), days }, next] })
			.error?.issues.map(({ path, message }) => [path.join("."), message]);
	it.each([
		[[{ programme: "barch", closes: "2026-10-01" }], "seasons.0.days.0.closes", /before the first day, 2026-11-01/],
		[[{ programme: "barch" }], "seasons.0.days.0.opens", /must be given/],
		[
			[
				{ programme: "barch", closes: "2027-05-01" },
				{ programme: "barch", closes: "2027-05-02" },
			],
			"seasons.0.days.1.programme",
			/twice/,
		],
		[[{ programme: "barch", closes: "2027-11-02" }], "seasons", /must follow one another/],
	])("%j", (days, path, message) => {
		expect(issues(days)).toEqual([[path, expect.stringMatching(message)]]);
	});
	it("but not those within a season", () => {
		expect(issues([{ programme: "barch", closes: "2027-07-15" }])).toBeUndefined();
	});
});

it("an applicant joins on the first day that the season of the application has for one of the form's programmes", () => {
	const joining = (day: string, ...programmes: ProgrammeKey[]) =>
		({ key: `joining-${day}`, kind: "joining", title: "Joining", day, programmes }) as const;
	const dated = seasons.map((each) => ({
		...each,
		dates: [
			{ ...joining(`${each.year}-07-20`, "diploma"), kind: "list" as const },
			joining(`${each.year}-08-09`, "urbanDesign"),
			joining(`${each.year}-08-02`, "barch", "environmental"),
		],
	}));
	const day = (form: string, sentOn: string) => joiningDay({ seasons: dated }, form, at(sentOn));
	expect(day("barch", "2027-03-01")).toBe("2027-08-02");
	expect(day("march", "2027-12-01")).toBe("2028-08-02");
	expect(day("diploma", "2027-03-01")).toBeUndefined();
	expect(joiningDay({ ...admissions(), seasons: [] }, "barch", at("2027-03-01"))).toBeUndefined();
});
