import { z } from "zod";
import { line } from "#src/fields/field-schemas.ts";
import { named, rows } from "#src/school/schema/named-field.ts";
import { link, picture, text, titledText, year } from "#src/school/schema/text-fields.ts";

export const aboutSchema = z.object({
	lead: named("Introduction", text(400)),
	history: rows("History", "paragraph", text()),
	milestonesTitle: named("Title of the dates", line(120)),
	milestones: rows(
		"Dates",
		"date",
		z.object({ year: named("Year", year()), text: named("Text", text(300)) }),
		"Oldest first.",
	),
	mission: named("Mission", text()),
	vision: named("Vision", text()),
	tiles: rows(
		"Tiles",
		"tile",
		z.object({
			title: named("Title", line(120)),
			text: named("Text", text(400)),
			href: named("Links to", link()),
			picture: picture(),
		}),
	),
	sustainabilityTitle: named("Title of sustainability", line(120)),
	sustainability: rows("Sustainability", "line", text(400)),
	cards: rows("Cards", "card", titledText()),
	pictures: rows("Images", "image", picture(), "Two.").min(2, "must be two"),
});

export type About = z.output<typeof aboutSchema>;
