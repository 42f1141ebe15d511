import { z } from "zod";
import { formatClockTime } from "#src/calendar/format-date-time.ts";
import {
	type EmailContext,
	greetingTo,
	paragraphBlocks,
	senderOf,
	toOffice,
	toPerson,
} from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { visitEmailMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import type { Visits } from "#src/school/visits.ts";
import { describeTour, endOfTour } from "./tours.ts";

/** Meanings of placeholders. */
const greeting = "“Dear” with the name, or “Hello,”";
const day = "the day and time of the tour";

const guestData = z.object({ tour: z.string(), people: z.number(), name: z.string() });

const bookedVisit = guestData.extend({
	id: z.number(),
	email: z.string(),
	phone_no: z.string(),
	question: z.string().nullable(),
});

export type BookedVisit = z.output<typeof bookedVisit>;

const sample = { tour: "2027-03-02T10:00", people: 3, name: example.name };

/** Place where a tour starts, and its length. */
type Meeting = Pick<Visits, "meetAt" | "minutes">;

/** The confirmation to the guest, and the notice to the office. */
export function bookingEmails(school: School, visit: BookedVisit, meeting: Meeting, token: string): QueuedEmail[] {
	return [bookedEmail(school, visit, meeting, token), emailBy(newVisit, visit, office(school, visit))];
}

/** The confirmation to the guest. @param token opens and cancels the visit */
export function bookedEmail(
	school: School,
	visit: BookedVisit,
	{ meetAt, minutes }: Meeting,
	token: string,
): QueuedEmail {
	const { tour, people, name } = visit;
	return emailBy(visitBooked, { tour, people, name, meetAt, minutes, token }, guest(school, visit));
}

/** Writes the emails to the guest and to the office. */
export function cancellationEmails(school: School, visit: BookedVisit): QueuedEmail[] {
	const { tour, people, name } = visit;
	return [cancelledEmail(school, visit), emailBy(visitCalledOff, { tour, people, name }, office(school, visit))];
}

/** Writes the email to the guest. */
export function cancelledEmail(school: School, visit: BookedVisit): QueuedEmail {
	const { tour, people, name } = visit;
	return emailBy(visitCancelled, { tour, people, name }, guest(school, visit));
}

function guest(school: School, { id, name, email }: BookedVisit) {
	return toPerson(school, `visit ${id}`, { name, address: email });
}

function office(school: School, { id, name, email }: BookedVisit) {
	return toOffice(school, `visit ${id}`, { name, address: email });
}

export const visitBooked = defineLetterEmail({
	key: "visit-booked",
	title: "Campus tour booked",
	data: guestData.extend({
		token: secret(),
		/** Missing in emails that the release before has queued, as is `minutes`. */
		meetAt: z.string().optional(),
		minutes: z.number().optional(),
	}),
	sample: { ...sample, token: example.token, meetAt: "The entrance hall, by the stairs", minutes: 120 },
	letter: {
		name: "Your campus tour is booked",
		when: "When someone books a campus tour.",
		to: "the visitor",
		placeholders: { greeting, day, "visit page": "the address of the campus tours page" },
		texts: {
			subject: "Your campus tour is booked: {{day}}",
			title: "Your campus tour is booked",
			preview: "Where to meet us, and how to cancel if you can’t come.",
			opening:
				"{{greeting}}\n\nYour campus tour is booked. The details are below. We look forward to showing you {{school}}.",
			closing: "If you can’t come, cancel with the link below.",
			note: "If you didn’t book this, cancel it with the link above or email {{school e-mail}}.",
		},
	},
	facts: ({ tour, name }, { school, siteUrl }) => ({
		greeting: greetingTo(name, school),
		day: describeTour(tour),
		"visit page": siteUrl + paths.visit,
	}),
	parts: ({ token, meetAt, minutes, ...visit }, { closing }, { school, siteUrl }) => {
		const messages = messagesIn(visitEmailMessages, school.schoolMessages);
		return {
			blocks: [
				{
					rows: [
						...visitRows(messages, visit, minutes),
						...(meetAt ? [{ label: messages.meetingPointLabel, value: meetAt }] : []),
						{ label: messages.addressLabel, value: school.addressLines.join("\n") },
						{ label: messages.phoneLabel, value: school.phone },
					],
				},
				...paragraphBlocks(closing),
				{ action: { label: messages.addToCalendar, url: siteUrl + paths.visitCalendar(token) } },
				{ action: { label: messages.seeVisit, url: siteUrl + paths.bookedVisit(token) } },
				{ link: { label: messages.visitPage, url: siteUrl + paths.visit } },
			],
		};
	},
});

export const visitCancelled = defineLetterEmail({
	key: "visit-cancelled",
	title: "Campus tour cancelled",
	data: guestData,
	sample,
	letter: {
		name: "Your campus tour is cancelled",
		when: "When a visitor cancels, or the office cancels for them.",
		to: "the visitor",
		placeholders: { greeting, day },
		texts: {
			subject: "Your campus tour is cancelled: {{day}}",
			title: "Your campus tour is cancelled",
			preview: "You can book another tour at any time.",
			opening:
				"{{greeting}}\n\nThe tour below is cancelled, and you don’t need to do anything else. If you’d still like to " +
				"visit {{school}}, you can book another tour.",
			closing: "",
		},
	},
	facts: ({ tour, name }, { school }) => ({ greeting: greetingTo(name, school), day: describeTour(tour) }),
	parts: (visit, { closing }, { school, siteUrl }) => {
		const messages = messagesIn(visitEmailMessages, school.schoolMessages);
		return {
			blocks: [
				{ rows: visitRows(messages, visit) },
				...paragraphBlocks(closing),
				{ action: { label: messages.bookAgain, url: siteUrl + paths.visit } },
			],
		};
	},
});

export const newVisit = defineEmail({
	key: "new-visit",
	title: "New campus tour booking",
	to: "office",
	data: bookedVisit,
	sample: { ...sample, id: 7, email: example.line.answer, phone_no: "+91 98400 00000", question: null },
	write: ({ id, tour, people, name, phone_no, email, question }, { school }: EmailContext) => ({
		subject: `New campus tour booking: ${name}, ${describeTour(tour)}`,
		email: {
			title: "New campus tour booking",
			preheader: `${name}, ${phone_no}`,
			reference: `Campus tour ${id}`,
			sender: senderOf(school),
			blocks: [
				{
					rows: [
						...visitRows(ofProduct, { tour, people }),
						{ label: "Name", value: name },
						{ label: "Phone", value: phone_no },
						{ label: "Email", value: email },
						{ label: "Question", value: question ?? "None" },
					],
				},
				{ note: "Reply to this email to reach them." },
			],
		},
	}),
});

export const visitCalledOff = defineEmail({
	key: "visit-called-off",
	title: "Campus tour cancelled by the visitor",
	to: "office",
	data: guestData,
	sample,
	write: ({ tour, people, name }, { school }: EmailContext) => ({
		subject: `Campus tour cancelled: ${name}, ${describeTour(tour)}`,
		email: {
			title: "Campus tour cancelled",
			preheader: name,
			sender: senderOf(school),
			blocks: [
				{
					paragraph: `${name} cancelled. ${people === 1 ? "Their place is" : `Their ${people} places are`} available again.`,
				},
				{ rows: visitRows(ofProduct, { tour, people }) },
			],
		},
	}),
});

/** Messages of emails to the office. */
const ofProduct = messagesIn(visitEmailMessages, undefined);

function visitRows(
	messages: typeof ofProduct,
	{ tour: key, people: count }: Pick<BookedVisit, "tour" | "people">,
	minutes?: number,
) {
	const tour = describeTour(key);
	const time =
		minutes === undefined
			? messages.tourTime({ tour })
			: messages.tourTimeWithEnd({ tour, end: formatClockTime(endOfTour({ minutes }, key.slice(-5))) });
	return [
		{ label: messages.whenLabel, value: time },
		{ label: messages.visitorsLabel, value: messages.visitors({ count }) },
	];
}
