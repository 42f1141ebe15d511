import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { EventFields } from "./events.ts";

const schema = z.object({
	...apiKeys,
	title: z.string(),
	image: apiImage,
	date: apiDay,
	place: z.string(),
	description: apiMarkdown,
});

export const eventItem: ApiItem<EventFields, typeof schema> = {
	schema,
	serialize: ({ id, slug, title, picture, date, place, description }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		date,
		place,
		description,
	}),
};
