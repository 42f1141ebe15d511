import { z } from "zod";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import { form, name, reference } from "#src/admissions/season/season-letter-texts.ts";
import { formatMoment } from "#src/calendar/format-date-time.ts";
import { applicantNamed, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { interviewEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { calendarKey } from "./calendar-file.server.ts";

type Recipient = { reference: string; name: string; email: string; application_type: string };
type Slot = { starts_at: string; minutes: number; place: string; closes_at: string };

const invitedSchema = z.object({ reference: z.string(), name: z.string(), type: z.string(), token: secret() });
const timedSchema = invitedSchema.extend({ at: z.string(), minutes: z.number(), place: z.string() });
const bookedSchema = timedSchema.extend({
	closesAt: z.string(),
	/** by-school: the school has changed time or place. */
	change: z.enum(["new", "moved", "by-school"]),
});

type InvitationData = z.input<typeof invitedSchema>;
type At = z.input<typeof timedSchema>;
export type BookedChange = z.input<typeof bookedSchema>["change"];
type Entry = { interview: number; sequence: number; slot: Slot; token: string; now: Date };

/** Invites to choose a time. */
export function invitationEmail(school: School, to: Recipient, token: string): QueuedEmail {
	return emailBy(interviewInvitation, invitationData(to, token), envelope(school, to));
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

function invitationData({ reference, name, application_type: type }: Recipient, token: string): InvitationData {
	return { reference, name, type, token };
}

function atOf(to: Recipient, { slot, token }: Entry): At {
	return { ...invitationData(to, token), at: slot.starts_at, minutes: slot.minutes, place: slot.place };
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

function facts({ reference, name, type }: InvitationData, { school }: Pick<EmailContext, "school">) {
	return { name: applicantNamed(name, school), reference, form: titleOf(type) };
}

const sample = ({ school }: EmailContext) => ({
	...exampleApplication(school),
	type: "barch",
	token: example.token,
});
const timedSample = (context: EmailContext) => ({
	...sample(context),
	at: "2027-05-14T04:30:00.000Z",
	minutes: 20,
	place: "Studio 2, first floor",
});
const bookedSample = (change: BookedChange) => (context: EmailContext) => ({
	...timedSample(context),
	closesAt: example.expiresAt,
	change,
});

/** Meanings of placeholders. */
const time = "the day and time of the interview, in IST";
const until = "the day and time until which it can be changed, in IST";

const ownLink = "Anyone with this link can change your interview. Don’t forward this email.";

export const interviewInvitation = defineLetterEmail({
	key: "interview-invitation",
	title: "Interview invitation",
	data: invitedSchema,
	sample,
	letter: {
		name: "Choose a time for your interview",
		when: "When the office invites an applicant to an interview.",
		to: "the applicant",
		placeholders: { name, form, reference },
		texts: {
			subject: "Choose a time for your interview ({{reference}})",
			title: "Choose a time for your interview",
			preview: "We’d like to talk with you about your {{form}}.",
			opening:
				"Dear {{name}},\n\nWe’ve reviewed your {{form}} and would like to interview you. Choose a time that suits " +
				"you. You can change it later with the same link.",
			note: `${ownLink}\n\nIf none of the times works for you, email {{school e-mail}} or call {{school phone}}.`,
		},
		needs: { subject: ["reference"] },
	},
	facts,
	parts: ({ reference, token }, _words, { school, siteUrl }) => ({
		reference,
		blocks: [{ action: { label: messagesOf(school).chooseTime, url: siteUrl + paths.interview(token) } }],
	}),
});

const interviewBookedLetter = defineLetter({
	key: "interview-booked",
	name: "Your interview is booked",
	when: "When an applicant books or changes a time. A calendar entry is attached.",
	to: "the applicant",
	placeholders: { name, form, reference, time, place: "where the interview takes place", until },
	texts: {
		subject: "Your interview is on {{time}} ({{reference}})",
		title: "Your interview is booked",
		preview: "You can change the time until {{until}}. Where: {{place}}",
		opening: "Dear {{name}},\n\nYour interview is on {{time}}. We look forward to talking with you.",
		closing: "If this time no longer works for you, you can change or cancel it until {{until}}.",
		note: `${ownLink}\n\nTo add it to your calendar or update it there, open the attached file.`,
	},
	needs: { subject: ["reference"], closing: ["until"] },
});

const interviewMovedLetter = defineLetter({
	key: "interview-moved",
	name: "Your interview has changed",
	when: "When the office moves an interview. A calendar entry is attached.",
	to: "the applicant",
	placeholders: { name, form, reference, time, place: "where the interview takes place", until },
	texts: {
		subject: "Your interview is now on {{time}} ({{reference}})",
		title: "Your interview has changed",
		preview: "You can change the time until {{until}}. Where: {{place}}",
		opening: "Dear {{name}},\n\nWe’re sorry, but we had to change your interview. It’s now on {{time}}.",
		closing: "If this doesn’t work for you, you can change or cancel it until {{until}}.",
		note: `${ownLink}\n\nTo update your calendar, open the attached file.`,
	},
	needs: { subject: ["reference", "time"] },
});

export const interviewBooked = defineEmail<typeof bookedSchema, EmailContext, Letter>({
	key: "interview-booked",
	title: "Interview time",
	to: "person",
	data: bookedSchema,
	letters: [
		[interviewBookedLetter, bookedSample("new")],
		[interviewMovedLetter, bookedSample("by-school")],
	],
	write: ({ closesAt, change, ...data }, { school, siteUrl }) => {
		const until = timeOf(closesAt);
		const messages = messagesOf(school);
		const emailFacts = { ...facts(data, { school }), time: timeOf(data.at), place: data.place, until };
		const letter = fillLetter(
			change === "by-school" ? interviewMovedLetter : interviewBookedLetter,
			emailFacts,
			school,
		);
		return letterEmail(letter, school, {
			reference: data.reference,
			blocks: [
				{ rows: rowsOf(messages, data) },
				...paragraphBlocks(letter.closing),
				{ action: { label: messages.seeInterview, url: siteUrl + paths.interview(data.token) } },
			],
		});
	},
});

export const interviewCancelled = defineLetterEmail({
	key: "interview-cancelled",
	title: "Interview cancelled",
	data: timedSchema.extend({ bySchool: z.boolean() }),
	sample: (context) => ({ ...timedSample(context), bySchool: true }),
	letter: {
		name: "Your interview is cancelled",
		when: "When the applicant or the office cancels an interview.",
		to: "the applicant",
		placeholders: {
			name,
			form,
			reference,
			time,
			cancellation: "a sentence that says who cancelled the interview, and when it was",
			who: "“You’ve cancelled your interview”, or “We had to cancel your interview”",
		},
		texts: {
			subject: "Your interview on {{time}} is cancelled ({{reference}})",
			title: "Your interview is cancelled",
			preview: "You can choose another time.",
			opening: "Dear {{name}},\n\n{{cancellation}} You can choose another time.",
			note: `${ownLink}\n\nTo remove the interview from your calendar, open the attached file.`,
		},
		needs: { subject: ["reference"] },
	},
	facts: ({ bySchool, ...data }, { school }) => {
		const messages = messagesOf(school);
		const time = timeOf(data.at);
		return {
			...facts(data, { school }),
			time,
			cancellation: bySchool ? messages.schoolCancelled({ time }) : messages.applicantCancelled({ time }),
			who: bySchool ? messages.cancelledBySchool : messages.cancelledByApplicant,
		};
	},
	parts: ({ reference, token }, _words, { school, siteUrl }) => ({
		reference,
		blocks: [{ action: { label: messagesOf(school).chooseAgain, url: siteUrl + paths.interview(token) } }],
	}),
});

const timeOf = (iso: string) => `${formatMoment(new Date(iso))} IST`;

function messagesOf({ schoolMessages }: School) {
	return messagesIn(interviewEmailMessages, schoolMessages);
}

function rowsOf(messages: ReturnType<typeof messagesOf>, { at, minutes, place }: At) {
	return [
		{ label: messages.whenLabel, value: messages.moment({ moment: formatMoment(new Date(at)) }) },
		{ label: messages.durationLabel, value: messages.duration({ count: minutes }) },
		{ label: messages.whereLabel, value: place },
	];
}
