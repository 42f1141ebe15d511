import { z } from "zod";
import { caption, day, line, markdown, pictureFields } from "#src/fields/field-schemas.ts";

/** Fields of a news item that an author decides. */
export const newsFields = z.object({
	title: line(),
	date: day,
	place: line(),
	category: line(60),
	/** Null where the school itself is the author. */
	author: line().nullable(),
	...pictureFields,
	caption,
	description: markdown,
});

/** A category as addresses and filters name it: in lower case, without control characters, which PostgreSQL refuses. */
export function categoryKey(category: string): string {
	return category.toLowerCase().replace(/\p{Cc}/gu, "");
}
