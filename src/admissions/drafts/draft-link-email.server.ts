import { z } from "zod";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { applicationLinkMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { storedDays } from "./draft.ts";

/** A draft that the email links to; times are ISO 8601 in UTC. */
const linkedDraft = z.object({ token: secret(), changedAt: z.string(), expiresAt: z.string() });

export type LinkedDraft = z.input<typeof linkedDraft>;

const linkedSchema = z.object({
	formTitle: z.string(),
	/** The path of the form's page. */
	page: z.string(),
	own: linkedDraft,
	/** Other drafts under the same address, changed last first. */
	earlier: z.array(linkedDraft),
});

/** Meanings of placeholders in letters about a saved application. */
export const draftTexts = {
	form: "the form, such as “B.Arch application”",
	until: "the day and time until which the link works",
	days: "the number of days a saved application is kept after its last change",
};

/** The email that leads back to a draft. Nothing in it was typed by a visitor, except the address that it goes to. */
export function draftLinkEmail(
	school: School,
	{ about, address }: { about: string; address: string },
	data: z.input<typeof linkedSchema>,
): QueuedEmail {
	return emailBy(draftLink, data, toPerson(school, about, { address }));
}

export const draftLink = defineLetterEmail({
	key: "draft-link",
	title: "Saved application link",
	data: linkedSchema,
	sample: {
		formTitle: example.formTitle,
		page: paths.barchApplication,
		own: { token: example.token, changedAt: example.changedAt, expiresAt: example.expiresAt },
		earlier: [],
	},
	letter: {
		name: "Your saved application",
		when: "When someone saves an application with an email address, or asks for its link.",
		to: "the address that was entered",
		placeholders: { ...draftTexts, links: "a sentence that says where the links lead" },
		texts: {
			subject: "Continue your saved {{form}}",
			title: "Your {{form}} is saved",
			preview: "Continue it by {{until}}.",
			opening: "Dear applicant,\n\nWe’ve saved your {{form}}. {{links}}",
			closing:
				"We’ll keep your saved application for {{days}} days after its last change, then delete it with its " +
				"documents. You can delete it at any time on its page.",
			note:
				"Anyone with a link can read, change and send the application. Don’t forward this email.\n\nIf you didn’t " +
				"start an application, someone entered your address by mistake. You can ignore this email.",
		},
		needs: { opening: ["links"] },
	},
	facts: ({ formTitle, own, earlier }, { school }) => {
		const messages = messagesIn(applicationLinkMessages, school.schoolMessages);
		return {
			form: formTitle,
			until: time(own.expiresAt),
			links:
				earlier.length === 0
					? messages.oneDraft({ time: time(own.expiresAt) })
					: messages.severalDrafts({ count: earlier.length + 1 }),
			days: String(storedDays.reachable),
		};
	},
	parts: ({ page, own, earlier }, { closing }, { school, siteUrl }) => {
		const messages = messagesIn(applicationLinkMessages, school.schoolMessages);
		// The part after # is never sent to the server, so it is in no log and no referrer.
		const urlOf = ({ token }: LinkedDraft) => `${siteUrl}${page}#draft=${token}`;
		return {
			blocks: [
				...(earlier.length === 0
					? [{ action: { label: messages.continueApplication, url: urlOf(own) } }]
					: severalDrafts(messages, own, earlier, urlOf)),
				...paragraphBlocks(closing),
			],
		};
	},
});

function time(iso: string): string {
	return `${formatDateTime(new Date(iso))} IST`;
}

function severalDrafts(
	messages: MessagesOf<typeof applicationLinkMessages>,
	own: LinkedDraft,
	earlier: LinkedDraft[],
	urlOf: (draft: LinkedDraft) => string,
): EmailBlock[] {
	const entry = (draft: LinkedDraft, label: string): EmailBlock[] => [
		{
			rows: [
				{ label: messages.lastChangedLabel, value: time(draft.changedAt) },
				{ label: messages.worksUntilLabel, value: time(draft.expiresAt) },
			],
		},
		{ action: { label, url: urlOf(draft) } },
	];
	return [
		{ heading: messages.earlierTitle },
		...earlier.flatMap((draft) => entry(draft, messages.continueEarlier)),
		{ heading: messages.newTitle },
		...entry(own, messages.continueNew),
	];
}
