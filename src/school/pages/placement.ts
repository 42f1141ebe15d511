import { z } from "zod";
import { line, pictureFields } from "#src/fields/field-schemas.ts";
import { group, nameField, rows } from "#src/school/schema/named-field.ts";
import { amount, text, titledText, whole, year } from "#src/school/schema/text-fields.ts";

const batch = z.object({
	year: nameField("Year of graduation", year()),
	graduates: nameField("Graduates", whole(0, 100_000)),
	sought: nameField("Looked for work", whole(0, 100_000)),
	found: nameField("Found work", whole(0, 100_000)),
	pay: group("Pay, in rupees a year", {
		least: nameField("Lowest", amount()),
		median: nameField("Median", amount()),
		most: nameField("Highest", amount()),
	}),
	practices: nameField("Employers", whole(0, 100_000), "That hired someone."),
});

export const placementSchema = z.object({
	lead: nameField("Introduction", text(400)),
	paragraphs: rows("Text", "paragraph", text()),
	services: rows("Services", "service", titledText()),
	stepsTitle: nameField("Title of the steps", line(120)),
	steps: rows("Steps", "step", titledText(), "The recruitment process, in order."),
	recruitersTitle: nameField("Title of the recruiters", line(120)),
	record: rows("The last batches", "batch", batch, "Oldest first."),
	recordNotes: rows("How the record was counted", "sentence", text(600)),
});

export type Placement = z.output<typeof placementSchema>;

/** The outcome of a batch; of those who found work, what they are paid. */
export type PlacementYear = z.output<typeof batch>;

const recruiter = z.object({
	name: nameField("Name", line(120)),
	key: nameField(
		"Wordmark",
		pictureFields.picture.optional(),
		"An image from the media library on white, 3 wide and 2 high. Without one, the name is shown as text.",
	),
	work: nameField("What they do", line(160), "In one line."),
	city: nameField("City", line(80)),
});

export const recruitersSchema = z.object({ recruiters: rows("Recruiters", "recruiter", recruiter) });

export type Recruiter = z.output<typeof recruiter>;
