import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { atNextDay, lastDay } from "./event-days.ts";
import { audiences, type EventFields, repeatRules } from "./events.ts";

const repeats = z.object({
	every: z.enum(repeatRules).describe("The same weekday, or the same weekday or date of each month"),
	first: apiDay.describe("The first date, YYYY-MM-DD in IST"),
	last: apiDay.describe("The last date, YYYY-MM-DD in IST"),
	left_out: z.array(apiDay).describe("Dates on which a repeating event doesn’t take place"),
});

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Name of the event"),
	image: apiImage,
	date: apiDay.describe("Next date, or the last date of a past event, YYYY-MM-DD in IST"),
	repeats: repeats.optional().describe("Present if the event repeats"),
	starts_at: z.string().optional().describe("HH:MM in IST. Left out if it isn’t announced"),
	ends_at: z.string().optional().describe("HH:MM in IST. Left out if it isn’t announced"),
	place: z.string().describe("Where it takes place"),
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
