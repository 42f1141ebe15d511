import { contentTypes } from "#src/content/content-types.ts";
import { findRecord } from "#src/content/records.server.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/event-ics.ts";
import { calendarType, toCalendar } from "./calendar-event.server.ts";
import { answerFile } from "./feed-response.server.ts";
import { writeCalendar } from "./icalendar.ts";

/** /event-details/{key}.ics: one event, to add to a calendar. */
export function loader({ params: { key }, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const { db, now, school } = services;
	const make = async () => {
		const record = await findRecord(db, contentTypes.events, key);
		return record && writeCalendar({ name: school.identity.name, madeAt: now(), events: toCalendar(record, services) });
	};
	return answerFile(services, calendarType, make, /^[a-z0-9-]+$/.test(key) ? `${key}.ics` : "event.ics");
}
