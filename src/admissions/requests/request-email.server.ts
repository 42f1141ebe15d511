import { z } from "zod";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { name, reference } from "#src/admissions/season/letter-words.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, letterEmail, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";

const requested = z.object({
	reference: z.string(),
	name: z.string(),
	code: secret(),
	/** What the document is called in the form. */
	label: z.string(),
	reason: z.string().nullable(),
	/** `YYYY-MM-DD`. */
	dueOn: z.string(),
	reminder: z.boolean(),
});

type RequestMail = z.input<typeof requested>;

const sample =
	(reminder: boolean) =>
	({ school }: EmailContext) => ({
		...exampleApplication(school),
		code: example.token,
		label: "Mark sheet of class 12",
		reason: "The last line of the page is cut off.",
		dueOn: example.dueOn,
		reminder,
	});

/** What placeholders mean. */
const document = "what the document is called in the form";
const day = "the last day for it";

const oneDocument = "This link works for this document alone. Please do not pass this mail on.";

const documentRequestLetter = defineLetter({
	key: "document-request",
	name: "We need one document",
	when: "When a member asks for a document. The reason stands below the text.",
	to: "the applicant",
	placeholders: { name, reference, document, day },
	words: {
		subject: "{{reference}}: we need one document, {{document}}",
		title: "{{document}}",
		preview: "To go on with your application we need one document from you.",
		opening:
			"Dear {{name}},\n\nTo go on with your application we need one document from you. Please send it by {{day}}; a " +
			"photograph taken by phone will do.",
		note: oneDocument,
	},
	needs: { subject: ["reference"], opening: ["day"] },
});

const documentReminderLetter = defineLetter({
	key: "document-reminder",
	name: "We still need one document",
	when: "When a document that was asked for has not come.",
	to: "the applicant",
	placeholders: { name, reference, document, day },
	words: {
		subject: "{{reference}}: we still need one document, {{document}}",
		title: "{{document}}",
		preview: "We have asked you for one document, and it has not come yet.",
		opening:
			"Dear {{name}},\n\nWe have asked you for one document, and it has not come yet. Please send it by {{day}}; a " +
			"photograph taken by phone will do.",
		note: oneDocument,
	},
	needs: { subject: ["reference"], opening: ["day"] },
});

/** Asks for one document, or reminds of that. */
export function requestEmail(school: School, address: string, data: RequestMail): QueuedEmail {
	return emailBy(documentRequest, data, toPerson(school, data.reference, { name: data.name, address }));
}

type Requested = { field: string; reason: string | null; due_on: string };
type Recipient = { reference: string; name: string; email: string };

/** Asks for the document of a stored request. @param code of the link in the email */
export function askingEmail(school: School, to: Recipient, request: Requested, code: string): QueuedEmail {
	return requestEmail(school, to.email, dataOf(to, request, { code, reminder: false }));
}

/** Reminds of a stored request. @param code of the link in the email */
export function reminderEmail(school: School, to: Recipient, request: Requested, code: string): QueuedEmail {
	return requestEmail(school, to.email, dataOf(to, request, { code, reminder: true }));
}

function dataOf(
	{ reference, name }: Recipient,
	{ field, reason, due_on: dueOn }: Requested,
	kind: Pick<RequestMail, "code" | "reminder">,
): RequestMail {
	return { reference, name, label: labelOfQuestion(field) ?? field, reason, dueOn, ...kind };
}

export const documentRequest = defineEmail<typeof requested, EmailContext, Letter>({
	key: "document-request",
	title: "A document asked for",
	to: "person",
	data: requested,
	letters: [
		[documentRequestLetter, sample(false)],
		[documentReminderLetter, sample(true)],
	],
	write: ({ reference, name, code, label, reason, dueOn, reminder }, { school, siteUrl }) => {
		const facts = { name: addressee(name, "applicant"), reference, document: label, day: formatLong(dueOn) };
		const filled = fillLetter(reminder ? documentReminderLetter : documentRequestLetter, facts, school);
		const rows = [{ label: "Document", value: label }, ...(reason === null ? [] : [{ label: "Why", value: reason }])];
		const action = { label: "Send the document", url: siteUrl + paths.documentRequest(code) };
		const letter = { ...filled, preview: reason ?? filled.preview };
		return letterEmail(letter, school, { reference, blocks: [{ rows }, { action }] });
	},
});
