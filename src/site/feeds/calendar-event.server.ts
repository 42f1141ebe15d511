import { readDay } from "#src/calendar/day.ts";
import type { Keys } from "#src/content/content-type.ts";
import { lastDay, type Repeat } from "#src/content/events/event-days.ts";
import type { EventFields } from "#src/content/events/events.ts";
import { weekdayOf, weekOfMonth } from "#src/content/events/every-day.ts";
import { cuts, firstWords } from "#src/content/text/excerpt.ts";
import { plainText } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import type { CalendarEvent } from "./icalendar.ts";

export const calendarType = "text/calendar; charset=utf-8";

/** An event for a calendar. @returns nothing for one whose day cannot be read */
export function toCalendar(
	{ id, slug, title, starts_at, ends_at, place, description, ...days }: EventFields & Keys,
	{ siteUrl, school }: Pick<SiteServices, "siteUrl" | "school">,
): CalendarEvent[] {
	const day = readDay(days.date);
	if (!day) return [];
	const url = siteUrl + paths.eventDetails(slug);
	const summary = `${firstWords(plainText(description), cuts.calendar.words)}\n\n${url}`;
	return [
		{
			uid: `event-${id}@${new URL(siteUrl).hostname}`,
			title,
			day,
			startsAt: starts_at,
			endsAt: ends_at,
			place: `${place}, ${school.identity.name}`,
			summary,
			url,
			repeats: ruleOf(days),
		},
	];
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** Returns the rule of RFC 5545: how often, until its last day, and without which days. */
function ruleOf(event: Repeat): CalendarEvent["repeats"] {
	const { date, repeats, left_out } = event;
	if (!repeats) return undefined;
	const often = {
		week: "FREQ=WEEKLY",
		"month-weekday": `FREQ=MONTHLY;BYDAY=${weekOfMonth(date)}${weekdays[weekdayOf(date)]}`,
		"month-date": `FREQ=MONTHLY;BYMONTHDAY=${Number(date.slice(8))}`,
	}[repeats];
	return { often, until: lastDay(event), without: left_out.split(" ").filter(Boolean) };
}
