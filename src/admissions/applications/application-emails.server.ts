import { z } from "zod";
import { form, name, payerMessages, reference, wholeWarning } from "#src/admissions/season/season-letter-texts.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Db } from "#src/db/connect.server.ts";
import {
	answerSteps,
	applicantNamed,
	type EmailContext,
	paragraphBlocks,
	rowsOf,
	senderOf,
	toOffice,
	toPerson,
} from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import type { LanguageTag } from "#src/languages/language.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { applicationEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";

const receivedSchema = z.object({
	reference: z.string(),
	applicant: z.object({ name: z.string(), email: z.string(), phone_no: z.string() }),
	formTitle: z.string(),
	/** The questions and answers in the words that the applicant saw, per step. */
	steps: answerSteps,
	token: secret(),
	/** Token of the payer link; none where no fee is due, or in mails queued before there were such links. */
	payerToken: secret().optional(),
	/** The applicant is under 18, and no parent or guardian has agreed. */
	guardianNeeded: z.boolean().optional(),
	fileCount: z.number(),
	/** Fee in paise; null where no fee is due. */
	feeDue: z.number().nullable(),
	/** The last day to pay it, `YYYY-MM-DD`; undefined in mails that the release before has queued. */
	payBy: z.string().optional(),
});

export type ApplicationEmail = z.input<typeof receivedSchema>;

/** Data that leaves out the token, because the office never needs the applicant's link. */
const noticedSchema = receivedSchema.omit({ token: true, payerToken: true, guardianNeeded: true, payBy: true });

const sample = ({ school }: EmailContext) => {
	const { reference, name, formTitle } = exampleApplication(school);
	return {
		reference,
		formTitle,
		fileCount: 2,
		feeDue: example.amount,
		applicant: { name, email: example.line.answer, phone_no: "+91 98400 00000" },
		steps: [{ title: "About you", lines: [{ name: "name", label: "Name", answer: name }, example.line] }],
	};
};

/** The language in which an application was written; undefined for English, and for no application. */
export async function languageOfApplication(db: Db, reference: string): Promise<LanguageTag | undefined> {
	const application = await db
		.selectFrom("applications")
		.select("language")
		.where("reference", "=", reference)
		.executeTakeFirst();
	return application?.language ?? undefined;
}

/**
 * The confirmation to the applicant and the notice to the office.
 * @param stepsInEnglish the answers for the office, if the applicant reads another language
 */
export function applicationEmails(
	school: School,
	data: ApplicationEmail,
	stepsInEnglish: ApplicationEmail["steps"] = data.steps,
): QueuedEmail[] {
	const { reference, applicant } = data;
	return [
		applicationReceivedEmail(school, data),
		emailBy(
			newApplication,
			{ ...data, steps: stepsInEnglish },
			toOffice(school, reference, { name: applicant.name, address: applicant.email }),
		),
	];
}

/** The confirmation to the applicant. */
export function applicationReceivedEmail(school: School, data: ApplicationEmail): QueuedEmail {
	const { name, email } = data.applicant;
	return emailBy(applicationReceived, data, toPerson(school, data.reference, { name, address: email }));
}

const guardianMessages =
	"You’re under 18, so by law a parent or guardian must agree before we can review your application. Send " +
	"them a link. They can read and answer in any language of our website.";

export const applicationReceived = defineLetterEmail({
	key: "application-received",
	title: "Application received",
	data: receivedSchema,
	sample: (context) => ({
		...sample(context),
		token: example.token,
		payBy: example.dueOn,
		payerToken: example.token,
		guardianNeeded: true,
	}),
	letter: {
		name: "We’ve received your application",
		when: "As soon as we receive an application.",
		to: "the applicant",
		placeholders: {
			name,
			form,
			reference,
			documents: "a sentence that says how many documents we received",
			fee: "a sentence that says what fee there is to pay, if any",
		},
		texts: {
			subject: "We’ve received your application ({{reference}})",
			title: "We’ve received your application",
			preview: "Your application number is {{reference}}. Keep it for later.",
			opening:
				"Dear {{name}},\n\nThank you for your {{form}}. Your application number is {{reference}}. " +
				"{{documents}}\n\n{{fee}}\n\nWe’ll email you after we’ve reviewed your application.",
			payer: payerMessages,
			guardian: guardianMessages,
			note:
				"You can add missing marks, scores and documents on your application page, and correct answers until we " +
				`start our review.\n\nQuestions? Email {{school e-mail}} with your application number.\n\n${wholeWarning}`,
		},
		needs: { subject: ["reference"], opening: ["reference", "fee"] },
	},
	facts: ({ reference, applicant, formTitle, fileCount, feeDue, payBy }, { school }) => {
		const messages = messagesIn(applicationEmailMessages, school.schoolMessages);
		return {
			name: applicantNamed(applicant.name, school),
			form: formTitle,
			reference,
			documents: messages.documentsReceived({ count: fileCount }),
			fee: describeFee(messages, feeDue, payBy),
		};
	},
	parts: ({ reference, feeDue, token, payerToken, guardianNeeded, steps }, texts, { school, siteUrl }) => {
		const messages = messagesIn(applicationEmailMessages, school.schoolMessages);
		const label = feeDue === null ? messages.seeApplication : messages.seeAndPay;
		return {
			reference,
			blocks: [
				{ action: { label, url: siteUrl + paths.application(token) } },
				...(guardianNeeded ? guardianBlocks(messages, texts.guardian, siteUrl + paths.guardianLink(token)) : []),
				...(payerToken ? payerBlocks(messages, texts.payer, siteUrl + paths.pay(payerToken)) : []),
				...stepBlocks(steps, school),
			],
		};
	},
});

type ApplicationMessages = MessagesOf<typeof applicationEmailMessages>;

function describeFee(messages: ApplicationMessages, feeDue: number | null, payBy: string | undefined): string {
	if (feeDue === null) return messages.noFeeDue;
	const amount = formatRupees(feeDue);
	return payBy ? messages.payFeeNextBy({ amount, day: formatLong(payBy) }) : messages.payFeeNext({ amount });
}

/** Makes the blocks that the applicant passes on when someone else pays. */
export function payerBlocks(messages: ApplicationMessages, text: string, url: string): EmailBlock[] {
	return [{ heading: messages.payerTitle }, ...paragraphBlocks(text), { action: { label: messages.payerLink, url } }];
}

function guardianBlocks(messages: ApplicationMessages, text: string, url: string): EmailBlock[] {
	return [
		{ heading: messages.guardianTitle },
		...paragraphBlocks(text),
		{ action: { label: messages.guardianLink, url } },
	];
}

function stepBlocks(steps: ApplicationEmail["steps"], school: School): EmailBlock[] {
	return steps.flatMap(({ title, lines }) => {
		const answered = lines.filter(({ answer }) => answer !== "");
		return answered.length > 0 ? [{ heading: title }, { rows: rowsOf(answered, school) }] : [];
	});
}

export const newApplication = defineEmail({
	key: "new-application",
	title: "New application",
	to: "office",
	data: noticedSchema,
	sample: sample,
	write: ({ reference, applicant, formTitle, steps, fileCount, feeDue }, { school }: EmailContext) => {
		const files = fileCount === 0 ? "No" : fileCount === 1 ? "One" : String(fileCount);
		const fee = feeDue === null ? "No fee is due." : "The application fee is unpaid.";
		return {
			subject: `New ${formTitle}: ${applicant.name} (${reference})`,
			email: {
				title: `New ${formTitle}`,
				preheader: `${applicant.name}, ${applicant.phone_no}`,
				reference,
				sender: senderOf(school),
				blocks: [
					{ paragraph: `${files} ${fileCount === 1 ? "document" : "documents"} received. ${fee}` },
					...stepBlocks(steps, school),
					{ note: "Reply to this email to reach the applicant." },
				],
			},
		};
	},
});
