import { z } from "zod";
import { asControl } from "#src/fields/control.ts";
import { day, fileKey, line } from "#src/fields/field-schemas.ts";
import { nameField, rows } from "#src/school/schema/named-field.ts";
import { link } from "#src/school/schema/text-fields.ts";

/** Address that is chosen for one file of the library. */
const lasting = /^\/uploads\/news-letters\/[\w-]+(\.[\w-]+)*\.pdf$/;

const newsletter = z
	.object({
		label: nameField("Title", line(80)),
		issued: nameField("Date of issue", day.optional()),
		file: nameField(
			"PDF",
			asControl("file", fileKey.regex(/^document-\d+-\d+$/, "must be a PDF of the library")).optional(),
			"From the media library. Leave blank if the address is enough.",
		),
		to: nameField(
			"Address",
			link().optional(),
			"For a PDF from the library: /uploads/news-letters/, a name and .pdf. It stays the same if you choose another " +
				"PDF, so you can print it. For any other newsletter, its web address.",
		),
		unlisted: nameField("Not in the footer", z.boolean().optional(), "People can open it only at its address."),
		gone: nameField("Removed", z.boolean().optional(), "Visitors to its address see that it’s removed."),
	})
	.superRefine(({ file, to, gone = false }, context) => {
		const refuse = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
		if (to === undefined && (file === undefined || gone))
			refuse(gone ? "must be given, to say that it was removed" : "must be given, unless you choose a PDF");
		if (to !== undefined && !lasting.test(to) && (file !== undefined || gone))
			refuse("must be /uploads/news-letters/, a name of letters, digits and hyphens, and .pdf");
	});

export const newslettersSchema = z.object({
	newsletters: rows("Newsletters", "newsletter", newsletter, "In the order of the footer.").refine(
		(newsletters) => {
			const addresses = newsletters.flatMap(({ to = [] }) => to);
			return new Set(addresses).size === addresses.length;
		},
		{ message: "must have each address once" },
	),
});

/** Printed matter, as a PDF. */
export type Newsletter = z.output<typeof newslettersSchema>["newsletters"][number];
