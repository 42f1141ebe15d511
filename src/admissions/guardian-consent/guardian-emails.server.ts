import { z } from "zod";
import { name, reference, wholeWarning } from "#src/admissions/season/season-letter-texts.ts";
import {
	addressee,
	applicantNamed,
	type EmailContext,
	noteBlocks,
	paragraphBlocks,
	senderOf,
	toPerson,
} from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { applicationEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { guardianMessages } from "#src/school/messages/sets/guardian-messages.ts";

type Recipient = { reference: string; name: string; email: string };

/** Asks an applicant to hand the link to a parent or guardian. @param token of the application */
export function guardianNeededEmail(school: School, { reference, name, email }: Recipient, token: string): QueuedEmail {
	return emailBy(guardianNeeded, { reference, name, token }, toPerson(school, reference, { name, address: email }));
}

export const guardianNeeded = defineLetterEmail({
	key: "guardian-needed",
	title: "Guardian’s consent requested",
	data: z.object({ reference: z.string(), name: z.string(), token: secret() }),
	sample: ({ school }) => ({ ...exampleApplication(school), token: example.token }),
	letter: {
		name: "A parent or guardian must agree",
		when: "When the office asks an applicant under 18 for a parent’s or guardian’s consent.",
		to: "the applicant",
		placeholders: { name, reference },
		texts: {
			subject: "Ask a parent or guardian for consent ({{reference}})",
			title: "A parent or guardian must agree",
			preview: "We can’t review your application until then.",
			opening:
				"Dear {{name}},\n\nYou were under 18 when you applied, so by law a parent or guardian must agree before we " +
				"can review your application. Send them a link. They can read and answer in any language of our website.",
			note: wholeWarning,
		},
		needs: { subject: ["reference"] },
	},
	facts: ({ name, reference }, { school }) => ({ name: applicantNamed(name, school), reference }),
	parts: ({ reference, token }, _words, { school, siteUrl }) => {
		const { guardianLink: label } = messagesIn(applicationEmailMessages, school.schoolMessages);
		return { reference, blocks: [{ action: { label, url: siteUrl + paths.guardianLink(token) } }] };
	},
});

const answeredSchema = z.object({
	reference: z.string(),
	name: z.string(),
	guardian: z.string(),
	answer: z.enum(["given", "withheld", "withdrawn", "refused"]),
	/** Reason why the office could not confirm it. */
	reason: z.string().nullable(),
});

type AnswerData = z.output<typeof answeredSchema>;

/** Tells an applicant the outcome of the consent. */
export function guardianAnsweredEmail(
	school: School,
	{ reference, name, email }: Recipient,
	answer: Pick<AnswerData, "guardian" | "answer" | "reason">,
): QueuedEmail {
	return emailBy(
		guardianAnswered,
		{ reference, name, ...answer },
		toPerson(school, reference, { name, address: email }),
	);
}

export const guardianAnswered = defineLetterEmail({
	key: "guardian-answered",
	title: "Guardian’s answer",
	data: answeredSchema,
	sample: ({ school }) => ({
		...exampleApplication(school),
		guardian: "Lakshmi Raman",
		answer: "given" as const,
		reason: null,
	}),
	letter: {
		name: "Answer from a parent or guardian",
		when: "When a parent or guardian answers or withdraws consent, or the office couldn’t confirm it.",
		to: "the applicant",
		placeholders: {
			name,
			reference,
			outcome: "what was answered, in a few words",
			answer: "a sentence that says what was answered",
		},
		texts: {
			subject: "{{outcome}} ({{reference}})",
			title: "{{outcome}}",
			preview: "{{answer}}",
			opening: "Dear {{name}},\n\n{{answer}}",
			note: "If you have a question, email {{school e-mail}} with your application number.",
		},
		needs: { subject: ["reference"], opening: ["answer"] },
	},
	facts: ({ name, reference, ...answered }, { school }) => ({
		name: applicantNamed(name, school),
		reference,
		...describeAnswer(messagesIn(applicationEmailMessages, school.schoolMessages), answered),
	}),
	parts: ({ reference }) => ({ reference }),
});

function describeAnswer(
	messages: MessagesOf<typeof applicationEmailMessages>,
	{ answer, guardian: name, reason }: Pick<AnswerData, "answer" | "guardian" | "reason">,
): { outcome: string; answer: string } {
	const guardian = addressee(name, messages.unnamedGuardian);
	switch (answer) {
		case "given":
			return { outcome: messages.guardianAgreedOutcome, answer: messages.guardianAgreed({ guardian }) };
		case "withheld":
			return { outcome: messages.guardianDisagreedOutcome, answer: messages.guardianDisagreed({ guardian }) };
		case "withdrawn":
			return { outcome: messages.guardianWithdrewOutcome, answer: messages.guardianWithdrew({ guardian }) };
		case "refused": {
			const because = reason && { reason: reason.replace(/[.!?]?$/, ".") };
			const sentence = because ? messages.guardianUnconfirmedBecause(because) : messages.guardianUnconfirmed;
			return { outcome: messages.guardianUnconfirmedOutcome, answer: sentence };
		}
	}
}

const copiedSchema = z.object({
	answer: z.enum(["given", "withheld", "withdrawn"]),
	language: z.string(),
	/** Token of the guardian's link. */
	token: secret(),
	applicant: z.string(),
	name: z.string(),
});

/** A copy of the answer for the guardian, in their language. */
export function guardianCopyEmail(school: School, address: string, copy: z.input<typeof copiedSchema>): QueuedEmail {
	return emailBy(guardianCopy, copy, toPerson(school, "", { name: copy.name, address }));
}

export const guardianCopy = defineEmail({
	key: "guardian-copy",
	title: "Guardian’s answer (to guardian)",
	to: "person",
	data: copiedSchema,
	sample: {
		answer: "given",
		language: "en",
		token: example.token,
		applicant: example.name,
		name: "Lakshmi Raman",
	},
	write: ({ answer, token, applicant }, { school, siteUrl }: EmailContext) => {
		const messages = messagesIn(guardianMessages, school.schoolMessages);
		const facts = {
			applicant: addressee(applicant, messages.anApplicant),
			school: school.name,
			email: school.email,
		};
		const text = { given: messages.mailAgreed, withheld: messages.mailDisagreed, withdrawn: messages.mailWithdrawn }[
			answer
		](facts);
		const title = messages.mailSubject(facts);
		return {
			subject: title,
			email: {
				title,
				preheader: text,
				sender: senderOf(school),
				blocks: [
					...paragraphBlocks(text),
					{
						action: {
							label: messages.mailLink,
							url: siteUrl + paths.guardian(token),
						},
					},
					...noteBlocks(messages.mailNote(facts)),
				],
			},
		};
	},
});
