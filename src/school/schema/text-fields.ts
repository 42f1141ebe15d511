import { z } from "zod";
import { asControl } from "#src/fields/control.ts";
import { line, pictureFields } from "#src/fields/field-schemas.ts";
import { makeOnce } from "#src/fields/make-once.ts";
import { group, nameField } from "./named-field.ts";

/** Schemas that several texts of the school share. */

/** Lines without markup, which may be empty. */
export const optionalText = makeOnce((max: number = 3000) =>
	asControl(
		"lines",
		z
			.string()
			.trim()
			.max(max, `must have at most ${max} characters`)
			.regex(/^[^\0]*$/, "must be text"),
	),
);

/** One paragraph or more, without markup. */
export const text = makeOnce((max: number = 3000) => asControl("lines", optionalText(max).min(1, "must not be empty")));

/** A page of this site, from its slash on, or an address elsewhere. */
export const link = makeOnce(() =>
	line(300).regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S*$/, "must begin with / or with https://"),
);

/** A whole number within limits. */
export const whole = makeOnce((min: number, max: number) =>
	z.int("must be a whole number").min(min, `must be ${min} or more`).max(max, `must be ${max} or less`),
);

/** A number within limits, with decimals. */
export function decimal(min: number, max: number) {
	return z.number("must be a number").min(min, `must be ${min} or more`).max(max, `must be ${max} or less`);
}

/** Whole rupees. */
export const amount = () => whole(0, 100_000_000);

/** A number that may be left blank, which is 0. */
export const numberIfAny = (schema: z.ZodNumber) => schema.optional().transform((number = 0) => number);

export const year = () => whole(1800, 2200);

/** A picture of the library or of the drawings, by its key; src/content/picture.ts knows its files. */
export const picture = makeOnce((title: string = "Image") =>
	group(title, {
		key: nameField("Image", pictureFields.picture),
		alt: nameField("Alternative text", line(400), "What the image shows, for people who can’t see it."),
	}),
);

/** A title, and what it is about. */
export const titledText = makeOnce(() =>
	z.object({ title: nameField("Title", line()), text: nameField("Text", text()) }),
);
