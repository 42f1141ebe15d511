import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { group, nameField, rows } from "#src/school/schema/named-field.ts";
import { decimal, picture, text, titledText, whole } from "#src/school/schema/text-fields.ts";

const programmeSchema = z.object({
	title: nameField("Title", line(120)),
	crumb: nameField("Short title", optionalLine(60).optional(), "If the title would take two lines."),
	lead: nameField("Introduction", text(600), "One or two sentences, shown large."),
	overview: rows("Overview", "paragraph", text()),
	facts: rows("Facts", "fact", z.object({ label: nameField("Label", line(60)), value: nameField("Value", line(300)) })),
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

const degrees = (title: string) => rows(title, "temperature", nameField("°C", decimal(-60, 60)));

export const environmentalSchema = programmeSchema.extend({
	night: group("A night", {
		title: nameField("Title", line(60)),
		text: nameField("Text", text(400)),
		outside: degrees("Outside, °C every two hours from 18:00 to 08:00"),
		plain: degrees("In the room as it was"),
		insulated: degrees("In the insulated room"),
	}),
	year: group("A year", {
		title: nameField("Title", line(60)),
		text: nameField("Text", text(400)),
		rain: rows("Rain, January to December", "month", nameField("Millimetres", decimal(0, 10_000))),
	}),
	century: group("A century", {
		title: nameField("Title", line(60)),
		text: nameField("Text", text(400)),
		parts: rows(
			"Parts of a building",
			"part",
			z.object({ name: nameField("Name", line(60)), years: nameField("Years between renewals", whole(1, 1000)) }),
		),
	}),
});

export const urbanDesignSchema = programmeSchema.extend({
	reasons: rows("Reasons", "reason", titledText()),
	scales: rows(
		"Semesters, each at its scale",
		"semester",
		z.object({
			name: nameField("Name", line(60)),
			scale: nameField("Scale", line(40)),
			text: nameField("Text", text(300)),
		}),
	),
});

export type UrbanDesignProgramme = z.output<typeof urbanDesignSchema>;

export const diplomaSchema = programmeSchema.extend({
	week: rows(
		"A working week",
		"day",
		z.object({
			day: nameField("Day", line(20)),
			morning: nameField("Morning", line(40)),
			afternoon: nameField("Afternoon", line(40)),
		}),
	),
});

const boardPattern = z.object({
	pattern: nameField("Pattern", line(20), "Such as 10+2."),
	label: nameField("Label", line(80)),
	classes: rows("Mark sheets", "class", nameField("Class", whole(1, 13)), "The classes whose mark sheets you need."),
});

export const internationalSchema = programmeSchema.extend({
	boards: rows("Patterns of boards", "pattern", boardPattern),
});

export type BoardPattern = z.output<typeof boardPattern>;
