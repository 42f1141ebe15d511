import { z } from "zod";
import { foldLine, textValue, utcTime } from "#src/calendar/icalendar-lines.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import type { Attachment } from "#src/mail/delivery/transport.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { calendarMessages } from "#src/school/messages/sets/emails/email-messages.ts";

const prefix = "interview:";

const entry = z.object({
	interview: z.int(),
	sequence: z.int(),
	method: z.enum(["REQUEST", "CANCEL"]),
	startsAt: z.iso.datetime(),
	minutes: z.int(),
	place: z.string(),
	madeAt: z.iso.datetime(),
});

/** An entry as it was when its mail was written: the slot may be another one by the time that it leaves. */
export type CalendarEntry = z.infer<typeof entry>;

/** The key of the attachment for an entry. */
export function calendarKey(of: CalendarEntry): string {
	return prefix + JSON.stringify(of);
}

/** Returns the identifier by which calendars know that two entries are the same interview. */
export const interviewUid = (siteUrl: string, interview: number) =>
	`interview-${interview}@${new URL(siteUrl).hostname}`;

/**
 * The calendar file (RFC 5545, 5546) of a key: an entry keeps its UID, and a higher SEQUENCE replaces a lower one.
 * @returns undefined for another key, or where the interview is gone
 */
export async function renderCalendarFile(
	{ db, school, siteUrl }: { db: Db; school: School; siteUrl: string },
	key: string,
): Promise<Attachment | undefined> {
	if (!key.startsWith(prefix)) return undefined;
	const { interview, sequence, method, startsAt, minutes, place, madeAt } = entry.parse(
		JSON.parse(key.slice(prefix.length)),
	);
	const foundInterview = await db
		.selectFrom("interviews")
		.innerJoin("applications", "applications.id", "interviews.application_id")
		.select(["applications.email", "applications.reference"])
		.where("interviews.id", "=", interview)
		.executeTakeFirst();
	if (!foundInterview) return undefined;
	const start = new Date(startsAt);
	const messages = messagesIn(calendarMessages, school.schoolMessages);
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${textValue(school.name)}//Interviews//EN`,
		"CALSCALE:GREGORIAN",
		`METHOD:${method}`,
		"BEGIN:VEVENT",
		`UID:${interviewUid(siteUrl, interview)}`,
		`SEQUENCE:${sequence}`,
		`DTSTAMP:${utcTime(new Date(madeAt))}`,
		`DTSTART:${utcTime(start)}`,
		`DTEND:${utcTime(new Date(start.getTime() + minutes * 60_000))}`,
		`SUMMARY:${textValue(messages.bookedInterview({ school: school.name }))}`,
		`LOCATION:${textValue(place)}`,
		`DESCRIPTION:${textValue(messages.bookedInterviewDetails({ reference: foundInterview.reference }))}`,
		`ORGANIZER:mailto:${school.email}`,
		`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${foundInterview.email}`,
		`STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
		"END:VEVENT",
		"END:VCALENDAR",
	];
	return {
		filename: "interview.ics",
		contentType: `text/calendar; charset=utf-8; method=${method}`,
		content: Buffer.from(`${lines.map(foldLine).join("\r\n")}\r\n`),
	};
}
