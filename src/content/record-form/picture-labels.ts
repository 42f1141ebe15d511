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

export const captionLabels = { label: "Caption", hint: "Shown below the photo. Leave blank for none." } as const;

/** The words for a record's further pictures. */
export const furtherPictureLabels = {
	label: "More photos",
	one: "photo",
	fields: { ...pictureLabels, caption: captionLabels },
} as const;

export const pictureGroup = { title: "Photo", fields: ["picture", "picture_alt"] } as const;

export const captionedGroup = { title: "Photo", fields: [...pictureGroup.fields, "caption"] } as const;
