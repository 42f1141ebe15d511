import { z } from "zod";
import { day, fileKey, line, pictureFields } from "#src/fields/field-schemas.ts";

/** What an author decides about a gallery item. */
export const galleryFields = z.object({
	title: line(),
	date: day,
	...pictureFields,
	/** Who drew, photographed or filmed it. */
	credit: line().nullable(),
	video: fileKey.nullable(),
});
