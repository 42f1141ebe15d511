import { formatLong } from "#src/calendar/format.ts";
import { type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import * as letters from "#src/school/letters/privacy-letters.ts";

/** `what` goes on in a sentence; `done` where nothing is left for the school to do. */
type Received = { id: number; what: string; due_on: string; done: boolean };
type Answered = { id: number; what: string; outcome: "done" | "refused"; answer: string };
type Certified = { orderId: number; finished: boolean };

const about = (id: number) => `privacy request ${id}`;

/** Opens the page about the data of one address. */
export function privacyLinkEmail(school: School, address: string, data: { token: string }): QueuedEmail {
	return emailBy(privacyLink, data, toPerson(school, "link to one’s data", { address }));
}

export const privacyLink: EmailTemplate<{ token: string }, EmailContext> = {
	name: "privacy-link",
	write: ({ token }, { school, siteUrl }) => {
		const filled = fillLetter(letters.privacyLinkLetter, {}, school);
		return letterEmail(filled, school, {
			blocks: [{ action: { label: "See my data", url: siteUrl + paths.ownData(token) } }],
		});
	},
};

export function requestReceivedEmail(school: School, address: string, data: Received): QueuedEmail {
	return emailBy(privacyRequestReceived, data, toPerson(school, about(data.id), { address }));
}

export const privacyRequestReceived: EmailTemplate<Received, EmailContext> = {
	name: "privacy-request-received",
	write: ({ id, what, due_on, done }, { school, siteUrl }) => {
		const next = done
			? "It is done, and there is nothing that you need to do."
			: `You have our answer by ${formatLong(due_on)} at the latest.`;
		const facts = { number: String(id), request: what, next, page: siteUrl + paths.privacyRequests };
		const filled = fillLetter(letters.privacyRequestReceivedLetter, facts, school);
		return letterEmail(filled, school);
	},
};

export function requestAnsweredEmail(school: School, address: string, data: Answered): QueuedEmail {
	return emailBy(privacyRequestAnswered, data, toPerson(school, about(data.id), { address }));
}

export const privacyRequestAnswered: EmailTemplate<Answered, EmailContext> = {
	name: "privacy-request-answered",
	write: ({ id, what, outcome, answer }, { school, siteUrl }) => {
		const facts = {
			number: String(id),
			request: what,
			page: siteUrl + paths.privacyRequests,
			outcome: outcome === "done" ? "We have done what you asked for." : "We cannot do what you asked for.",
		};
		const filled = fillLetter(letters.privacyRequestAnsweredLetter, facts, school);
		return letterEmail(filled, school, { blocks: [...paragraphBlocks(answer)] });
	},
};

/** Brings the certificate of an erasure as a PDF. */
export function certificateEmail(school: School, address: string, data: Certified): QueuedEmail {
	const email = emailBy(erasureCertificate, data, toPerson(school, `erasure ${data.orderId}`, { address }));
	return { ...email, attachment: certificateKey(data.orderId) };
}

export const erasureCertificate: EmailTemplate<Certified, EmailContext> = {
	name: "erasure-certificate",
	write: ({ orderId, finished }, { school }) => {
		const facts = {
			number: String(orderId),
			"what happened": finished
				? "Your data are erased."
				: "Your data are out of our work. What the law has us store for some time is restricted, and erased on its day.",
		};
		const filled = fillLetter(letters.erasureCertificateLetter, facts, school);
		return letterEmail(filled, school);
	},
};

/** The key of a certificate as an attachment. */
export const certificateKey = (orderId: number) => `erasure:${orderId}`;

/** @returns the number of the order; undefined for another key */
export function readCertificateKey(key: string): number | undefined {
	const [, id] = /^erasure:([1-9]\d{0,9})$/.exec(key) ?? [];
	return id === undefined ? undefined : Number(id);
}
