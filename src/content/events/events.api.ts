import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { audiences, type EventFields } from "./events.ts";

const schema = z.object({
	...apiKeys,
	title: z.string(),
	image: apiImage,
	date: apiDay,
	starts_at: z.string().optional().describe("HH:MM at the school, where it is announced"),
	ends_at: z.string().optional(),
	place: z.string(),
	open_to: z.enum(audiences).optional().describe("Anybody, or students and staff"),
	description: apiMarkdown,
});

export const eventItem: ApiItem<EventFields, typeof schema> = {
	schema,
	serialize: ({ id, slug, title, picture, date, starts_at, ends_at, place, open_to, description }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		date,
		starts_at: starts_at ?? undefined,
		ends_at: ends_at ?? undefined,
		place,
		open_to: open_to ?? undefined,
		description,
	}),
};
