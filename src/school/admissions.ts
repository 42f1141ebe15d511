import { z } from "zod";
import { day, line, optionalLine } from "#src/content/fields.ts";
import { text, year } from "./schema/text-fields.ts";
import { choice, named, rows } from "./schema/words.ts";

/** The programmes that one can apply for. */
export const programmeNames = {
	barch: "B.Arch",
	environmental: "M.Arch Environmental Architecture",
	urbanDesign: "M.Arch Urban Design",
	diploma: "Diploma",
} as const;

export type ProgrammeKey = keyof typeof programmeNames;

export const programmeKeys = Object.keys(programmeNames) as ProgrammeKey[];

const kinds = {
	apply: "Application",
	test: "Entrance test",
	interview: "Interview",
	list: "List",
	joining: "Joining",
} as const;

const admissionDate = z
	.object({
		key: named(
			"Key",
			line(60).regex(/^[a-z0-9-]+$/, "must have small letters, digits and hyphens only"),
			"The same in every season: names the date in calendar files, also when its day changes.",
		),
		kind: choice("Kind", kinds),
		title: named("Title", line(120)),
		day: named("Day", day),
		until: named("Last day", day.optional(), "The last of several days."),
		note: named("Note", optionalLine(300).optional()),
		programmes: rows("Programmes", "programme", choice("Programme", programmeNames)),
		expected: named("Expected", z.boolean().optional(), "Somebody else sets the day and has not announced it yet."),
	})
	.refine((date) => !date.until || date.day <= date.until, {
		path: ["until"],
		message: "must not be before the first day",
	});

const season = z
	.object({
		year: named("Year", year(), "In which the admitted join."),
		opens: named("First day", day, "On which applications are taken."),
		closes: named("Last day", day, "On which applications are taken."),
		dates: rows("Dates", "date", admissionDate, "Those between opening and joining, in any order."),
		notes: rows("How the rounds work", "paragraph", text()).optional(),
	})
	.refine(({ opens, closes }) => opens <= closes, {
		path: ["closes"],
		message: "must not be before the first day",
	});

/** When the school takes applications, oldest season first. */
export const admissionsSchema = z
	.object({ seasons: rows("Seasons", "season", season, "Oldest first.") })
	.refine(
		({ seasons }) => seasons.every((one, index) => index === 0 || (seasons[index - 1]?.closes ?? "") < one.opens),
		{
			path: ["seasons"],
			message: "must follow one another: each opens after the one before has closed",
		},
	);

/** A date of an admission season. Days are `YYYY-MM-DD`. */
export type AdmissionDate = z.output<typeof admissionDate>;

/** When the school takes applications for a year. Days are `YYYY-MM-DD`. */
export type AdmissionSeason = z.output<typeof season>;
