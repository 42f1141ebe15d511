import { z } from "zod";
import { type EmailContext, emailRows, greetingTo, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { enquiryNumber } from "./enquiry-case.server.ts";

const receivedSchema = z.object({
	id: z.number(),
	/** The form's key. */
	form: z.string(),
	/** The office's name for it: "enquiry". */
	label: z.string(),
	name: z.string(),
	/** The sender's address, where the form asks for one and it was given. */
	address: z.string().nullable(),
	/** The answers in the words that the sender saw. */
	rows: emailRows,
});

export type EnquiryEmail = z.output<typeof receivedSchema>;

/** The notice to the office, and an acknowledgement to a sender who left an address. */
export function enquiryEmails(school: School, data: EnquiryEmail): QueuedEmail[] {
	const { name, address, form, id } = data;
	const about = enquiryNumber(form, id);
	const replyTo = address ? { name, address } : undefined;
	const notice = emailBy(newEnquiry, data, toOffice(school, about, replyTo));
	if (!address) return [notice];
	return [notice, emailBy(enquiryReceived, { name }, toPerson(school, about, { name, address }))];
}

export const newEnquiry = defineEmail({
	key: "new-enquiry",
	title: "New enquiry",
	to: "office",
	data: receivedSchema,
	sample: {
		id: 3,
		form: "enquiry",
		label: "enquiry",
		name: example.name,
		address: example.line.answer,
		rows: [{ label: "Question", value: "When do classes begin?" }],
	},
	write: ({ id, form, label, name, address, rows }, { school }: EmailContext) => ({
		subject: `New ${label}: ${name}`,
		email: {
			title: `New ${label}`,
			preheader: rows.at(-1)?.value ?? name,
			reference: enquiryNumber(form, id),
			sender: senderOf(school),
			blocks: [
				{ rows },
				{
					note: address ? "Reply to this email to reach them." : "The sender left no email address. Call them instead.",
				},
			],
		},
	}),
});

/** Repeats nothing but the name, since anyone can enter anyone's address. */
export const enquiryReceived = defineLetterEmail({
	key: "enquiry-received",
	title: "Message received",
	data: z.object({ name: z.string() }),
	sample: { name: example.name },
	letter: {
		name: "We’ve received your message",
		when: "When we receive an enquiry or a message.",
		to: "the sender, who may have entered someone else’s address",
		placeholders: { greeting: "“Dear” with the name, or “Hello,”" },
		texts: {
			subject: "We’ve received your message",
			title: "We’ve received your message",
			preview: "The admissions office will call or email you, usually on the next working day.",
			opening:
				"{{greeting}}\n\nThank you for your message to {{school}}. The admissions office will call or email you, " +
				"usually on the next working day.\n\nIf it’s urgent, call {{school phone}}. To add something, reply to this email.",
			note:
				"If you didn’t send us a message, someone entered your address by mistake. Email {{school e-mail}} and we’ll " +
				"delete the message.",
		},
	},
	facts: ({ name }, { school }) => ({ greeting: greetingTo(name, school) }),
});
