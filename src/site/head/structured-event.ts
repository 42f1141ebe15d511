import { endDay, readDay } from "#src/calendar/day.ts";
import { type DatedRecord, ourSchool, postalAddress, type Site } from "./structured-data.ts";

type TimedRecord = DatedRecord & {
	place: string;
	startsAt?: string | null | undefined;
	endsAt?: string | null | undefined;
	schedule?: Schedule | undefined;
};

/** Frequency of an event that repeats, its first and last day, and the days left out. */
export type Schedule = { every: "week" | "month"; first: string; last: string; leftOut: readonly string[] };

/** A one-day event. Times are `HH:MM` at the school. */
export function schoolEvent(
	site: Site,
	{ title, date, picture, description, path, place, startsAt, endsAt, schedule }: TimedRecord,
) {
	const day = readDay(date);
	const at = (on: string | undefined, time: string | null | undefined) => (on && time ? `${on}T${time}:00+05:30` : on);
	const last = day && startsAt && endsAt ? endDay({ day, startsAt, endsAt }) : day;
	return {
		"@type": "Event",
		"@id": `${site.url}${path}#event`,
		name: title,
		startDate: at(day, startsAt),
		endDate: at(last, startsAt && endsAt),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: place,
			address: postalAddress(site),
		},
		image: [`${site.url}${picture}`],
		description,
		url: `${site.url}${path}`,
		organizer: ourSchool(site),
		...(schedule && {
			eventSchedule: {
				"@type": "Schedule",
				repeatFrequency: schedule.every === "week" ? "P1W" : "P1M",
				startDate: schedule.first,
				endDate: schedule.last,
				scheduleTimezone: "Asia/Kolkata",
				...(startsAt && { startTime: `${startsAt}:00` }),
				...(endsAt && { endTime: `${endsAt}:00` }),
				...(schedule.leftOut.length > 0 && { exceptDate: schedule.leftOut }),
			},
		}),
	};
}
