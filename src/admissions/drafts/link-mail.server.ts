import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { FormDefinition } from "#src/forms/definition.ts";
import { type School, senderOf } from "#src/forms/mail-words.ts";
import type { Message } from "#src/mail/message.ts";
import type { LetterBlock } from "#src/mail/template/email-model.ts";
import { renderLetter } from "#src/mail/template/render-email.tsx";
import { daysKept } from "./draft.ts";

/** Who writes, and where the links lead. */
export type LinkSender = { school: School; siteUrl: string };

export type LinkedDraft = { token: string; changedAt: Date; keptUntil: Date };

export type DraftLinks = {
	about: string;
	email: string;
	form: FormDefinition;
	page: string;
	own: LinkedDraft /** Changed last first. */;
	earlier: LinkedDraft[];
};

/** The mail that leads back to a draft. Nothing in it was typed by a visitor, save the address that it goes to. */
export function linkMail(
	{ school, siteUrl }: LinkSender,
	{ about, email, form, page, own, earlier }: DraftLinks,
): Message {
	const title = `Your saved ${form.title}`;
	// What stands behind # is not sent to the server, so no log and no referrer has it.
	const urlOf = ({ token }: LinkedDraft) => `${siteUrl}${page}#draft=${token}`;
	const content = renderLetter({
		title,
		preheader: `Go on with it until ${formatDateTime(own.keptUntil)}.`,
		sender: senderOf(school),
		blocks: [
			{ paragraph: "Dear applicant," },
			...(earlier.length === 0 ? onlyOne(form, own, urlOf(own)) : several(form, own, earlier, urlOf)),
			{
				paragraph: `We keep a saved application for ${daysKept.reachable} days after its last change, then it is deleted with its documents. You can delete it at any time with the button on its page.`,
			},
			{
				note: "Whoever has a link can read, change and send the application behind it, so please do not pass this mail on. If you began no application, somebody else entered your address: please leave the link alone, and fill in nothing that you did not begin.",
			},
		],
	});
	return {
		about,
		to: { name: "", address: email },
		replyTo: { name: school.name, address: school.email },
		subject: title,
		...content,
	};
}

function onlyOne(form: FormDefinition, own: LinkedDraft, url: string): LetterBlock[] {
	const until = formatDateTime(own.keptUntil);
	return [
		{
			paragraph: `Here is the way back to your ${form.title}. The link opens it on any device until ${until}, and for longer when you change something.`,
		},
		{ action: { label: "Go on with the application", url } },
	];
}

function several(
	form: FormDefinition,
	own: LinkedDraft,
	earlier: LinkedDraft[],
	urlOf: (draft: LinkedDraft) => string,
): LetterBlock[] {
	const others =
		earlier.length === 1 ? "another one was saved before; both" : `${earlier.length} others were saved before; all`;
	const entry = (draft: LinkedDraft, label: string): LetterBlock[] => [
		{
			rows: [
				{ label: "Last changed", value: formatDateTime(draft.changedAt) },
				{ label: "The link works until", value: formatDateTime(draft.keptUntil) },
			],
		},
		{ action: { label, url: urlOf(draft) } },
	];
	return [
		{
			paragraph: `Here is the way back to your ${form.title}. Under your address ${others} are below. Please go on with the one that you want to send: you need only one.`,
		},
		{ heading: "Saved before" },
		...earlier.flatMap((draft) => entry(draft, "Go on with this one")),
		{ heading: "The new one" },
		...entry(own, "Go on with the new one"),
	];
}
