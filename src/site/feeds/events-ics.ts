import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { calendarMessages } from "#src/school/messages/sets/emails/email-messages.ts";
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
		const { events: name } = messagesIn(calendarMessages, school);
		return writeCalendar({ name: name({ school: school.identity.name }), madeAt: now(), events });
	});
}
