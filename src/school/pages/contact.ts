import { z } from "zod";
import { fileKey, line } from "#src/fields/field-schemas.ts";
import { group, nameField, rows } from "#src/school/schema/named-field.ts";
import { link, text } from "#src/school/schema/text-fields.ts";

const email = () => z.email("must be an email address");

export const contactSchema = z.object({
	lead: nameField("Introduction", text(400)),
	desks: rows(
		"Who answers what",
		"desk",
		z.object({ what: nameField("Topic", line(120)), email: nameField("Email", email()) }),
		"Leave blank if the office answers everything.",
	).optional(),
	ways: rows(
		"How to get to the school",
		"way",
		z.object({ from: nameField("From", line(120)), text: nameField("Text", text(600)) }),
	),
	students: nameField("Page where students answer", link(), "Leave blank for none.").optional(),
	map: group(
		"Drawn map",
		{ description: nameField("What it shows", text(600)), summit: nameField("Label of the peak", line(60)) },
		"Leave blank for no map.",
	).optional(),
});

export type ContactTexts = z.output<typeof contactSchema>;

export const filmsSchema = z.object({
	films: rows(
		"Videos",
		"video",
		z.object({ key: nameField("Video", fileKey), text: nameField("What it shows", text(600)) }),
		"For people who can’t see them.",
	),
});
