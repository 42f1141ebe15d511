import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { group, named, rows } from "#src/school/schema/named-field.ts";
import { decimal, picture, text, titledText, whole } from "#src/school/schema/text-fields.ts";

const programmeSchema = z.object({
	title: named("Title", line(120)),
	crumb: named("Short title", optionalLine(60).optional(), "If the title would take two lines."),
	lead: named("Introduction", text(600), "One or two sentences, shown large."),
	overview: rows("Overview", "paragraph", text()),
	facts: rows("Facts", "fact", z.object({ label: named("Label", line(60)), value: named("Value", line(300)) })),
	eligibility: rows("Eligibility", "condition", text(600), "The published conditions, each a whole sentence."),
	howToApply: rows("How to apply", "step", titledText()),
	pictures: rows("Images", "image", picture()),
});

export type Programme = z.output<typeof programmeSchema>;
export type ProgrammeFact = Programme["facts"][number];
export type ProgrammeStep = Programme["howToApply"][number];

export const undergraduateSchema = programmeSchema.extend({
	years: rows("The years, in a line each", "year", titledText()),
});

const degrees = (title: string) => rows(title, "temperature", named("°C", decimal(-60, 60)));

export const environmentalSchema = programmeSchema.extend({
	night: group("A night", {
		title: named("Title", line(60)),
		text: named("Text", text(400)),
		outside: degrees("Outside, °C every two hours from 18:00 to 08:00"),
		plain: degrees("In the room as it was"),
		insulated: degrees("In the insulated room"),
	}),
	year: group("A year", {
		title: named("Title", line(60)),
		text: named("Text", text(400)),
		rain: rows("Rain, January to December", "month", named("Millimetres", decimal(0, 10_000))),
	}),
	century: group("A century", {
		title: named("Title", line(60)),
		text: named("Text", text(400)),
		parts: rows(
			"Parts of a building",
			"part",
			z.object({ name: named("Name", line(60)), years: named("Years between renewals", whole(1, 1000)) }),
		),
	}),
});

export const urbanDesignSchema = programmeSchema.extend({
	reasons: rows("Reasons", "reason", titledText()),
	scales: rows(
		"Semesters, each at its scale",
		"semester",
		z.object({
			name: named("Name", line(60)),
			scale: named("Scale", line(40)),
			text: named("Text", text(300)),
		}),
	),
});

export type UrbanDesignProgramme = z.output<typeof urbanDesignSchema>;

export const diplomaSchema = programmeSchema.extend({
	week: rows(
		"A working week",
		"day",
		z.object({
			day: named("Day", line(20)),
			morning: named("Morning", line(40)),
			afternoon: named("Afternoon", line(40)),
		}),
	),
});

const boardPattern = z.object({
	pattern: named("Pattern", line(20), "Such as 10+2."),
	label: named("Label", line(80)),
	classes: rows("Mark sheets", "class", named("Class", whole(1, 13)), "The classes whose mark sheets you need."),
});

export const internationalSchema = programmeSchema.extend({
	boards: rows("Patterns of boards", "pattern", boardPattern),
});

export type BoardPattern = z.output<typeof boardPattern>;
