import type { z } from "zod";
import type { FieldLabels } from "#src/fields/field-labels.ts";
import type { pictureFields } from "#src/fields/field-schemas.ts";

type PictureField = keyof typeof pictureFields;

/** The words for the fields of a record's picture. */
export const pictureLabels: { [Name in PictureField]: FieldLabels<z.output<(typeof pictureFields)[Name]>> } = {
	picture: { label: "Photo" },
	picture_alt: {
		label: "Alternative text",
		hint: "Describe the photo for people who can’t see it.",
	},
};

export const pictureGroup = { title: "Photo", fields: ["picture", "picture_alt"] } as const;
