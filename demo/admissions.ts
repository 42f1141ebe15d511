import { addDays } from "#src/calendar/day.ts";
import type { AdmissionSeason, ProgrammeKey } from "#src/school/admissions.ts";

const saturday = 6;
const monday = 1;
const all: ProgrammeKey[] = ["barch", "environmental", "urbanDesign", "diploma"];
const march: ProgrammeKey[] = ["environmental", "urbanDesign"];
const withNata: ProgrammeKey[] = ["barch", "diploma"];
const byMail = "In the studio or by video call. We’ll email you the day and time.";
const theCouncilsDay = "The Council of Architecture sets the date and announces it on its website.";

const notes = [
	"You apply only once. If you don’t get a seat in one round, we consider you again in the next, without another form or fee. Seats that aren’t accepted go to the next selection list.",
	"An early round isn’t easier than a late one, but it gives you more time to arrange a hostel place, a loan or a scholarship.",
	"You can apply before you’ve taken the test or have your final marks. Send us both as soon as you have them.",
];

/** The first such weekday on or after a day. @param weekday 0 is Sunday */
function next(weekday: number, day: string): string {
	const from = new Date(`${day}T00:00:00Z`).getUTCDay();
	return addDays(day, (weekday - from + 7) % 7);
}

/** The demo school repeats its dates every year; a real school writes each down. */
function season(year: number): AdmissionSeason {
	const on = (monthDay: string) => `${year}-${monthDay}`;
	const week = (monthDay: string) => ({
		day: next(monday, on(monthDay)),
		until: addDays(next(monday, on(monthDay)), 4),
	});
	return {
		year,
		opens: `${year - 1}-11-01`,
		closes: on("06-30"),
		notes,
		dates: [
			{
				key: "round-1",
				kind: "apply",
				title: "First round: last day to apply",
				day: on("01-31"),
				programmes: ["barch"],
			},
			{
				key: "interviews-1",
				kind: "interview",
				title: "Interviews, first round",
				...week("02-15"),
				note: byMail,
				programmes: ["barch"],
			},
			{
				key: "list-1",
				kind: "list",
				title: "First selection list",
				day: next(monday, on("03-01")),
				note: "If we offer you a seat, it’s yours as soon as you accept. Send your NATA score and Class 12 marks when you have them.",
				programmes: ["barch"],
			},
			{
				key: "nata-first",
				kind: "test",
				title: "NATA, first sitting",
				day: next(saturday, on("04-01")),
				note: theCouncilsDay,
				programmes: withNata,
				expected: true,
			},
			{ key: "round-2", kind: "apply", title: "Second round: last day to apply", day: on("04-30"), programmes: all },
			{
				key: "pgeta-first",
				kind: "test",
				title: "PGETA, first sitting",
				day: next(saturday, on("05-08")),
				note: theCouncilsDay,
				programmes: march,
				expected: true,
			},
			{
				key: "interviews-2",
				kind: "interview",
				title: "Interviews, second round",
				...week("05-15"),
				note: byMail,
				programmes: ["barch", ...march],
			},
			{
				key: "workshop-day-2",
				kind: "interview",
				title: "Day in the workshop, second round",
				day: next(saturday, on("05-15")),
				programmes: ["diploma"],
			},
			{
				key: "list-2",
				kind: "list",
				title: "Second selection list, and full tuition waivers",
				day: next(monday, on("06-01")),
				programmes: all,
			},
			{
				key: "nata-last",
				kind: "test",
				title: "NATA, last sitting",
				day: next(saturday, on("06-08")),
				note: theCouncilsDay,
				programmes: withNata,
				expected: true,
			},
			{
				key: "pgeta-last",
				kind: "test",
				title: "PGETA, last sitting",
				day: next(saturday, on("06-15")),
				note: theCouncilsDay,
				programmes: march,
				expected: true,
			},
			{
				key: "interviews-3",
				kind: "interview",
				title: "Interviews, third round",
				...week("07-05"),
				programmes: ["barch", ...march],
			},
			{
				key: "workshop-day-3",
				kind: "interview",
				title: "Day in the workshop, third round",
				day: next(saturday, on("07-03")),
				programmes: ["diploma"],
			},
			{ key: "list-3", kind: "list", title: "Last selection list", day: next(monday, on("07-12")), programmes: all },
			{
				key: "joining",
				kind: "joining",
				title: "Reporting date (day of joining)",
				day: next(monday, on("08-01")),
				note: "We check your original certificates. The hostels open on the Saturday before.",
				programmes: all,
			},
		],
	};
}

export const admissionSeasons: AdmissionSeason[] = [2026, 2027, 2028, 2029].map(season);
