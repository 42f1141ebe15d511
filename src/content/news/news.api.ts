import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { NewsFields } from "./news.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Headline"),
	image: apiImage,
	date: apiDay.describe("Date of the news, YYYY-MM-DD in IST"),
	place: z.string().describe("Where it happened"),
	category: z.string().describe("One word, such as Campus. Lists can be filtered by it"),
	author: z.string().optional().describe("Left out if the school is the author"),
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
