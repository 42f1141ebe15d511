import { titleOf } from "#src/admissions/forms/application-forms.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { addressee, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import {
	interviewBookedLetter,
	interviewCancelledLetter,
	interviewInvitationLetter,
	interviewMovedLetter,
} from "#src/school/letters/interview-letters.ts";
import { calendarKey } from "./calendar-file.server.ts";

type Recipient = { reference: string; name: string; email: string; application_type: string };
type Slot = { starts_at: string; minutes: number; place: string; closes_at: string };

/** by-school: the school has changed time or place. */
export type BookedChange = "new" | "moved" | "by-school";

type Named = { reference: string; name: string; type: string; token: string };
type At = Named & { at: string; minutes: number; place: string };
type Entry = { interview: number; sequence: number; slot: Slot; token: string; now: Date };

/** Invites to choose a time. */
export function invitationEmail(school: School, to: Recipient, token: string): QueuedEmail {
	return emailBy(interviewInvitation, named(to, token), envelope(school, to));
}

/** Confirms a time that was taken or changed, with an entry for calendars. */
export function bookedEmail(
	school: School,
	to: Recipient,
	{ change, ...entry }: Entry & { change: BookedChange },
): QueuedEmail {
	const data = { ...atOf(to, entry), closesAt: entry.slot.closes_at, change };
	const attachment = calendarKey({ ...entryOf(entry), method: "REQUEST" });
	return { ...emailBy(interviewBooked, data, envelope(school, to)), attachment };
}

/** Tells that a time was left, or cancelled by the school, and takes the entry out of calendars. */
export function cancelledEmail(
	school: School,
	to: Recipient,
	{ bySchool, ...entry }: Entry & { bySchool: boolean },
): QueuedEmail {
	const attachment = calendarKey({ ...entryOf(entry), method: "CANCEL" });
	return { ...emailBy(interviewCancelled, { ...atOf(to, entry), bySchool }, envelope(school, to)), attachment };
}

function envelope(school: School, { reference, name, email }: Recipient) {
	return toPerson(school, reference, { name, address: email });
}

function named({ reference, name, application_type: type }: Recipient, token: string): Named {
	return { reference, name, type, token };
}

function atOf(to: Recipient, { slot, token }: Entry): At {
	return { ...named(to, token), at: slot.starts_at, minutes: slot.minutes, place: slot.place };
}

function entryOf({ interview, sequence, slot, now }: Entry) {
	return {
		madeAt: now.toISOString(),
		interview,
		sequence,
		startsAt: slot.starts_at,
		minutes: slot.minutes,
		place: slot.place,
	};
}

function facts({ reference, name, type }: Named) {
	return { name: addressee(name, "applicant"), reference, form: titleOf(type) };
}

export const interviewInvitation: EmailTemplate<Named, EmailContext> = {
	name: "interview-invitation",
	write: (data, { school, siteUrl }) => {
		const filled = fillLetter(interviewInvitationLetter, facts(data), school);
		return letterEmail(filled, school, {
			reference: data.reference,
			blocks: [{ action: { label: "Choose a time", url: siteUrl + paths.interview(data.token) } }],
		});
	},
};

export const interviewBooked: EmailTemplate<At & { closesAt: string; change: BookedChange }, EmailContext> = {
	name: "interview-booked",
	write: ({ closesAt, change, ...data }, { school, siteUrl }) => {
		const until = formatDateTime(new Date(closesAt));
		const known = { ...facts(data), time: formatDateTime(new Date(data.at)), until };
		const filled = fillLetter(change === "by-school" ? interviewMovedLetter : interviewBookedLetter, known, school);
		return letterEmail(filled, school, {
			reference: data.reference,
			blocks: [
				{ rows: rowsOf(data) },
				...paragraphBlocks(filled.closing),
				{ action: { label: "See, change or cancel it", url: siteUrl + paths.interview(data.token) } },
			],
		});
	},
};

export const interviewCancelled: EmailTemplate<At & { bySchool: boolean }, EmailContext> = {
	name: "interview-cancelled",
	write: ({ bySchool, ...data }, { school, siteUrl }) => {
		const who = bySchool ? "We had to cancel your interview" : "You have cancelled your interview";
		const known = { ...facts(data), time: formatDateTime(new Date(data.at)), who };
		const filled = fillLetter(interviewCancelledLetter, known, school);
		return letterEmail(filled, school, {
			reference: data.reference,
			blocks: [{ action: { label: "Choose another time", url: siteUrl + paths.interview(data.token) } }],
		});
	},
};

function rowsOf({ at, minutes, place }: At) {
	return [
		{ label: "When", value: `${formatDateTime(new Date(at))}, India time` },
		{ label: "How long", value: `${minutes} minutes` },
		{ label: "Where", value: place },
	];
}
