import {
	type EmailContext,
	greetingTo,
	letterEmail,
	paragraphBlocks,
	senderOf,
	toOffice,
	toPerson,
} from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { visitBookedLetter, visitCancelledLetter } from "#src/school/letters/guest-letters.ts";
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

export const visitBooked: EmailTemplate<GuestEmail & { token: string }, EmailContext> = {
	name: "visit-booked",
	write: ({ tour, people, name, token }, { school, siteUrl }) => {
		const facts = { greeting: greetingTo(name), day: tourInWords(tour), "visit page": siteUrl + paths.visit };
		const filled = fillLetter(visitBookedLetter, facts, school);
		return letterEmail(filled, school, {
			blocks: [
				{ rows: [...visitRows({ tour, people }), { label: "Where", value: school.addressLines.join("\n") }] },
				...paragraphBlocks(filled.closing),
				{ action: { label: "Add it to your calendar", url: siteUrl + paths.visitCalendar(token) } },
				{ action: { label: "See or cancel the visit", url: siteUrl + paths.bookedVisit(token) } },
			],
		});
	},
};

export const visitCancelled: EmailTemplate<GuestEmail, EmailContext> = {
	name: "visit-cancelled",
	write: ({ tour, people, name }, { school, siteUrl }) => {
		const facts = { greeting: greetingTo(name), day: tourInWords(tour) };
		const filled = fillLetter(visitCancelledLetter, facts, school);
		return letterEmail(filled, school, {
			blocks: [
				{ rows: visitRows({ tour, people }) },
				...paragraphBlocks(filled.closing),
				{ action: { label: "Book another day", url: siteUrl + paths.visit } },
			],
		});
	},
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

function visitRows({ tour, people }: Pick<BookedVisit, "tour" | "people">) {
	return [
		{ label: "When", value: tourInWords(tour) },
		{ label: "How many", value: people === 1 ? "One person" : `${people} people` },
	];
}
