import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, letterEmail, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { documentReminderLetter, documentRequestLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";

type RequestMail = {
	reference: string;
	name: string;
	code: string;
	/** What the document is called in the form. */
	label: string;
	reason: string | null;
	/** `YYYY-MM-DD`. */
	dueOn: string;
	reminder: boolean;
};

/** Asks for one document, or reminds of that. */
export function requestEmail(school: School, address: string, data: RequestMail): QueuedEmail {
	return emailBy(documentRequest, data, toPerson(school, data.reference, { name: data.name, address }));
}

type Requested = { field: string; reason: string | null; due_on: string };
type Recipient = { reference: string; name: string; email: string };

/** Asks for the document of a stored request. @param code of the link in the e-mail */
export function askingEmail(school: School, to: Recipient, request: Requested, code: string): QueuedEmail {
	return requestEmail(school, to.email, dataOf(to, request, { code, reminder: false }));
}

/** Reminds of a stored request. @param code of the link in the e-mail */
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

export const documentRequest: EmailTemplate<RequestMail, EmailContext> = {
	name: "document-request",
	write: ({ reference, name, code, label, reason, dueOn, reminder }, { school, siteUrl }) => {
		const facts = { name: addressee(name, "applicant"), reference, document: label, day: formatLong(dueOn) };
		const filled = fillLetter(reminder ? documentReminderLetter : documentRequestLetter, facts, school);
		const rows = [{ label: "Document", value: label }, ...(reason === null ? [] : [{ label: "Why", value: reason }])];
		const action = { label: "Send the document", url: siteUrl + paths.documentRequest(code) };
		const letter = { ...filled, preview: reason ?? filled.preview };
		return letterEmail(letter, school, { reference, blocks: [{ rows }, { action }] });
	},
};
