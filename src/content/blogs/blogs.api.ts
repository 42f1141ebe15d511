import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { authorOf, type BlogFields } from "./blogs.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Title of the post"),
	image: apiImage,
	date: apiDay.describe("Date of the post, YYYY-MM-DD in IST"),
	author: z.string().describe("`Admin` if the post names no author"),
	description: apiMarkdown,
});

export const blogItem: ApiItem<BlogFields, typeof schema> = {
	schema,
	serialize: ({ id, slug, title, picture, date, author, description }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		date,
		author: authorOf({ author }),
		description,
	}),
};
