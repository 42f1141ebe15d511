import { z } from "zod";
import { line } from "#src/fields/field-schemas.ts";
import { nameField, rows } from "#src/school/schema/named-field.ts";
import { link, picture, text, titledText, year } from "#src/school/schema/text-fields.ts";

export const aboutSchema = z.object({
	lead: nameField("Introduction", text(400)),
	history: rows("History", "paragraph", text()),
	milestonesTitle: nameField("Title of the dates", line(120)),
	milestones: rows(
		"Dates",
		"date",
		z.object({ year: nameField("Year", year()), text: nameField("Text", text(300)) }),
		"Oldest first.",
	),
	mission: nameField("Mission", text()),
	vision: nameField("Vision", text()),
	tiles: rows(
		"Tiles",
		"tile",
		z.object({
			title: nameField("Title", line(120)),
			text: nameField("Text", text(400)),
			href: nameField("Links to", link()),
			picture: picture(),
		}),
	),
	sustainabilityTitle: nameField("Title of sustainability", line(120)),
	sustainability: rows("Sustainability", "line", text(400)),
	cards: rows("Cards", "card", titledText()),
	pictures: rows("Images", "image", picture(), "Two.").min(2, "must be two"),
});

export type About = z.output<typeof aboutSchema>;
