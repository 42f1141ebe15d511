import { z } from "zod";
import { day, line, markdown, pictureFields } from "#src/fields/field-schemas.ts";

/** Fields of a publication that an author decides. */
export const publicationFields = z.object({
	title: line(),
	/** Author of the publication. */
	author: line(),
	date: day,
	...pictureFields,
	description: markdown,
});

export type PublicationFields = z.output<typeof publicationFields>;
