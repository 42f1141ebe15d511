import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { NewsFields } from "./news.ts";

const schema = z.object({
	...apiKeys,
	title: z.string(),
	image: apiImage,
	date: apiDay,
	place: z.string(),
	category: z.string(),
	author: z.string().optional().describe("Left out where the school itself is the author"),
	description: apiMarkdown,
});

export const newsItem: ApiItem<NewsFields, typeof schema> = {
	schema,
	serialize: ({ id, slug, title, picture, date, place, category, author, description }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		date,
		place,
		category,
		...(author !== null && { author }),
		description,
	}),
};
