import type { StageDetails } from "#src/admissions/applications/stage.ts";
import { interviewUid } from "#src/admissions/interviews/calendar-file.server.ts";
import { readTaken } from "#src/admissions/interviews/read-invitation.server.ts";
import { clockAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { calendarMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import type { CalendarEvent } from "#src/site/feeds/icalendar.ts";

/** An applicant's interview, for a calendar. */
export async function interviewEvent(
	{ db, siteUrl, school }: Pick<SiteServices, "db" | "siteUrl" | "school">,
	{ id, reference }: { id: number; reference: string },
	{ at, place }: StageDetails & { at: string },
): Promise<CalendarEvent> {
	const { identity } = school;
	const clock = clockAtSchool(new Date(at));
	const messages = messagesIn(calendarMessages, school);
	return {
		...((await takenEntry(db, siteUrl, id, at)) ?? {
			uid: `${reference}-interview@${new URL(siteUrl).hostname}`,
		}),
		title: messages.interview({ school: identity.name }),
		day: clock.slice(0, 10),
		startsAt: clock.slice(11, 16),
		place: place ?? identity.name,
		summary: messages.interviewDetails({ reference, phone: identity.phone, email: identity.email }),
		url: siteUrl + paths.contact,
	};
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
