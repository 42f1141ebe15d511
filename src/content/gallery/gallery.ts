import { z } from "zod";
import { day, fileKey, line, optionalLine, pictureFields } from "#src/fields/field-schemas.ts";

/** Fields of a gallery item that an author decides. */
export const galleryFields = z
	.object({
		title: line(),
		date: day,
		...pictureFields,
		/** Person who drew, photographed or filmed it. */
		credit: line().nullable(),
		video: fileKey.nullable(),
		/** Tool that a student drew it with: such a drawing hangs on the wall, under the year of its date. */
		hand: optionalLine(80).default(""),
	})
	.refine(({ hand, credit }) => hand === "" || credit !== null, {
		path: ["credit"],
		message: "is required for a drawing on the wall",
	});

export type GalleryFields = z.output<typeof galleryFields>;
