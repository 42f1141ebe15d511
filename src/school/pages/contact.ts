import { z } from "zod";
import { fileKey, line } from "#src/fields/field-schemas.ts";
import { group, named, rows } from "#src/school/schema/named-field.ts";
import { link, text } from "#src/school/schema/text-fields.ts";

const email = () => z.email("must be an email address");

export const contactSchema = z.object({
	lead: named("Introduction", text(400)),
	desks: rows(
		"Who answers what",
		"desk",
		z.object({ what: named("Topic", line(120)), email: named("Email", email()) }),
		"Leave blank if the office answers everything.",
	).optional(),
	ways: rows(
		"How to get to the school",
		"way",
		z.object({ from: named("From", line(120)), text: named("Text", text(600)) }),
	),
	students: named("Page where students answer", link(), "Leave blank for none.").optional(),
	map: group(
		"Drawn map",
		{ description: named("What it shows", text(600)), summit: named("Label of the peak", line(60)) },
		"Leave blank for no map.",
	).optional(),
});

export type ContactTexts = z.output<typeof contactSchema>;

export const filmsSchema = z.object({
	films: rows(
		"Videos",
		"video",
		z.object({ key: named("Video", fileKey), text: named("What it shows", text(600)) }),
		"For people who can’t see them.",
	),
});
