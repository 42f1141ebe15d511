import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { calendarType } from "#src/site/feeds/calendar-event.server.ts";
import { writeCalendar } from "#src/site/feeds/icalendar.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import type { Route } from "./+types/interview-ics.ts";
import { interviewEvent } from "./interview-event.server.ts";

export const handle: PageHandle = { personal: true };

/** /application/{token}/interview.ics: the day of the interview, for the applicant's calendar. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const { db, now, school } = context.get(siteServices);
	const { identity } = school;
	const application = await findByToken(db, token, now());
	const { stage, details } = application ? standingOf(application) : { details: {} };
	if (!application || stage !== "interview" || !details.at) {
		const headers = { ...personalHeaders, "Content-Type": "text/plain; charset=utf-8" };
		return new Response(`${messagesIn(applicationRefusalMessages, school).linkOver}\n`, { status: 404, headers });
	}
	const interview = await interviewEvent(context.get(siteServices), application, { ...details, at: details.at });
	const { reference } = application;
	const content = writeCalendar({ name: identity.name, madeAt: now(), events: [interview] });
	return new Response(content, {
		headers: {
			...personalHeaders,
			"Content-Type": calendarType,
			"Content-Disposition": `attachment; filename="interview-${reference}.ics"`,
		},
	});
}
