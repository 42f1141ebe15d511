import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { authorOf, type BlogFields } from "./blogs.ts";

const schema = z.object({
	...apiKeys,
	title: z.string(),
	image: apiImage,
	date: apiDay,
	author: z.string().describe("Admin where the post doesn’t name an author"),
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
