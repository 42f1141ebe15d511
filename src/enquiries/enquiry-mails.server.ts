import { addressee, type School, senderOf } from "#src/forms/mail-words.ts";
import type { ShortField } from "#src/forms/short-form/short-form.ts";
import type { Message } from "#src/mail/message.ts";
import { renderLetter } from "#src/mail/template/render-email.tsx";
import type { InboxForm } from "./enquiry-forms.ts";

/** Who answers for the school, and where the office reads. */
export type InboxMailDesk = { school: School; office: string };

/** The notice to the office, and an acknowledgement to a sender who left an address. */
export function inboxMails(
	desk: InboxMailDesk,
	inbox: InboxForm,
	answers: Record<string, string>,
	id: number,
): Message[] {
	const name = answers.name?.trim() ?? "";
	const address = inbox.replyTo && answers[inbox.replyTo]?.trim();
	const about = `${inbox.form.key} ${id}`;
	const notice = noticeOf(desk, inbox, { answers, name, address, about, id });
	return address ? [notice, acknowledgement(desk, { name, address, about })] : [notice];
}

type Sent = { answers: Record<string, string>; name: string; address: string | undefined; about: string; id: number };

function noticeOf(
	{ school, office }: InboxMailDesk,
	{ form, noun }: InboxForm,
	{ answers, name, address, about, id }: Sent,
): Message {
	const content = renderLetter({
		title: `New ${noun}`,
		preheader: name,
		mark: `No. ${id}`,
		sender: senderOf(school),
		blocks: [
			{ rows: form.fields.map((field) => ({ label: field.label, value: readable(field, answers[field.name] ?? "") })) },
			{
				note: address ? "A reply to this mail goes to the sender." : "The sender left no e-mail address; please call.",
			},
		],
	});
	const reply = address ? { replyTo: { name, address } } : {};
	return { about, to: { name: school.name, address: office }, ...reply, subject: `New ${noun}: ${name}`, ...content };
}

/** Repeats nothing but the name, since anybody can enter anybody's address. */
function acknowledgement(
	{ school }: InboxMailDesk,
	{ name, address, about }: Pick<Sent, "name" | "about"> & { address: string },
): Message {
	const greeted = addressee(name, "");
	const content = renderLetter({
		title: "We have your message",
		preheader: "It has reached the office. Somebody will answer you.",
		sender: senderOf(school),
		blocks: [
			{ paragraph: greeted ? `Dear ${greeted},` : "Good day," },
			{
				paragraph: `Thank you for writing to ${school.name}. Your message has reached the office, and somebody will answer you.`,
			},
			{ paragraph: `If it is urgent, call ${school.phone}. You can also reply to this mail.` },
			{
				note: `If you did not write to us, somebody entered your address by mistake. Write to ${school.email} and we delete the message.`,
			},
		],
	});
	return {
		about,
		to: { name: greeted, address },
		replyTo: { name: school.name, address: school.email },
		subject: "We have your message",
		...content,
	};
}

function readable(field: ShortField, answer: string): string {
	return (field.kind === "select" && field.choices.find((choice) => choice.value === answer)?.label) || answer;
}
