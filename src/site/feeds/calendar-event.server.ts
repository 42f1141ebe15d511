import { readDay } from "#src/calendar/day.ts";
import type { Keys } from "#src/content/content-type.ts";
import type { EventFields } from "#src/content/events/events.ts";
import { cuts, firstWords } from "#src/content/text/excerpt.ts";
import { plainText } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import type { CalendarEvent } from "./icalendar.ts";

export const calendarType = "text/calendar; charset=utf-8";

/** An event for a calendar. @returns nothing for one whose day cannot be read */
export function toCalendar(
	{ slug, title, date, starts_at, ends_at, place, description }: EventFields & Keys,
	{ siteUrl, school }: Pick<SiteServices, "siteUrl" | "school">,
): CalendarEvent[] {
	const day = readDay(date);
	if (!day) return [];
	const url = siteUrl + paths.eventDetails(slug);
	const summary = `${firstWords(plainText(description), cuts.calendar.words)}\n\n${url}`;
	return [
		{
			uid: `${slug}@${new URL(siteUrl).hostname}`,
			title,
			day,
			startsAt: starts_at,
			endsAt: ends_at,
			place: `${place}, ${school.identity.name}`,
			summary,
			url,
		},
	];
}
