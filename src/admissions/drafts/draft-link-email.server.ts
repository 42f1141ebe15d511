import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import { daysKept } from "./draft.ts";

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
		const title = `Your saved ${formTitle}`;
		return {
			subject: title,
			email: {
				title,
				preheader: `Go on with it until ${time(own.expiresAt)}.`,
				sender: senderOf(school),
				blocks: [
					{ paragraph: "Dear applicant," },
					...(earlier.length === 0
						? oneDraft(formTitle, own, urlOf(own))
						: severalDrafts(formTitle, own, earlier, urlOf)),
					{ paragraph: `${retention} You can delete it at any time with the button on its page.` },
					{ note: `${linkWarning} ${strangerWarning}` },
				],
			},
		};
	},
};

const retention =
	`We keep a saved application for ${daysKept.reachable} days after its last change, then it is deleted with ` +
	"its documents.";
const linkWarning =
	"Whoever has a link can read, change and send the application behind it, so please do not pass this mail on.";
const strangerWarning =
	"If you began no application, somebody else entered your address: please leave the link alone, and fill " +
	"in nothing that you did not begin.";

function time(iso: string): string {
	return formatDateTime(new Date(iso));
}

function oneDraft(formTitle: string, own: LinkedDraft, url: string): EmailBlock[] {
	const day = time(own.expiresAt);
	const until = `The link opens it on any device until ${day}, and for longer when you change something.`;
	return [
		{ paragraph: `Here is the way back to your ${formTitle}. ${until}` },
		{ action: { label: "Go on with the application", url } },
	];
}

function severalDrafts(
	formTitle: string,
	own: LinkedDraft,
	earlier: LinkedDraft[],
	urlOf: (draft: LinkedDraft) => string,
): EmailBlock[] {
	const others =
		earlier.length === 1 ? "another one was saved before; both" : `${earlier.length} others were saved before; all`;
	const entry = (draft: LinkedDraft, label: string): EmailBlock[] => [
		{
			rows: [
				{ label: "Last changed", value: time(draft.changedAt) },
				{ label: "The link works until", value: time(draft.expiresAt) },
			],
		},
		{ action: { label, url: urlOf(draft) } },
	];
	const choice = "Please go on with the one that you want to send: you need only one.";
	return [
		{ paragraph: `Here is the way back to your ${formTitle}. Under your address ${others} are below. ${choice}` },
		{ heading: "Saved before" },
		...earlier.flatMap((draft) => entry(draft, "Go on with this one")),
		{ heading: "The new one" },
		...entry(own, "Go on with the new one"),
	];
}
