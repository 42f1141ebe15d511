import { z } from "zod";
import { day, line, markdown, pictureFields } from "#src/fields/field-schemas.ts";

/** What an author decides about a blog post. */
export const blogFields = z.object({
	title: line(),
	date: day,
	author: line().nullable(),
	...pictureFields,
	description: markdown,
});

export type BlogFields = z.output<typeof blogFields>;

/** Who is named as the author: "Admin" where a post has none. */
export function authorOf({ author }: Pick<BlogFields, "author">): string {
	return author ?? "Admin";
}
