import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { draftLinkLetter } from "#src/school/letters/draft-letters.ts";
import { storedDays } from "./draft.ts";

/** A draft that the e-mail links to; times are ISO 8601 in UTC. */
export type LinkedDraft = { token: string; changedAt: string; expiresAt: string };

type DraftLinkEmail = {
	formTitle: string;
	/** The path of the form's page. */
	page: string;
	own: LinkedDraft;
	/** Other drafts under the same address, changed last first. */
	earlier: LinkedDraft[];
};

/** The e-mail that leads back to a draft. Nothing in it was typed by a visitor, except the address that it goes to. */
export function draftLinkEmail(
	school: School,
	{ about, address }: { about: string; address: string },
	data: DraftLinkEmail,
): QueuedEmail {
	return emailBy(draftLink, data, toPerson(school, about, { address }));
}

export const draftLink: EmailTemplate<DraftLinkEmail, EmailContext> = {
	name: "draft-link",
	write: ({ formTitle, page, own, earlier }, { school, siteUrl }) => {
		// The part after # is never sent to the server, so it is in no log and no referrer.
		const urlOf = ({ token }: LinkedDraft) => `${siteUrl}${page}#draft=${token}`;
		const facts = {
			form: formTitle,
			until: time(own.expiresAt),
			links: earlier.length === 0 ? oneLink(own) : severalLinks(earlier.length),
			days: String(storedDays.reachable),
		};
		const filled = fillLetter(draftLinkLetter, facts, school);
		return letterEmail(filled, school, {
			blocks: [
				...(earlier.length === 0
					? [{ action: { label: "Go on with the application", url: urlOf(own) } }]
					: severalDrafts(own, earlier, urlOf)),
				...paragraphBlocks(filled.closing),
			],
		});
	},
};

function time(iso: string): string {
	return formatDateTime(new Date(iso));
}

function oneLink({ expiresAt }: LinkedDraft): string {
	return `The link opens it on any device until ${time(expiresAt)}, and for longer when you change something.`;
}

function severalLinks(earlier: number): string {
	const others = earlier === 1 ? "another one was saved before; both" : `${earlier} others were saved before; all`;
	const choice = "Please go on with the one that you want to send: you need only one.";
	return `Under your address ${others} are below. ${choice}`;
}

function severalDrafts(own: LinkedDraft, earlier: LinkedDraft[], urlOf: (draft: LinkedDraft) => string): EmailBlock[] {
	const entry = (draft: LinkedDraft, label: string): EmailBlock[] => [
		{
			rows: [
				{ label: "Last changed", value: time(draft.changedAt) },
				{ label: "The link works until", value: time(draft.expiresAt) },
			],
		},
		{ action: { label, url: urlOf(draft) } },
	];
	return [
		{ heading: "Saved before" },
		...earlier.flatMap((draft) => entry(draft, "Go on with this one")),
		{ heading: "The new one" },
		...entry(own, "Go on with the new one"),
	];
}
