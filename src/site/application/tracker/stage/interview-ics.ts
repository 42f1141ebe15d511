import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { interviewUid } from "#src/admissions/interviews/calendar-file.server.ts";
import { readTaken } from "#src/admissions/interviews/read-invitation.server.ts";
import { standingOf } from "#src/admissions/tracking/stage-history.server.ts";
import { clockAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { calendarMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { calendarType } from "#src/site/feeds/calendar-event.server.ts";
import { writeCalendar } from "#src/site/feeds/icalendar.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import type { Route } from "./+types/interview-ics.ts";

export const handle: PageHandle = { personal: true };

/** /application/{token}/interview.ics: the day of the interview, for the applicant's calendar. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const { db, siteUrl, now, school } = context.get(siteServices);
	const { identity } = school;
	const application = await findByToken(db, token, now());
	const { stage, details } = application ? standingOf(application) : { details: {} };
	if (!application || stage !== "interview" || !details.at) {
		const headers = { ...personalHeaders, "Content-Type": "text/plain; charset=utf-8" };
		return new Response(`${messagesIn(applicationRefusalMessages, school).linkOver}\n`, { status: 404, headers });
	}
	const clock = clockAtSchool(new Date(details.at));
	const { reference } = application;
	const messages = messagesIn(calendarMessages, school);
	const interview = {
		...((await takenEntry(db, siteUrl, application.id, details.at)) ?? {
			uid: `${reference}-interview@${new URL(siteUrl).hostname}`,
		}),
		title: messages.interview({ school: identity.name }),
		day: clock.slice(0, 10),
		startsAt: clock.slice(11, 16),
		place: details.place ?? identity.name,
		summary: messages.interviewDetails({ reference, phone: identity.phone, email: identity.email }),
		url: siteUrl + paths.contact,
	};
	const content = writeCalendar({ name: identity.name, madeAt: now(), events: [interview] });
	return new Response(content, {
		headers: {
			...personalHeaders,
			"Content-Type": calendarType,
			"Content-Disposition": `attachment; filename="interview-${reference}.ics"`,
		},
	});
}

/**
 * Returns what makes it the same entry as that of the email about the time that was taken; undefined where none was, or
 * where the office has set another time by hand in the meantime.
 */
async function takenEntry(db: Db, siteUrl: string, applicationId: number, at: string) {
	const slot = await readTaken(db, applicationId);
	if (!slot || Date.parse(slot.startsAt) !== Date.parse(at)) return undefined;
	const end = new Date(Date.parse(slot.startsAt) + slot.minutes * 60_000);
	return {
		uid: interviewUid(siteUrl, slot.id),
		sequence: slot.sequence,
		endsAt: clockAtSchool(end).slice(11, 16),
	};
}
