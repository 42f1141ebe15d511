import { readDay } from "#src/calendar/day.ts";
import { type Dated, ourSchool, postalAddress, type Site } from "./structured-data.ts";

type Timed = Dated & { place: string; startsAt?: string | null | undefined; endsAt?: string | null | undefined };

/** A one-day event. Times are `HH:MM` at the school. */
export function schoolEvent(site: Site, { title, date, picture, description, path, place, startsAt, endsAt }: Timed) {
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
	};
}
