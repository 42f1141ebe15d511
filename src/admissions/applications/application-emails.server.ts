import type { AnswerLine } from "#src/forms/describe-answers.ts";
import {
	addressee,
	type EmailContext,
	letterEmail,
	paragraphBlocks,
	rowsOf,
	senderOf,
	toOffice,
	toPerson,
} from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { applicationReceivedLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";

export type ApplicationEmail = {
	reference: string;
	applicant: { name: string; email: string; phone_no: string };
	formTitle: string;
	/** The questions and answers in the words that the applicant saw, per step. */
	steps: { title: string; lines: AnswerLine[] }[];
	token: string;
	/** Of the payer link; none where no fee is due, or in mails queued before there were such links. */
	payerToken?: string;
	/** The applicant is under 18, and no parent or guardian has agreed. */
	guardianNeeded?: boolean;
	fileCount: number;
	/** In paise; null where no fee is due. */
	feeDue: number | null;
};

/** The confirmation to the applicant and the notice to the office. */
export function applicationEmails(school: School, data: ApplicationEmail): QueuedEmail[] {
	const { token: _, payerToken: __, guardianNeeded: ___, ...notice } = data;
	const { reference, applicant } = data;
	return [
		applicationReceivedEmail(school, data),
		emailBy(newApplication, notice, toOffice(school, reference, { name: applicant.name, address: applicant.email })),
	];
}

/** The confirmation to the applicant. */
export function applicationReceivedEmail(school: School, data: ApplicationEmail): QueuedEmail {
	const { name, email } = data.applicant;
	return emailBy(applicationReceived, data, toPerson(school, data.reference, { name, address: email }));
}

export const applicationReceived: EmailTemplate<ApplicationEmail, EmailContext> = {
	name: "application-received",
	write: (data, { school, siteUrl }) => {
		const { reference, applicant, formTitle, steps, token, payerToken, guardianNeeded, fileCount, feeDue } = data;
		const facts = {
			name: addressee(applicant.name, "applicant"),
			form: formTitle,
			reference,
			documents: documents(fileCount),
			fee: feeDue === null ? "No fee is due." : payable(feeDue),
		};
		const filled = fillLetter(applicationReceivedLetter, facts, school);
		const label = feeDue === null ? "See the application" : "See the application and pay the fee";
		return letterEmail(filled, school, {
			reference,
			blocks: [
				{ action: { label, url: siteUrl + paths.application(token) } },
				...(guardianNeeded ? guardianBlocks(filled.guardian, siteUrl + paths.guardianLink(token)) : []),
				...(payerToken ? payerBlocks(filled.payer, siteUrl + paths.pay(payerToken)) : []),
				...stepBlocks(steps),
			],
		});
	},
};

/** What the applicant passes on when somebody else pays. */
export function payerBlocks(words: string, url: string): EmailBlock[] {
	return [
		{ heading: "If somebody else pays" },
		...paragraphBlocks(words),
		{ action: { label: "The page for whoever pays", url } },
	];
}

function guardianBlocks(words: string, url: string): EmailBlock[] {
	return [
		{ heading: "A parent or guardian has to agree" },
		...paragraphBlocks(words),
		{ action: { label: "The link for a parent or guardian", url } },
	];
}

function documents(count: number): string {
	if (count === 0) return "No documents came with it.";
	return count === 1 ? "One document came with it." : `${count} documents came with it.`;
}

function payable(paise: number): string {
	return `The application fee of ${formatRupees(paise)} can be paid on your application’s page, on any device.`;
}

function stepBlocks(steps: ApplicationEmail["steps"]): EmailBlock[] {
	return steps.flatMap(({ title, lines }) => [{ heading: title }, { rows: rowsOf(lines) }]);
}

/** Without the token: the office never needs the applicant's link, and an e-mail that is given up keeps its data. */
export const newApplication: EmailTemplate<
	Omit<ApplicationEmail, "token" | "payerToken" | "guardianNeeded">,
	EmailContext
> = {
	name: "new-application",
	write: ({ reference, applicant, formTitle, steps, fileCount, feeDue }, { school }) => {
		const files = fileCount === 1 ? "one document" : `${fileCount} documents`;
		const fee = feeDue === null ? "No fee is due." : "Its fee is still to be paid.";
		return {
			subject: `${reference}: new ${formTitle}, ${applicant.name}`,
			email: {
				title: `New ${formTitle}`,
				preheader: `${applicant.name}, ${applicant.phone_no}`,
				reference,
				sender: senderOf(school),
				blocks: [
					{ paragraph: `A ${formTitle} came in with ${files}. ${fee}` },
					...stepBlocks(steps),
					{ note: "A reply to this mail goes to the applicant." },
				],
			},
		};
	},
};
