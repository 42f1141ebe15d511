import { addressee, type EmailContext, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { tourInWords } from "./tours.ts";

export type BookedVisit = {
	id: number;
	tour: string;
	people: number;
	name: string;
	email: string;
	phone_no: string;
	question: string | null;
};

type GuestEmail = Pick<BookedVisit, "tour" | "people" | "name">;

/** The confirmation to the guest, and the notice to the office. */
export function bookingEmails(school: School, visit: BookedVisit, token: string): QueuedEmail[] {
	const { tour, people, name } = visit;
	return [
		emailBy(visitBooked, { tour, people, name, token }, guest(school, visit)),
		emailBy(newVisit, visit, office(school, visit)),
	];
}

/** To the guest and to the office. */
export function cancellationEmails(school: School, visit: BookedVisit): QueuedEmail[] {
	const { tour, people, name } = visit;
	return [
		emailBy(visitCancelled, { tour, people, name }, guest(school, visit)),
		emailBy(visitCalledOff, { tour, people, name }, office(school, visit)),
	];
}

function guest(school: School, { id, name, email }: BookedVisit) {
	return toPerson(school, `visit ${id}`, { name, address: email });
}

function office(school: School, { id, name, email }: BookedVisit) {
	return toOffice(school, `visit ${id}`, { name, address: email });
}

export const visitBooked: EmailTemplate<GuestEmail & { token: string }, EmailContext> = {
	name: "visit-booked",
	write: ({ tour, people, name, token }, { school, siteUrl }) => ({
		subject: `Your visit on ${tourInWords(tour)}`,
		email: {
			title: "Your visit is booked",
			preheader: tourInWords(tour),
			sender: senderOf(school),
			blocks: [
				greeting(name),
				{ paragraph: `We look forward to showing you ${school.name}.` },
				{ rows: [...visitRows({ tour, people }), { label: "Where", value: school.addressLines.join("\n") }] },
				{ paragraph: `How to come and what you see: ${siteUrl}${paths.visit}` },
				{ action: { label: "Add it to your calendar", url: siteUrl + paths.visitCalendar(token) } },
				{ action: { label: "See or cancel the visit", url: siteUrl + paths.bookedVisit(token) } },
				{ note: `If you did not book this, cancel it by the link, or write to ${school.email}.` },
			],
		},
	}),
};

export const visitCancelled: EmailTemplate<GuestEmail, EmailContext> = {
	name: "visit-cancelled",
	write: ({ tour, people, name }, { school, siteUrl }) => ({
		subject: `Your visit on ${tourInWords(tour)} is cancelled`,
		email: {
			title: "Your visit is cancelled",
			preheader: tourInWords(tour),
			sender: senderOf(school),
			blocks: [
				greeting(name),
				{ paragraph: "Your places are free again. You can book another day whenever you like." },
				{ rows: visitRows({ tour, people }) },
				{ action: { label: "Book another day", url: siteUrl + paths.visit } },
			],
		},
	}),
};

export const newVisit: EmailTemplate<BookedVisit, EmailContext> = {
	name: "new-visit",
	write: ({ id, tour, people, name, phone_no, email, question }, { school }) => ({
		subject: `New visit: ${name}, ${tourInWords(tour)}`,
		email: {
			title: "New visit",
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
				{ note: "A reply to this mail goes to the guest." },
			],
		},
	}),
};

export const visitCalledOff: EmailTemplate<GuestEmail, EmailContext> = {
	name: "visit-called-off",
	write: ({ tour, people, name }, { school }) => ({
		subject: `Visit cancelled: ${name}, ${tourInWords(tour)}`,
		email: {
			title: "Visit cancelled",
			preheader: name,
			sender: senderOf(school),
			blocks: [
				{ paragraph: `${name} has cancelled. The places can be booked again.` },
				{ rows: visitRows({ tour, people }) },
			],
		},
	}),
};

function greeting(name: string): EmailBlock {
	const greeted = addressee(name, "");
	return { paragraph: greeted ? `Dear ${greeted},` : "Good day," };
}

function visitRows({ tour, people }: Pick<BookedVisit, "tour" | "people">) {
	return [
		{ label: "When", value: tourInWords(tour) },
		{ label: "How many", value: people === 1 ? "One person" : `${people} people` },
	];
}
