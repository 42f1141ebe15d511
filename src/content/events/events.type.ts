import { z } from "zod";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { captionedGroup, captionLabels, pictureLabels } from "#src/content/record-form/picture-labels.ts";
import * as paths from "#src/paths.ts";
import { describeNextDays } from "./describe-repeats.ts";
import { atNextDay, daysOf, lastDay, type Repeat } from "./event-days.ts";
import { audiences, eventDays, eventFields, repeatRules } from "./events.ts";

const repeats = z.object({
	every: z
		.enum(repeatRules)
		.describe(
			"`week`: every week. `month-weekday`: such as the second Tuesday of each month. `month-date`: the same date every month",
		),
	first: apiDay.describe("The first date, YYYY-MM-DD in IST"),
	last: apiDay.describe("The last date, YYYY-MM-DD in IST"),
	left_out: z.array(apiDay).describe("Dates on which a repeating event doesn’t take place"),
});

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Name of the event"),
	image: apiImage,
	date: apiDay.describe("Next date, or the last date of a past event, YYYY-MM-DD in IST"),
	repeats: repeats.optional().describe("Rule by which the event repeats. Omitted if it takes place once"),
	starts_at: z.string().optional().describe("Start time, HH:MM in IST. Omitted if it isn’t announced"),
	ends_at: z.string().optional().describe("End time, HH:MM in IST. Omitted if it isn’t announced"),
	place: z.string().describe("Place of the event"),
	open_to: z
		.enum(audiences)
		.optional()
		.describe("`public`: everyone. `school`: students and staff only. Omitted if it isn’t announced"),
	description: apiMarkdown,
});

export const eventType = defineContentType({
	table: "events",
	fields: eventFields,
	office: {
		names: { many: "Events", one: "event" },
		fields: {
			title: { label: "Title" },
			date: {
				label: "Day of the event",
				hint: "The first day, if it repeats. After the last day, it’s listed as past.",
			},
			repeats: {
				label: "Repeats",
				hint: "Leave blank for a one-day event.",
				options: {
					week: "Every week",
					"month-weekday": "Every month, on the same weekday",
					"month-date": "Every month, on the same date",
				},
			},
			repeats_until: { label: "Repeats until", hint: "Up to three years." },
			left_out: { label: "Days to skip", hint: "Such as 2026-12-25, one per line. Leave blank for none." },
			starts_at: { label: "Starts at", hint: "IST. Leave blank if it isn’t announced." },
			ends_at: { label: "Ends at", hint: "IST. Leave blank if it isn’t announced." },
			place: { label: "Place" },
			open_to: {
				label: "Open to",
				hint: "Leave blank if it isn’t announced.",
				options: { public: "Everyone", school: "Students and staff" },
			},
			description: { label: "Text" },
			...pictureLabels,
			caption: captionLabels,
		},
		notes: {
			left_out(values, today) {
				const days = eventDays.safeParse(values).data;
				return days?.repeats ? describeNextDays(days, today) : "";
			},
		},
		groups: [captionedGroup],
	},
	translated: ["title", "place", "picture_alt", "caption", "description"],
	baseSlug: ({ title }) => title,
	/** The last day of an event that repeats. */
	derive: (event) => ({ over_on: lastDay(event) }),
	/**
	 * Lists events from today on, soonest first; then past ones, newest first. An event that has begun and repeats comes
	 * with its next day.
	 */
	list({ now }: { now: Date }) {
		const today = dayAtSchool(now);
		return [
			{
				where: [["date", ">=", today]],
				orderBy: "date",
				direction: "asc",
				further: {
					where: [
						["repeats_until", ">=", today],
						["date", "<", today],
					],
					columns: ["date", "repeats", "repeats_until", "left_out"],
					// The rows were written from fields of this type.
					position: (row) => daysOf(row as Repeat).find((day) => day >= today),
				},
			},
			newestFirst("over_on", [["over_on", "<", today]]),
		];
	},
	api: {
		name: "events",
		itemsPerPage: 12,
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
	},
	page: {
		address: paths.eventDetails,
		key: "slug",
		// No `changedOn`: an event's date is the day of the event, not of the last change.
		shareText(event, today) {
			const { title, date, place } = atNextDay(event, today);
			return { title, label: `${formatWeekdayDay(date)}, ${place}` };
		},
	},
});
