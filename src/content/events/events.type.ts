import { dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { atNextDay, daysOf, lastDay, type Repeat } from "./event-days.ts";
import { eventItem } from "./events.api.ts";
import { eventOffice } from "./events.office.ts";
import { eventFields } from "./events.ts";
export const eventType = defineContentType({
	table: "events",
	fields: eventFields,
	office: eventOffice,
	baseSlug: ({ title }) => title,
	/** The last day of an event that repeats. */
	derive: (event) => ({ over_on: lastDay(event) }),
	/** From today on, soonest first; then past ones, newest first. What has begun and repeats comes with its next day. */
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
	api: { name: "events", itemsPerPage: 12, ...eventItem },
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
