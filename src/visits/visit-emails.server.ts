import { z } from "zod";
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
import { describeTour } from "./tours.ts";

/** What placeholders mean. */
const greeting = "“Dear” with the name, or “Hello,”";
const day = "the day and time of the visit";

const guestData = z.object({ tour: z.string(), people: z.number(), name: z.string() });

const bookedVisit = guestData.extend({
	id: z.number(),
	email: z.string(),
	phone_no: z.string(),
	question: z.string().nullable(),
});

export type BookedVisit = z.output<typeof bookedVisit>;

const sample = { tour: "2027-03-02T10:00", people: 3, name: example.name };

/** The confirmation to the guest, and the notice to the office. */
export function bookingEmails(school: School, visit: BookedVisit, token: string): QueuedEmail[] {
	return [bookedEmail(school, visit, token), emailBy(newVisit, visit, office(school, visit))];
}

/** The confirmation to the guest. @param token opens and cancels the visit */
export function bookedEmail(school: School, visit: BookedVisit, token: string): QueuedEmail {
	const { tour, people, name } = visit;
	return emailBy(visitBooked, { tour, people, name, token }, guest(school, visit));
}

/** To the guest and to the office. */
export function cancellationEmails(school: School, visit: BookedVisit): QueuedEmail[] {
	const { tour, people, name } = visit;
	return [cancelledEmail(school, visit), emailBy(visitCalledOff, { tour, people, name }, office(school, visit))];
}

/** To the guest. */
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
	title: "Confirmation of the visit",
	data: guestData.extend({ token: secret() }),
	sample: { ...sample, token: example.token },
	letter: {
		name: "Your visit is booked",
		when: "When someone books a campus tour.",
		to: "the visitor",
		placeholders: { greeting, day, "visit page": "the address of the campus tours page" },
		texts: {
			subject: "Your visit on {{day}}",
			title: "Your visit is booked",
			preview: "{{day}}",
			opening: "{{greeting}}\n\nWe look forward to showing you {{school}}.",
			closing: "Where we meet, how to get here and what you’ll see: {{visit page}}",
			note: "If you didn’t book this, cancel it with the link or email {{school e-mail}}.",
		},
	},
	facts: ({ tour, name }, { siteUrl }) => ({
		greeting: greetingTo(name),
		day: describeTour(tour),
		"visit page": siteUrl + paths.visit,
	}),
	parts: ({ token, ...visit }, { closing }, { school, siteUrl }) => ({
		blocks: [
			{
				rows: [
					...visitRows(visit),
					{ label: "Address", value: school.addressLines.join("\n") },
					{ label: "Phone", value: school.phone },
				],
			},
			...paragraphBlocks(closing),
			{ action: { label: "Add to your calendar", url: siteUrl + paths.visitCalendar(token) } },
			{ action: { label: "See or cancel the visit", url: siteUrl + paths.bookedVisit(token) } },
		],
	}),
});

export const visitCancelled = defineLetterEmail({
	key: "visit-cancelled",
	title: "Cancellation of the visit",
	data: guestData,
	sample,
	letter: {
		name: "Your visit is cancelled",
		when: "When a visitor cancels, or the office cancels for them.",
		to: "the visitor",
		placeholders: { greeting, day },
		texts: {
			subject: "Your visit on {{day}} is cancelled",
			title: "Your visit is cancelled",
			preview: "{{day}}",
			opening: "{{greeting}}\n\nYour booking is cancelled. You can book another day whenever you like.",
			closing: "",
		},
	},
	facts: ({ tour, name }) => ({ greeting: greetingTo(name), day: describeTour(tour) }),
	parts: (visit, { closing }, { siteUrl }) => ({
		blocks: [
			{ rows: visitRows(visit) },
			...paragraphBlocks(closing),
			{ action: { label: "Book another day", url: siteUrl + paths.visit } },
		],
	}),
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
			reference: `No. ${id}`,
			sender: senderOf(school),
			blocks: [
				{
					rows: [
						...visitRows({ tour, people }),
						{ label: "Name", value: name },
						{ label: "Phone", value: phone_no },
						{ label: "Email", value: email },
						{ label: "Question", value: question ?? "None" },
					],
				},
				{ note: "Replies to this email go to the visitor." },
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
				{ paragraph: `${name} has cancelled. Others can book the places.` },
				{ rows: visitRows({ tour, people }) },
			],
		},
	}),
});

function visitRows({ tour, people }: Pick<BookedVisit, "tour" | "people">) {
	return [
		{ label: "When", value: describeTour(tour) },
		{ label: "Visitors", value: people === 1 ? "One person" : `${people} people` },
	];
}
