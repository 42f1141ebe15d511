import { z } from "zod";
import { type EmailContext, emailRows, greetingTo, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";

const received = z.object({
	id: z.number(),
	/** The form's key. */
	form: z.string(),
	/** What the office calls it: "enquiry". */
	label: z.string(),
	name: z.string(),
	/** The sender's address, where the form asks for one and it was given. */
	address: z.string().nullable(),
	/** The answers in the words that the sender saw. */
	rows: emailRows,
});

export type EnquiryEmail = z.output<typeof received>;

/** The notice to the office, and an acknowledgement to a sender who left an address. */
export function enquiryEmails(school: School, data: EnquiryEmail): QueuedEmail[] {
	const { name, address, form, id } = data;
	const about = `${form} ${id}`;
	const replyTo = address ? { name, address } : undefined;
	const notice = emailBy(newEnquiry, data, toOffice(school, about, replyTo));
	if (!address) return [notice];
	return [notice, emailBy(enquiryReceived, { name }, toPerson(school, about, { name, address }))];
}

export const newEnquiry = defineEmail({
	key: "new-enquiry",
	title: "New enquiry",
	to: "office",
	data: received,
	sample: {
		id: 3,
		form: "enquiry",
		label: "enquiry",
		name: example.name,
		address: example.line.answer,
		rows: [{ label: "Question", value: "When do classes begin?" }],
	},
	write: ({ id, label, name, address, rows }, { school }: EmailContext) => ({
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
});

/** Repeats nothing but the name, since anyone can enter anyone's address. */
export const enquiryReceived = defineLetterEmail({
	key: "enquiry-received",
	title: "Thanks for the message",
	data: z.object({ name: z.string() }),
	sample: { name: example.name },
	letter: {
		name: "We have your message",
		when: "When an enquiry or a message has come in.",
		to: "its sender, who may have entered the address of another",
		placeholders: { greeting: "“Dear” with the name, or “Good day,”" },
		words: {
			subject: "We have your message",
			title: "We have your message",
			preview: "It has reached the office. Somebody will answer you.",
			opening:
				"{{greeting}}\n\nThank you for writing to {{school}}. Your message has reached the office, and somebody will " +
				"answer you.\n\nIf it is urgent, call {{school phone}}. You can also reply to this mail.",
			note:
				"If you did not write to us, somebody entered your address by mistake. Write to {{school e-mail}} and we delete " +
				"the message.",
		},
	},
	facts: ({ name }) => ({ greeting: greetingTo(name) }),
});
