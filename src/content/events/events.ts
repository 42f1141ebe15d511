import { z } from "zod";
import { day, line, markdown, pictureFields, time } from "#src/content/fields.ts";

/** Whom an event is for: anybody, or students and staff. */
export const audiences = ["public", "school"] as const;

/** What an author decides about an event. */
export const eventFields = z.object({
	title: line(),
	date: day,
	/** At the school, `HH:MM`, as is the other; null where it is not announced. */
	starts_at: time.nullable(),
	ends_at: time.nullable(),
	place: line(),
	open_to: z.enum(audiences, "must be one of the choices").nullable(),
	...pictureFields,
	description: markdown,
});

export type EventFields = z.output<typeof eventFields>;
