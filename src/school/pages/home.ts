import { z } from "zod";
import { fileKey, line } from "#src/fields/field-schemas.ts";
import { choice, monthChoice, nameField, rows } from "#src/school/schema/named-field.ts";
import { picture, text } from "#src/school/schema/text-fields.ts";

/** Sections of the home page below its head, in the product's order. */
export const homeSections = {
	about: "About the school",
	programmes: "Programmes",
	enquiry: "Enquiry form",
	reasons: "Why this school",
	stories: "Student stories",
	campus: "Campus",
	news: "News",
	recruiters: "Recruiters",
} as const;

export type HomeSection = keyof typeof homeSections;

export const homeSchema = z.object({
	lead: nameField("Below the tagline", text(400)),
	statement: nameField("About the school", text(600), "In one sentence."),
	enquiryLead: nameField("Above the enquiry form", text(400), "Who answers, and about what."),
	reasons: rows(
		"Why this school",
		"reason",
		z.object({
			figure: nameField("Figure", line(20), "Such as 15 years, or #8."),
			text: nameField("Text", text(300)),
		}),
	),
	valley: picture("Image of the reasons"),
	sections: rows(
		"Sections",
		"section",
		choice("Section", homeSections),
		"What the home page shows, in this order; all of them if you list none. Empty ones are hidden automatically.",
	)
		.refine((names) => new Set(names).size === names.length, "must have each section once at most")
		.optional(),
	weather: rows(
		"Weather",
		"month",
		z.object({ month: monthChoice(), text: nameField("Text", line(90), "Such as: Rain on 24 days of July.") }),
		"From your own record, beside the title while the month lasts. Shown where an architect’s drawings are.",
	)
		.refine((rows) => new Set(rows.map(({ month }) => month)).size === rows.length, "must have each month once")
		.optional(),
	announcements: choice("Announcements", {
		line: "As a line at the top",
		overlay: "Over the whole page, with confetti; on phones as a line",
	}).optional(),
	film: nameField(
		"Video",
		fileKey.optional(),
		"Plays behind the title in a loop, without sound. Leave blank for none.",
	),
});

export type HomeTexts = z.output<typeof homeSchema>;
