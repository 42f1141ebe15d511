import { type EmailContext, greetingTo, letterEmail, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { enquiryReceivedLetter } from "#src/school/letters/guest-letters.ts";

export type EnquiryEmail = {
	id: number;
	/** The form's key. */
	form: string;
	/** What the office calls it: "enquiry". */
	label: string;
	name: string;
	/** The sender's address, where the form asks for one and it was given. */
	address: string | null;
	/** The answers in the words that the sender saw. */
	rows: { label: string; value: string }[];
};

/** The notice to the office, and an acknowledgement to a sender who left an address. */
export function enquiryEmails(school: School, data: EnquiryEmail): QueuedEmail[] {
	const { name, address, form, id } = data;
	const about = `${form} ${id}`;
	const replyTo = address ? { name, address } : undefined;
	const notice = emailBy(newEnquiry, data, toOffice(school, about, replyTo));
	if (!address) return [notice];
	return [notice, emailBy(enquiryReceived, { name }, toPerson(school, about, { name, address }))];
}

export const newEnquiry: EmailTemplate<EnquiryEmail, EmailContext> = {
	name: "new-enquiry",
	write: ({ id, label, name, address, rows }, { school }) => ({
		subject: `New ${label}: ${name}`,
		email: {
			title: `New ${label}`,
			preheader: name,
			reference: `No. ${id}`,
			sender: senderOf(school),
			blocks: [
				{ rows },
				{
					note: address
						? "A reply to this mail goes to the sender."
						: "The sender left no e-mail address; please call.",
				},
			],
		},
	}),
};

/** Repeats nothing but the name, since anybody can enter anybody's address. */
export const enquiryReceived: EmailTemplate<{ name: string }, EmailContext> = {
	name: "enquiry-received",
	write: ({ name }, { school }) => {
		const filled = fillLetter(enquiryReceivedLetter, { greeting: greetingTo(name) }, school);
		return letterEmail(filled, school);
	},
};
