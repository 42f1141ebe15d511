import type { FormDefinition } from "#src/forms/definition.ts";
import { translateText } from "#src/languages/language.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { guardianMessages } from "#src/school/messages/sets/guardian-messages.ts";

/** Version of the notice as the product has it; the texts that were shown are stored beside it. */
export const noticeVersion = "2026-11-28";

export type GuardianMessages = MessagesOf<typeof guardianMessages>;

/** Content that a guardian agrees to: every question of the form by step, the purposes, the rights and the sentence. */
export type Notice = {
	lead: string;
	/** The questions of the form, in its language. */
	asked: readonly { title: string; labels: readonly string[] }[];
	purposes: readonly string[];
	declaration: string;
	consent: string;
};

type Facts = { applicant: string; school: string; form: FormDefinition };

export function noticeOf(messages: GuardianMessages, { applicant, school, form }: Facts): Notice {
	return {
		lead: messages.lead({ applicant: applicant || messages.anApplicant, school, form: translateText(form.title) }),
		asked: form.steps.map(({ title, fields }) => ({ title, labels: fields.filter(isShown).map(({ label }) => label) })),
		purposes: [messages.purpose, messages.howLong, messages.rights],
		declaration: messages.declaration,
		consent: messages.consent({ school }),
	};
}

const isShown = ({ hidden }: { hidden?: boolean | undefined }) => !hidden;

/** All of it as one text, of which the consent stores the SHA-256. */
export function textOf({ lead, asked, purposes, declaration, consent }: Notice): string {
	const questions = asked.map(({ title, labels }) => `${title}: ${labels.join("; ")}`);
	return [lead, ...questions, ...purposes, declaration, consent].join("\n");
}
