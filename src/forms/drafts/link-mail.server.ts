import { formatMoment } from "../../calendar/moment.ts";
import { renderLetter } from "../../mail/letter.tsx";
import type { LetterBlock } from "../../mail/letter-content.ts";
import type { Message } from "../../mail/message.ts";
import type { FormDescription } from "../description.ts";
import { type School, senderOf } from "../letter-words.ts";
import { daysKept } from "./draft.ts";

/** Who writes, and where the links lead. */
export type LinkSender = { school: School; siteUrl: string };

export type LinkedDraft = { token: string; changedAt: Date; keptUntil: Date };

export type DraftLinks = {
	about: string;
	email: string;
	form: FormDescription;
	page: string;
	own: LinkedDraft /** Changed last first. */;
	earlier: LinkedDraft[];
};

/** The mail that leads back to a draft. Nothing in it was typed by a visitor, save the address that it goes to. */
export function linkMail({ school, siteUrl }: LinkSender, { about, email, form, page, own, earlier }: DraftLinks): Message {
	const title = `Your saved ${form.title}`;
	// What stands behind # is not sent to the server, so no log and no referrer has it.
	const urlOf = ({ token }: LinkedDraft) => `${siteUrl}${page}#draft=${token}`;
	const content = renderLetter({
		title,
		preheader: `Go on with it until ${formatMoment(own.keptUntil)}.`,
		sender: senderOf(school),
		blocks: [
			{ paragraph: "Dear applicant," },
			...(earlier.length === 0 ? onlyOne(form, own, urlOf(own)) : several(form, own, earlier, urlOf)),
			{
				paragraph: `We keep a saved application for ${daysKept.reachable} days after its last change, then it is deleted with its documents. To delete it now, open it and press the button for that on its page.`,
			},
			{
				note: "Whoever has a link can read, change and send the application behind it, so please do not pass this mail on. If you did not begin an application, somebody entered your address: please leave the links alone, and do not fill in what others have begun.",
			},
		],
	});
	return { about, to: { name: "", address: email }, replyTo: { name: school.name, address: school.email }, subject: title, ...content };
}

function onlyOne(form: FormDescription, own: LinkedDraft, url: string): LetterBlock[] {
	return [
		{
			paragraph: `You wanted to go on with your ${form.title} later. This link opens it on any device, until ${formatMoment(own.keptUntil)} or longer if you change it.`,
		},
		{ action: { label: "Go on with the application", url } },
	];
}

function several(form: FormDescription, own: LinkedDraft, earlier: LinkedDraft[], urlOf: (draft: LinkedDraft) => string): LetterBlock[] {
	const begun = earlier.length === 1 ? "another one was saved" : `${earlier.length} others were saved`;
	return [
		{
			paragraph: `You wanted to go on with your ${form.title} later. Under your address ${begun} before. Please go on with the one that you want to send; you need only one.`,
		},
		{ heading: "Saved before" },
		...earlier.flatMap((draft): LetterBlock[] => [
			{ paragraph: `Last changed on ${formatMoment(draft.changedAt)}. The link works until ${formatMoment(draft.keptUntil)}.` },
			{ action: { label: "Go on with this one", url: urlOf(draft) } },
		]),
		{ heading: "The new one" },
		{ paragraph: `You asked for this link just now. It works until ${formatMoment(own.keptUntil)}.` },
		{ action: { label: "Go on with the new one", url: urlOf(own) } },
	];
}
