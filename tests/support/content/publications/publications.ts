import { z } from "zod";
import { day, line, markdown, pictureFields } from "#src/fields/field-schemas.ts";

/** What an author decides about a publication. */
export const publicationFields = z.object({
	title: line(),
	/** Who wrote it. */
	author: line(),
	date: day,
	...pictureFields,
	description: markdown,
});

export type PublicationFields = z.output<typeof publicationFields>;
