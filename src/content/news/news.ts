import { z } from "zod";
import { day, line, markdown, pictureFields } from "#src/content/fields.ts";

/** What an author decides about a news item. */
export const newsFields = z.object({
	title: line(),
	date: day,
	place: line(),
	category: line(60),
	...pictureFields,
	description: markdown,
});

export type NewsFields = z.output<typeof newsFields>;
export type News = NewsFields & { id: number; slug: string };
