import { readDay } from "#src/calendar/day.ts";
import { type Dated, ourSchool, postalAddress, type Site } from "./structured-data.ts";

type Timed = Dated & {
	place: string;
	startsAt?: string | null | undefined;
	endsAt?: string | null | undefined;
	schedule?: Schedule | undefined;
};

/** How often an event that repeats is, its days, and those left out. */
export type Schedule = { every: "week" | "month"; first: string; last: string; leftOut: readonly string[] };

/** A one-day event. Times are `HH:MM` at the school. */
export function schoolEvent(
	site: Site,
	{ title, date, picture, description, path, place, startsAt, endsAt, schedule }: Timed,
) {
	const day = readDay(date);
	const at = (time: string | null | undefined) => (day && time ? `${day}T${time}:00+05:30` : day);
	return {
		"@type": "Event",
		"@id": `${site.url}${path}#event`,
		name: title,
		startDate: at(startsAt),
		endDate: at(endsAt),
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
