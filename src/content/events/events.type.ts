import { dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { eventItem } from "./events.api.ts";
import { eventOffice } from "./events.office.ts";
import { eventFields } from "./events.ts";
export const eventType = defineContentType({
	table: "events",
	fields: eventFields,
	office: eventOffice,
	baseSlug: ({ title }) => title,
	/** From today on, soonest first; then past ones, newest first. */
	list({ now }: { now: Date }) {
		const today = dayAtSchool(now);
		return [
			{ where: [["date", ">=", today]], orderBy: "date", direction: "asc" },
			newestFirst("date", [["date", "<", today]]),
		];
	},
	api: { name: "events", itemsPerPage: 12, ...eventItem },
	page: {
		address: paths.eventDetails,
		key: "slug",
		// No `changedOn`: an event's date is the day of the event, not of the last change.
		shareText: ({ title, date, place }) => ({ title, label: `${formatWeekdayDay(date)}, ${place}` }),
	},
});
