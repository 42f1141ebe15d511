import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { atNextDay, lastDay } from "./event-days.ts";
import { audiences, type EventFields, repeatRules } from "./events.ts";

const repeats = z.object({
	every: z.enum(repeatRules).describe("The same weekday, or the same weekday or date of each month"),
	first: apiDay,
	last: apiDay,
	left_out: z.array(apiDay).describe("Days on which it is not"),
});

const schema = z.object({
	...apiKeys,
	title: z.string(),
	image: apiImage,
	date: apiDay.describe("The next day on which it is, or its last one when it is over, YYYY-MM-DD in Asia/Kolkata"),
	repeats: repeats.optional().describe("Of an event that is on several days"),
	starts_at: z.string().optional().describe("HH:MM at the school, where it is announced"),
	ends_at: z.string().optional(),
	place: z.string(),
	open_to: z.enum(audiences).optional().describe("Everyone, or students and staff"),
	description: apiMarkdown,
});

export const eventItem: ApiItem<EventFields, typeof schema> = {
	schema,
	serialize({ id, slug, title, picture, starts_at, ends_at, place, open_to, description, ...days }, today) {
		const { date } = atNextDay(days, today);
		const { repeats: every, date: first, left_out } = days;
		return {
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
			...(every && { repeats: { every, first, last: lastDay(days), left_out: left_out.split(" ").filter(Boolean) } }),
		};
	},
};
