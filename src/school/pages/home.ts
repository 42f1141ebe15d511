import { z } from "zod";
import { fileKey, line } from "#src/fields/field-schemas.ts";
import { named, rows } from "#src/school/schema/named-field.ts";
import { picture, text } from "#src/school/schema/text-fields.ts";

export const homeSchema = z.object({
	lead: named("Below the tagline", text(400)),
	statement: named("About the school", text(600), "In one sentence."),
	enquiryLead: named("Above the enquiry form", text(400), "Who answers, and about what."),
	reasons: rows(
		"Why this school",
		"reason",
		z.object({
			figure: named("Figure", line(20), "Such as 15 years, or #8."),
			text: named("Text", text(300)),
		}),
	),
	valley: picture("Image of the reasons"),
	film: named("Video", fileKey.optional(), "Plays behind the title in a loop, without sound. Leave blank for none."),
});

export type HomeTexts = z.output<typeof homeSchema>;
