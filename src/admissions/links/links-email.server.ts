import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { type EmailContext, letterEmail, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { requestedLinksLetter } from "#src/school/letters/draft-letters.ts";

/** Times are ISO 8601 in UTC. */
export type SentLink = { reference: string; formTitle: string; sentAt: string; token: string };
export type SavedLink = {
	formTitle: string;
	/** The path of the form's page. */
	page: string;
	changedAt: string;
	expiresAt: string;
	token: string;
};
type LinksEmail = { sent: SentLink[]; saved: SavedLink[] };

/** The links that somebody asked for again. Nothing in it was typed by whoever asked. */
export function linksEmail(school: School, address: string, data: LinksEmail): QueuedEmail {
	return emailBy(requestedLinks, data, toPerson(school, data.sent[0]?.reference ?? "saved application", { address }));
}

export const requestedLinks: EmailTemplate<LinksEmail, EmailContext> = {
	name: "requested-links",
	write: ({ sent, saved }, { school, siteUrl }) => {
		const [only] = sent;
		const one = sent.length + saved.length === 1;
		const heading = one ? "The link to your application" : "The links to your applications";
		const subject = one && only ? `${only.reference}: the link to your application` : heading;
		const facts = { subject, heading, them: one ? "it" : "them", "they open": one ? "It opens" : "They open" };
		const filled = fillLetter(requestedLinksLetter, facts, school);
		return letterEmail(filled, school, {
			reference: one ? only?.reference : undefined,
			blocks: [
				...sent.flatMap((link) => sentBlocks(link, siteUrl)),
				...saved.flatMap((link) => savedBlocks(link, siteUrl)),
			],
		});
	},
};

function sentBlocks({ reference, formTitle, sentAt, token }: SentLink, siteUrl: string): EmailBlock[] {
	return [
		{ heading: formTitle },
		{
			rows: [
				{ label: "Reference", value: reference },
				{ label: "Received", value: formatDateTime(new Date(sentAt)) },
			],
		},
		{ action: { label: "See the application", url: siteUrl + paths.application(token) } },
	];
}

function savedBlocks({ formTitle, page, changedAt, expiresAt, token }: SavedLink, siteUrl: string): EmailBlock[] {
	return [
		{ heading: `${formTitle}, saved and not sent` },
		{
			rows: [
				{ label: "Last changed", value: formatDateTime(new Date(changedAt)) },
				{ label: "The link works until", value: formatDateTime(new Date(expiresAt)) },
			],
		},
		// The part after # is never sent to the server, so it is in no log and no referrer.
		{ action: { label: "Go on with it", url: `${siteUrl}${page}#draft=${token}` } },
	];
}
