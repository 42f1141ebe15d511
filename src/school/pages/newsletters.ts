import { z } from "zod";
import { asControl } from "#src/fields/control.ts";
import { day, fileKey, line } from "#src/fields/field-schemas.ts";
import { named, rows } from "#src/school/schema/named-field.ts";
import { link } from "#src/school/schema/text-fields.ts";

/** Where a file of the library can be had under an address of its own. */
const lasting = /^\/uploads\/news-letters\/[\w-]+(\.[\w-]+)*\.pdf$/;

const newsletter = z
	.object({
		label: named("Title", line(80)),
		issued: named("Date of issue", day.optional()),
		file: named(
			"PDF",
			asControl("file", fileKey.regex(/^document-\d+-\d+$/, "must be a PDF of the library")).optional(),
			"Of the library. Empty where the address is enough.",
		),
		to: named(
			"Address",
			link().optional(),
			"For a PDF of the library: /uploads/news-letters/, a name and .pdf. It stays when another PDF is chosen, so it " +
				"may be printed. Otherwise where the newsletter is.",
		),
		unlisted: named("Not in the footer", z.boolean().optional(), "It is found at its address only."),
		gone: named("Taken down", z.boolean().optional(), "Its address says so."),
	})
	.superRefine(({ file, to, gone = false }, context) => {
		const refuse = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
		if (to === undefined && (file === undefined || gone))
			refuse(gone ? "must be there, to say that it was taken down" : "must be there, or a PDF chosen");
		if (to !== undefined && !lasting.test(to) && (file !== undefined || gone))
			refuse("must be /uploads/news-letters/, a name of letters, digits and hyphens, and .pdf");
	});

export const newslettersSchema = z.object({
	newsletters: rows("Newsletters", "newsletter", newsletter, "In the order of the footer.").refine(
		(given) => {
			const addresses = given.flatMap(({ to = [] }) => to);
			return new Set(addresses).size === addresses.length;
		},
		{ message: "must have each address once" },
	),
});

/** Printed matter, as a PDF. */
export type Newsletter = z.output<typeof newslettersSchema>["newsletters"][number];
