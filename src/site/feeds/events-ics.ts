import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/events-ics.ts";
import { calendarType, toCalendar } from "./calendar-event.server.ts";
import { answerFile } from "./feed-response.server.ts";
import { writeCalendar } from "./icalendar.ts";

/** /events.ics: what lies ahead, and as many past events as fit into a hundred. */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const { db, now, school } = services;
	return answerFile(services, calendarType, async () => {
		const { items } = await listRecords(db, contentTypes.events, { ...wholeList, now: now() });
		const events = items.flatMap((event) => toCalendar(event, services));
		return writeCalendar({ name: `Events at ${school.identity.name}`, madeAt: now(), events });
	});
}
