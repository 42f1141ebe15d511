import { z } from "zod";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { name, reference } from "#src/admissions/season/season-letter-texts.ts";
import { formatLong } from "#src/calendar/format.ts";
import { applicantNamed, type EmailContext, letterEmail } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { emailToApplicant } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";

const requestedSchema = z.object({
	reference: z.string(),
	name: z.string(),
	code: secret(),
	/** Name of the document in the form. */
	label: z.string(),
	reason: z.string().nullable(),
	/** `YYYY-MM-DD`. */
	dueOn: z.string(),
	reminder: z.boolean(),
});

type RequestMail = z.input<typeof requestedSchema>;

const sample =
	(reminder: boolean) =>
	({ school }: EmailContext) => ({
		...exampleApplication(school),
		code: example.token,
		label: "Class 12 mark sheet",
		reason: "The last line of the page is cut off.",
		dueOn: example.dueOn,
		reminder,
	});

/** Meanings of placeholders. */
const document = "the document’s name in the form";
const day = "the last day to send it";

const oneDocument = "This link works only for this document. Don’t forward this email.";

const documentRequestLetter = defineLetter({
	key: "document-request",
	name: "We need one document",
	when: "When the office requests a document. The reason appears below the text.",
	to: "the applicant",
	placeholders: { name, reference, document, day },
	texts: {
		subject: "Document needed by {{day}}: {{document}} ({{reference}})",
		title: "We need one document from you",
		preview: "You can take a photo of it with your phone.",
		opening:
			"Dear {{name}},\n\nTo continue with your application, we need one document from you. Send it by {{day}}. You " +
			"can take a photo of it with your phone. If you can’t send it by then, email {{school e-mail}} or call " +
			"{{school phone}}.",
		note: oneDocument,
	},
	needs: { subject: ["reference"], opening: ["day"] },
});

const documentReminderLetter = defineLetter({
	key: "document-reminder",
	name: "We still need one document",
	when: "When a requested document hasn’t been received.",
	to: "the applicant",
	placeholders: { name, reference, document, day },
	texts: {
		subject: "Reminder, document needed by {{day}}: {{document}} ({{reference}})",
		title: "We still need one document from you",
		preview: "You can take a photo of it with your phone.",
		opening:
			"Dear {{name}},\n\nWe’re still waiting for one document from you. Send it by {{day}}. You can take a photo of " +
			"it with your phone.",
		note: oneDocument,
	},
	needs: { subject: ["reference"], opening: ["day"] },
});

type RequestRow = { field: string; reason: string | null; due_on: string };
type Recipient = { reference: string; name: string; email: string };

/** Asks for the document of a stored request, or reminds of it. @param code of the link in the email */
export function requestEmail(
	school: School,
	{ reference, name, email }: Recipient,
	{ field, reason, due_on: dueOn }: RequestRow,
	kind: Pick<RequestMail, "code" | "reminder">,
): QueuedEmail {
	const label = labelOfQuestion(field) ?? field;
	return emailToApplicant(documentRequest, school, email, { reference, name, label, reason, dueOn, ...kind });
}

export const documentRequest = defineEmail<typeof requestedSchema, EmailContext, Letter>({
	key: "document-request",
	title: "Document request",
	to: "person",
	data: requestedSchema,
	letters: [
		[documentRequestLetter, sample(false)],
		[documentReminderLetter, sample(true)],
	],
	write: ({ reference, name, code, label, reason, dueOn, reminder }, { school, siteUrl }) => {
		const facts = { name: applicantNamed(name, school), reference, document: label, day: formatLong(dueOn) };
		const filledLetter = fillLetter(reminder ? documentReminderLetter : documentRequestLetter, facts, school);
		const messages = messagesIn(applicationEmailMessages, school.schoolMessages);
		const rows = [
			{ label: messages.documentLabel, value: label },
			...(reason === null ? [] : [{ label: messages.reasonLabel, value: reason }]),
		];
		const action = { label: messages.sendDocument, url: siteUrl + paths.documentRequest(code) };
		const letter = {
			...filledLetter,
			preview: reason === null ? filledLetter.preview : `${messages.reasonLabel}: ${reason}`,
		};
		return letterEmail(letter, school, { reference, blocks: [{ rows }, { action }] });
	},
});
