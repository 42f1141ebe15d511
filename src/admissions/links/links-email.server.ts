import { z } from "zod";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { applicationLinkMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";

/** Times are ISO 8601 in UTC. */
const sentLink = z.object({ reference: z.string(), formTitle: z.string(), sentAt: z.string(), token: secret() });
const savedLink = z.object({
	formTitle: z.string(),
	/** The path of the form's page. */
	page: z.string(),
	changedAt: z.string(),
	expiresAt: z.string(),
	token: secret(),
});
const links = z.object({ sent: z.array(sentLink), saved: z.array(savedLink) });

export type SentLink = z.input<typeof sentLink>;
export type SavedLink = z.input<typeof savedLink>;

/** The links that someone asked for again. Nothing in it was typed by anyone who asked. */
export function linksEmail(school: School, address: string, data: z.input<typeof links>): QueuedEmail {
	return emailBy(requestedLinks, data, toPerson(school, data.sent[0]?.reference ?? "saved application", { address }));
}

export const requestedLinks = defineLetterEmail({
	key: "requested-links",
	title: "Application link sent again",
	data: links,
	sample: ({ school }) => ({
		sent: [{ ...exampleApplication(school), sentAt: example.changedAt, token: example.token }],
		saved: [],
	}),
	letter: {
		name: "The link to your application",
		when: "When someone asks for lost links on the site. The links appear below the text.",
		to: "the address that was entered",
		placeholders: {
			subject: "“The link to your application” or “The links to your applications”, after the number of a single one",
			heading: "the same without the number",
			"what was asked": "a sentence that says which links were asked for",
			"links work": "a sentence that says that they work on any device",
			them: "“the link to your application” or “the links to your applications”",
			"they open": "“It opens” or “They open”",
		},
		texts: {
			subject: "{{subject}}",
			title: "{{heading}}",
			preview: "{{links work}}",
			opening: "Dear applicant,\n\n{{what was asked}}",
			note:
				"Anyone with a link can open the application. Don’t forward this email.\n\nYour earlier links still work until " +
				"they expire.\n\nDidn’t ask for this? Ignore this email. No one else received it.",
		},
	},
	facts: (data, { school }) => {
		const messages = messagesIn(applicationLinkMessages, school.schoolMessages);
		const count = data.sent.length + data.saved.length;
		const heading = messages.heading({ count });
		const reference = count === 1 ? data.sent[0]?.reference : undefined;
		return {
			subject: reference ? messages.oneLinkSubject({ reference }) : heading,
			heading,
			"what was asked": messages.linksRequested({ count }),
			"links work": messages.linksWork({ count }),
			them: messages.links({ count }),
			"they open": messages.theyOpen({ count }),
		};
	},
	parts: ({ sent, saved }, _words, { school, siteUrl }) => {
		const messages = messagesIn(applicationLinkMessages, school.schoolMessages);
		return {
			reference: sent.length + saved.length === 1 ? sent[0]?.reference : undefined,
			blocks: [
				...sent.flatMap((link) => sentBlocks(messages, link, siteUrl)),
				...saved.flatMap((link) => savedBlocks(messages, link, siteUrl)),
			],
		};
	},
});

const time = (iso: string) => `${formatDateTime(new Date(iso))} IST`;

type LinkMessages = MessagesOf<typeof applicationLinkMessages>;

function sentBlocks(
	messages: LinkMessages,
	{ reference, formTitle, sentAt, token }: SentLink,
	siteUrl: string,
): EmailBlock[] {
	return [
		{ heading: formTitle },
		{
			rows: [
				{ label: messages.applicationNumberLabel, value: reference },
				{ label: messages.receivedLabel, value: time(sentAt) },
			],
		},
		{ action: { label: messages.seeApplication, url: siteUrl + paths.application(token) } },
	];
}

function savedBlocks(
	messages: LinkMessages,
	{ formTitle, page, changedAt, expiresAt, token }: SavedLink,
	siteUrl: string,
): EmailBlock[] {
	return [
		{ heading: messages.savedTitle({ form: formTitle }) },
		{
			rows: [
				{ label: messages.lastChangedLabel, value: time(changedAt) },
				{ label: messages.worksUntilLabel, value: time(expiresAt) },
			],
		},
		// The part after # is never sent to the server, so it is in no log and no referrer.
		{ action: { label: messages.continueShort, url: `${siteUrl}${page}#draft=${token}` } },
	];
}
