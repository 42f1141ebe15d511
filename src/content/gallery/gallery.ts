import { z } from "zod";
import { day, fileKey, line, pictureFields } from "#src/fields/field-schemas.ts";

/** Fields of a gallery item that an author decides. */
export const galleryFields = z.object({
	title: line(),
	date: day,
	...pictureFields,
	/** Person who drew, photographed or filmed it. */
	credit: line().nullable(),
	video: fileKey.nullable(),
});
