import { z } from "zod";
import { form, name, payerWords, reference, wholeWarning } from "#src/admissions/season/season-letter-texts.ts";
import {
	addressee,
	answerSteps,
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
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";

const receivedSchema = z.object({
	reference: z.string(),
	applicant: z.object({ name: z.string(), email: z.string(), phone_no: z.string() }),
	formTitle: z.string(),
	/** The questions and answers in the words that the applicant saw, per step. */
	steps: answerSteps,
	token: secret(),
	/** Of the payer link; none where no fee is due, or in mails queued before there were such links. */
	payerToken: secret().optional(),
	/** The applicant is under 18, and no parent or guardian has agreed. */
	guardianNeeded: z.boolean().optional(),
	fileCount: z.number(),
	/** In paise; null where no fee is due. */
	feeDue: z.number().nullable(),
});

export type ApplicationEmail = z.input<typeof receivedSchema>;

/** Without the token: the office never needs the applicant's link. */
const noticedSchema = receivedSchema.omit({ token: true, payerToken: true, guardianNeeded: true });

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

/** The confirmation to the applicant and the notice to the office. */
export function applicationEmails(school: School, data: ApplicationEmail): QueuedEmail[] {
	const { reference, applicant } = data;
	return [
		applicationReceivedEmail(school, data),
		emailBy(newApplication, data, toOffice(school, reference, { name: applicant.name, address: applicant.email })),
	];
}

/** The confirmation to the applicant. */
export function applicationReceivedEmail(school: School, data: ApplicationEmail): QueuedEmail {
	const { name, email } = data.applicant;
	return emailBy(applicationReceived, data, toPerson(school, data.reference, { name, address: email }));
}

const guardianWords =
	"You’re under 18, so by law a parent or guardian must agree before we can review your application. Use this " +
	"button to get a link for them. They can read and answer in English, Tamil or Hindi.";

export const applicationReceived = defineLetterEmail({
	key: "application-received",
	title: "Application received",
	data: receivedSchema,
	sample: (context) => ({
		...sample(context),
		token: example.token,
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
			subject: "{{reference}}: we’ve received your application",
			title: "We’ve received your application",
			preview: "Your application number is {{reference}}. Keep it for later.",
			opening:
				"Dear {{name}},\n\nThank you. We’ve received your {{form}}. Your application number is {{reference}}. " +
				"{{documents}}\n\n{{fee}}\n\nWe’ll email you after we’ve reviewed your application.",
			payer: payerWords,
			guardian: guardianWords,
			note:
				`${wholeWarning} On your application page you can add missing marks, scores and documents, and correct ` +
				"answers until we start our review. If you need help, email {{school e-mail}} with your application number.",
		},
		needs: { subject: ["reference"], opening: ["reference", "fee"] },
	},
	facts: ({ reference, applicant, formTitle, fileCount, feeDue }) => ({
		name: addressee(applicant.name, "applicant"),
		form: formTitle,
		reference,
		documents: documents(fileCount),
		fee: feeDue === null ? "No fee is due." : payable(feeDue),
	}),
	parts: ({ reference, feeDue, token, payerToken, guardianNeeded, steps }, words, { siteUrl }) => {
		const label = feeDue === null ? "See your application" : "See your application and pay the fee";
		return {
			reference,
			blocks: [
				{ action: { label, url: siteUrl + paths.application(token) } },
				...(guardianNeeded ? guardianBlocks(words.guardian, siteUrl + paths.guardianLink(token)) : []),
				...(payerToken ? payerBlocks(words.payer, siteUrl + paths.pay(payerToken)) : []),
				...stepBlocks(steps),
			],
		};
	},
});

/** What the applicant passes on when someone else pays. */
export function payerBlocks(words: string, url: string): EmailBlock[] {
	return [
		{ heading: "If someone else is paying" },
		...paragraphBlocks(words),
		{ action: { label: "Payment link for someone else", url } },
	];
}

function guardianBlocks(words: string, url: string): EmailBlock[] {
	return [
		{ heading: "A parent or guardian must agree" },
		...paragraphBlocks(words),
		{ action: { label: "Get a link for a parent or guardian", url } },
	];
}

function documents(count: number): string {
	if (count === 0) return "We received no documents with it.";
	return count === 1 ? "We received one document with it." : `We received ${count} documents with it.`;
}

function payable(paise: number): string {
	return `Next, pay the application fee of ${formatRupees(paise)} on your application page. You can use any device.`;
}

function stepBlocks(steps: ApplicationEmail["steps"]): EmailBlock[] {
	return steps.flatMap(({ title, lines }) => [{ heading: title }, { rows: rowsOf(lines) }]);
}

export const newApplication = defineEmail({
	key: "new-application",
	title: "New application",
	to: "office",
	data: noticedSchema,
	sample: sample,
	write: ({ reference, applicant, formTitle, steps, fileCount, feeDue }, { school }: EmailContext) => {
		const files = fileCount === 1 ? "one document" : `${fileCount} documents`;
		const fee = feeDue === null ? "No fee is due." : "The application fee is unpaid.";
		return {
			subject: `${reference}: new ${formTitle}, ${applicant.name}`,
			email: {
				title: `New ${formTitle}`,
				preheader: `${applicant.name}, ${applicant.phone_no}`,
				reference,
				sender: senderOf(school),
				blocks: [
					{ paragraph: `We’ve received a ${formTitle} with ${files}. ${fee}` },
					...stepBlocks(steps),
					{ note: "Your reply to this email goes to the applicant." },
				],
			},
		};
	},
});
