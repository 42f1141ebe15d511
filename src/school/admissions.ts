import { z } from "zod";
import { asControl } from "#src/fields/control.ts";
import { day, line, optionalLine } from "#src/fields/field-schemas.ts";
import { choice, nameField, rows } from "./schema/named-field.ts";
import { decimal, text, whole, year } from "./schema/text-fields.ts";

/** The programmes that the product has pages and forms for; schools add others. */
export const programmeNames = {
	barch: "B.Arch",
	environmental: "M.Arch Environmental Architecture",
	urbanDesign: "M.Arch Urban Design",
	diploma: "Diploma",
} as const satisfies Record<string, string>;

export type ProductProgramme = keyof typeof programmeNames;

/** A programme of the product's, or one that a school has added. */
export type ProgrammeKey = string;

/** A programme, chosen among those that the school has now. The schema is its own: a control belongs to a schema. */
export const programme = () => nameField("Programme", asControl("choice", z.string().min(1).max(40)));

const kinds = {
	apply: "Application",
	test: "Entrance test",
	interview: "Interview",
	list: "Selection list",
	joining: "Reporting date (day of joining)",
} as const;

const admissionDate = z
	.object({
		key: nameField(
			"Key",
			line(60).regex(/^[a-z0-9-]+$/, "must have lower-case letters, digits and hyphens only"),
			"The same in every season. It identifies the date in calendar files, even when its day changes.",
		),
		kind: choice("Kind", kinds),
		title: nameField("Title", line(120)),
		day: nameField("Day", day),
		until: nameField("Last day", day.optional(), "The last of several days."),
		note: nameField("Note", optionalLine(300).optional()),
		programmes: rows("Programmes", "programme", programme()),
		expected: nameField("Expected", z.boolean().optional(), "Someone else sets the day and hasn’t announced it yet."),
	})
	.refine((date) => !date.until || date.day <= date.until, {
		path: ["until"],
		message: "must not be before the first day",
	});

/** A season's own days for one programme. */
const programmeDays = z
	.object({
		programme: programme(),
		opens: nameField("First day", day.optional(), "Leave blank for the season’s."),
		closes: nameField("Last day", day.optional(), "Leave blank for the season’s."),
	})
	.refine(({ opens, closes }) => opens !== undefined || closes !== undefined, {
		path: ["opens"],
		message: "must be given, or the last day",
	});

const season = z
	.object({
		year: nameField("Year", year(), "When admitted students join."),
		opens: nameField("First day", day, "When applications open."),
		closes: nameField("Last day", day, "When applications close."),
		days: rows(
			"Programmes with their own days",
			"programme",
			programmeDays,
			"Only those that open or close on different days.",
		).optional(),
		dates: rows("Dates", "date", admissionDate, "From opening to joining, in any order."),
		notes: rows("How the rounds work", "paragraph", text()).optional(),
	})
	.refine(({ opens, closes }) => opens <= closes, {
		path: ["closes"],
		message: "must not be before the first day",
	})
	.superRefine((value, context) => {
		const { days = [] } = value;
		for (const [index, { programme }] of days.entries()) {
			const refuse = (field: string, message: string) =>
				context.addIssue({ code: "custom", path: ["days", index, field], message });
			const { opens, closes } = daysOf(value, programme);
			if (days.findIndex((each) => each.programme === programme) !== index)
				refuse("programme", "is named twice in this season");
			else if (closes < opens) refuse("closes", `must not be before the first day, ${opens}`);
		}
	});

type Days = { opens: string; closes: string };
type OwnDays = { programme: ProgrammeKey; opens?: string | undefined; closes?: string | undefined };

/** Returns the days on which a season takes applications for a programme: its own, or the season's. */
export function daysOf(
	{ opens, closes, days }: Days & { days?: OwnDays[] | undefined },
	programme: ProgrammeKey,
): Days {
	const own = days?.find((each) => each.programme === programme);
	return { opens: own?.opens ?? opens, closes: own?.closes ?? closes };
}

/** Returns the span from the first day on which a season takes an application for any programme to the last. */
export function spanOf(season: Days & { days?: OwnDays[] | undefined }): Days {
	const all = [season, ...(season.days ?? []).map((own) => daysOf(season, own.programme))];
	const opens = all.map((each) => each.opens).sort();
	const closes = all.map((each) => each.closes).sort();
	return { opens: opens[0] ?? season.opens, closes: closes.at(-1) ?? season.closes };
}

const mark = () => decimal(0, 10_000).optional();

const admittedYear = z
	.object({
		year: nameField("Year", year(), "When they joined."),
		programme: programme(),
		seats: nameField("Seats", whole(1, 10_000)),
		test: nameField("What the marks are", line(80), "Such as NATA score, out of 200."),
		categories: rows(
			"Categories",
			"category",
			z.object({
				name: nameField("Name", line(80), "Such as General."),
				applied: nameField("Applied", whole(0, 100_000)),
				offered: nameField("Were offered a seat", whole(0, 100_000)),
				lowest: nameField("Lowest mark", mark(), "Of those with an offer."),
				median: nameField("Median mark", mark(), "Half of them had less, half had more."),
			}),
		).min(1, "must not be empty"),
	})
	.superRefine(({ categories }, { addIssue }) => {
		for (const [index, { applied, offered }] of categories.entries())
			if (offered > applied)
				addIssue({
					code: "custom",
					path: ["categories", index, "offered"],
					message: "must not be more than applied",
				});
	});

/** Seasons in which the school takes applications, oldest first. */
const admissions = z.object({
	seasons: rows("Seasons", "season", season, "Oldest first."),
	admitted: rows(
		"Applicants and marks of earlier years",
		"year of a programme",
		admittedYear,
		"Newest first. Leave blank if you keep none.",
	).optional(),
});

export const admissionsSchema = admissions.refine(
	({ seasons }) => {
		const spans = seasons.map(spanOf);
		return spans.every(({ opens }, index) => index === 0 || (spans[index - 1]?.closes ?? "") < opens);
	},
	{
		path: ["seasons"],
		message: "must follow one another: each opens after the one before has closed",
	},
);

/** A date of an admission season. Days are `YYYY-MM-DD`. */
export type AdmissionDate = z.output<typeof admissionDate>;

/** Season in which the school takes applications for a year. Days are `YYYY-MM-DD`. */
export type AdmissionSeason = z.output<typeof season>;

/** Numbers of those who applied for a programme and were offered a seat in one year. */
export type AdmittedYear = z.output<typeof admittedYear>;

/** The day on which the last programme of a season closes, as `MM-DD`; the year's end where the school has none. */
export function closingDay(seasons: readonly AdmissionSeason[]): string {
	const season = seasons.at(-1);
	return season ? spanOf(season).closes.slice(5) : "12-31";
}
