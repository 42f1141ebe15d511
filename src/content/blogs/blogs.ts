import { z } from "zod";
import { caption, day, line, markdown, pictureFields } from "#src/fields/field-schemas.ts";

/** Fields of a blog post that an author decides. */
export const blogFields = z.object({
	title: line(),
	date: day,
	author: line().nullable(),
	...pictureFields,
	caption,
	description: markdown,
});

export type BlogFields = z.output<typeof blogFields>;

/** Returns who is named as the author: "Admin" where a post has none. */
export function authorOf({ author }: Pick<BlogFields, "author">): string {
	return author ?? "Admin";
}
