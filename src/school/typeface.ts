import { z } from "zod";
import { asControl } from "#src/fields/control.ts";
import { line } from "#src/fields/field-schemas.ts";
import { choice, nameField } from "./schema/named-field.ts";

const faces = {
	familjen: "Familjen Grotesk: plain and narrow",
	jost: "Jost: round and geometric",
	lora: "Lora: a serif, as in books",
	zilla: "Zilla Slab: a serif with square ends",
	oldStyle: "A classic serif that visitors’ devices have",
	humanist: "A soft sans that visitors’ devices have",
	own: "Our own file",
} as const;

export type Face = keyof typeof faces;

/** Typeface of the headings on the site: one of a short list, or a file of the library with its licence. */
export const typefaceSchema = z
	.object({
		face: choice("Typeface", faces),
		file: nameField(
			"Our own file",
			asControl("file", z.string().regex(/^font-\d{1,9}-\d{1,9}$/, "must be a typeface from the library")),
			"A WOFF2 from the library, up to 150 KB. It needs all English letters and digits.",
		).optional(),
		licensed: nameField(
			"We hold a licence that lets us use this typeface on our website",
			z.boolean(),
			"Required for your own file.",
		).optional(),
		licence: nameField(
			"Licence",
			line(200),
			"Its name and where you got it, such as “SIL Open Font License, from the designer”. Required for your own file.",
		).optional(),
	})
	.superRefine(({ face, file, licensed, licence }, context) => {
		if (face !== "own") return;
		const missing = [
			["file", !file, "is missing"],
			["licensed", !licensed, "Tick that you hold a licence, or choose another typeface."],
			["licence", !licence, "is missing"],
		] as const;
		for (const [name, isMissing, message] of missing)
			if (isMissing) context.addIssue({ code: "custom", path: [name], message });
	});

export type Typeface = z.output<typeof typefaceSchema>;
