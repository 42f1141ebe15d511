import { z } from "zod";
import { day, line, markdown, pictureFields } from "#src/content/fields.ts";

/** What an author decides about an event. */
export const eventFields = z.object({
	title: line(),
	date: day,
	place: line(),
	...pictureFields,
	description: markdown,
});

export type EventFields = z.output<typeof eventFields>;
