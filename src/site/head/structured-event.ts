import { readDay } from "#src/calendar/day.ts";
import { type Dated, ourSchool, postalAddress, type Site } from "./structured-data.ts";

/** A one-day event. */
export function schoolEvent(site: Site, { title, date, picture, description, path, place }: Dated & { place: string }) {
	return {
		"@type": "Event",
		"@id": `${site}${path}#event`,
		name: title,
		startDate: readDay(date),
		endDate: readDay(date),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: place,
			address: postalAddress(),
		},
		image: [`${site}${picture}`],
		description,
		url: `${site}${path}`,
		organizer: ourSchool(site),
	};
}
