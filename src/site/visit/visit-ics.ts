import * as paths from "#src/paths.ts";
import { offeredVisits } from "#src/school/fees-and-visits.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { calendarMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { tourRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { calendarType } from "#src/site/feeds/calendar-event.server.ts";
import { writeCalendar } from "#src/site/feeds/icalendar.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { viewVisit } from "#src/visits/cancel-visit.server.ts";
import { endOfTour } from "#src/visits/tours.ts";
import type { Route } from "./+types/visit-ics.ts";

export const handle: PageHandle = { personal: true };

/** /visit/:token/visit.ics: a booked visit for the guest's calendar. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const { db, now, siteUrl, school } = context.get(siteServices);
	const { identity } = school;
	const visits = offeredVisits(school.visits);
	const visit = await viewVisit(db, token, now());
	if (!visit || visit.state === "cancelled" || !visits)
		return new Response(`${messagesIn(tourRefusalMessages, school).visitUnknown}\n`, {
			status: 404,
			headers: personalHeaders,
		});
	const messages = messagesIn(calendarMessages, school);
	const [day = "", startsAt = ""] = visit.tour.split("T");
	const event = {
		uid: `visit-${visit.tour}@${new URL(siteUrl).hostname}`,
		title: messages.visit({ school: identity.name }),
		day,
		startsAt,
		endsAt: endOfTour(visits, startsAt),
		place: [visits.meetAt, ...identity.address.lines].join(", "),
		summary: messages.visitDetails({ address: siteUrl + paths.bookedVisit(token) }),
		url: siteUrl + paths.visit,
	};
	const calendar = writeCalendar({ name: identity.name, madeAt: now(), events: [event] });
	const headers = { ...personalHeaders, "Content-Type": calendarType };
	return new Response(calendar, { headers: { ...headers, "Content-Disposition": 'attachment; filename="visit.ics"' } });
}
