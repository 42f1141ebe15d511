import { z } from "zod";
import { formatLong } from "#src/calendar/format.ts";
import { paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { dataEmailMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { kindLabels } from "./privacy-request-labels.ts";
import { requestKinds } from "./request-kind.ts";

const requestedSchema = z.object({
	id: z.number(),
	/** Missing in emails that the release before has queued. */
	kind: z.enum(requestKinds).optional(),
	/** Goes on in a sentence. */
	what: z.string(),
});
/** `done` where nothing is left for the school to do. */
const receivedSchema = requestedSchema.extend({ due_on: z.string(), done: z.boolean() });
const answeredSchema = requestedSchema.extend({
	outcome: z.enum(["done", "refused"]),
	answer: z.string(),
});
const certified = z.object({ orderId: z.number(), finished: z.boolean() });

/** Meanings of the placeholders. */
const number = "the number of the request";
const subjectSentence = "a sentence that says what was asked for";
const request = "what was asked for, such as “to correct something”";
const page = "the address of the page where people ask about their data";
const person = "the email address of the person who asked";

const messagesOf = ({ schoolMessages }: School) => messagesIn(dataEmailMessages, schoolMessages);

/** Says what was asked for. The release before has queued no kinds, but the texts of the present ones. */
function askedFor({ kind, what }: Pick<z.output<typeof requestedSchema>, "kind" | "what">, school: School): string {
	const messages = messagesOf(school);
	return {
		correct: messages.correctionRequested,
		erase: messages.erasureRequested,
		withdraw: messages.consentWithdrawn,
		nominate: messages.nomineeNamed,
		grievance: messages.complaintMade,
	}[kind ?? requestKinds.find((each) => kindLabels[each].short === what) ?? "correct"];
}

const about = (id: number) => `privacy request ${id}`;

/** Opens the page about the data of one address. */
export function privacyLinkEmail(school: School, address: string, data: { token: string }): QueuedEmail {
	return emailBy(privacyLink, data, toPerson(school, "link to one’s data", { address }));
}

export const privacyLink = defineLetterEmail({
	key: "privacy-link",
	title: "Link to their data",
	data: z.object({ token: secret() }),
	sample: { token: example.token },
	letter: {
		name: "The link to your data",
		when: "When someone asks on the site what data the school keeps about them. The link is shown below the text.",
		to: "the address that is stored",
		placeholders: {},
		texts: {
			subject: "The link to your data",
			title: "The link to your data",
			preview: "It works for one hour.",
			opening: "Hello,\n\nYou asked to see the data we keep about you. This link works for one hour.",
			note:
				"Anyone with this link can read everything we keep about you. Don’t forward this email.\n\nDidn’t ask " +
				"for this? Ignore this email. No one else received the link.",
		},
	},
	facts: () => ({}),
	parts: ({ token }, _words, { school, siteUrl }) => ({
		blocks: [{ action: { label: messagesOf(school).seeData, url: siteUrl + paths.ownData(token) } }],
	}),
});

export function requestReceivedEmail(
	school: School,
	address: string,
	data: z.input<typeof receivedSchema>,
): QueuedEmail {
	return emailBy(privacyRequestReceived, data, toPerson(school, about(data.id), { address }));
}

export const privacyRequestReceived = defineLetterEmail({
	key: "privacy-request-received",
	title: "Data request received",
	data: receivedSchema,
	sample: { id: 12, kind: "correct", what: "to correct something", due_on: example.dueOn, done: false },
	letter: {
		name: "We’ve received your data request",
		when: "When someone asks for a correction or an erasure, withdraws a consent, names someone to act for them, or complains.",
		to: person,
		placeholders: { number, asked: subjectSentence, request, next: "what happens now, as a sentence", page },
		texts: {
			subject: "We’ve received your data request (number {{number}})",
			title: "We’ve received your request",
			preview: "{{asked}}",
			opening: "Hello,\n\n{{asked}} Your request number is {{number}}. {{next}}",
			note:
				"If this wasn’t you, email {{school e-mail}} right away. If we don’t reply in time, you can complain to the " +
				"Data Protection Board of India.",
		},
		needs: { opening: ["next"] },
	},
	facts: ({ id, kind, what, due_on, done }, { school, siteUrl }) => ({
		number: String(id),
		asked: askedFor({ kind, what }, school),
		request: what,
		next: done ? messagesOf(school).requestDone : messagesOf(school).answerBy({ day: formatLong(due_on) }),
		page: siteUrl + paths.privacyRequests,
	}),
	parts: (_data, _words, { school, siteUrl }) => ({
		after: [{ link: { label: messagesOf(school).requestsPage, url: siteUrl + paths.privacyRequests } }],
	}),
});

export function requestAnsweredEmail(
	school: School,
	address: string,
	data: z.input<typeof answeredSchema>,
): QueuedEmail {
	return emailBy(privacyRequestAnswered, data, toPerson(school, about(data.id), { address }));
}

export const privacyRequestAnswered = defineLetterEmail({
	key: "privacy-request-answered",
	title: "Data request answered",
	data: answeredSchema,
	sample: {
		id: 12,
		kind: "correct",
		what: "to correct something",
		outcome: "done",
		answer: "Your year of birth is 2008 now.",
	},
	letter: {
		name: "We’ve answered your data request",
		when: "When the office answers a request. The office’s answer is shown below the text.",
		to: person,
		placeholders: { number, asked: subjectSentence, request, outcome: "whether it was done, as a sentence", page },
		texts: {
			subject: "We’ve answered your data request (number {{number}})",
			title: "We’ve answered your data request",
			preview: "{{asked}}",
			opening: "Hello,\n\n{{asked}} {{outcome}}",
			note:
				"If you disagree with our answer, email {{school e-mail}}, or complain to the Data Protection Board of " +
				"India.",
		},
		needs: { opening: ["outcome"] },
	},
	facts: ({ id, kind, what, outcome }, { school, siteUrl }) => ({
		number: String(id),
		asked: askedFor({ kind, what }, school),
		request: what,
		page: siteUrl + paths.privacyRequests,
		outcome: outcome === "done" ? messagesOf(school).requestGranted : messagesOf(school).requestRefused,
	}),
	parts: ({ answer }, _words, { school, siteUrl }) => ({
		blocks: paragraphBlocks(answer),
		after: [{ link: { label: messagesOf(school).newRequest, url: siteUrl + paths.privacyRequests } }],
	}),
});

/** Brings the certificate of an erasure as a PDF. */
export function certificateEmail(school: School, address: string, data: z.input<typeof certified>): QueuedEmail {
	const email = emailBy(erasureCertificate, data, toPerson(school, `erasure ${data.orderId}`, { address }));
	return { ...email, attachment: certificateKey(data.orderId) };
}

export const erasureCertificate = defineLetterEmail({
	key: "erasure-certificate",
	title: "Erasure certificate",
	data: certified,
	sample: { orderId: 12, finished: true },
	letter: {
		name: "Certificate of erasure or restriction",
		when: "When someone’s data is erased or restricted. The certificate is attached as a PDF.",
		to: person,
		placeholders: {
			number: "the number of the certificate",
			outcome: "“We’ve erased your data”, or “We’ve stopped using your data”",
			"what happened": "what was done, as a sentence",
		},
		texts: {
			subject: "{{outcome}} (certificate {{number}})",
			title: "{{outcome}}",
			preview: "{{what happened}}",
			opening: "Hello,\n\n{{what happened}} The attached certificate records what was done, when and by whom.",
			note:
				"Keep the certificate. Encrypted backups may hold copies for up to a year. If we restore one, we’ll erase your " +
				"data again.",
		},
		needs: { opening: ["what happened"] },
	},
	facts: ({ orderId, finished }, { school }) => {
		const { erasedTitle, dataErased, restrictedTitle, dataRestricted } = messagesOf(school);
		const [outcome, text] = finished ? [erasedTitle, dataErased] : [restrictedTitle, dataRestricted];
		return { number: String(orderId), outcome, "what happened": text };
	},
});

/** The key of a certificate as an attachment. */
export const certificateKey = (orderId: number) => `erasure:${orderId}`;

/** @returns the number of the order; undefined for another key */
export function readCertificateKey(key: string): number | undefined {
	const [, id] = /^erasure:([1-9]\d{0,9})$/.exec(key) ?? [];
	return id === undefined ? undefined : Number(id);
}
