import type { PaidReceipt } from "#src/admissions/receipts/receipt.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { AnswerLine } from "#src/forms/definition.ts";
import { addressee, rowsOf, type School, senderOf } from "#src/forms/mail-words.ts";
import type { Message } from "#src/mail/message.ts";
import type { LetterBlock } from "#src/mail/template/email-model.ts";
import { renderLetter } from "#src/mail/template/render-email.tsx";
import * as paths from "#src/paths.ts";
import { inFigures, inWords } from "#src/payment/fee/amount.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";

/** Who writes the mails, and to whom at the school. */
export type MailDesk = {
	school: School;
	office: string;
	siteUrl: string;
	fee: { amountRupees: number } | null;
};

export type ApplicationLetter = {
	reference: string;
	applicant: { name: string; email: string; phone_no: string };
	formTitle: string;
	asked: { step: { title: string }; lines: AnswerLine[] }[];
	token: string;
	fileCount: number;
};

/** The confirmation to the applicant and the notice to the office. */
export function applicationMails(desk: MailDesk, letter: ApplicationLetter): Message[] {
	return [confirmation(desk, letter), notice(desk, letter)];
}

function confirmation(
	desk: MailDesk,
	{ reference, applicant, formTitle, asked, token, fileCount }: ApplicationLetter,
): Message {
	const due = desk.fee
		? `The application fee of ${formatRupees(desk.fee.amountRupees * 100)} can be paid on your application’s page, by you or by somebody else, on any device.`
		: "No fee is due.";
	const files =
		fileCount === 0
			? "No documents came with it."
			: fileCount === 1
				? "One document came with it."
				: `${fileCount} documents came with it.`;
	const content = renderLetter({
		title: "We have your application",
		preheader: `Your reference is ${reference}. Please keep it.`,
		mark: reference,
		sender: senderOf(desk.school),
		blocks: [
			{ paragraph: `Dear ${addressee(applicant.name, "applicant")},` },
			{ paragraph: `Thank you. Your ${formTitle} reached us and is stored under the reference ${reference}. ${files}` },
			{ paragraph: due },
			{
				action: {
					label: desk.fee ? "See the application and pay the fee" : "See the application",
					url: desk.siteUrl + paths.application(token),
				},
			},
			...asked.flatMap(({ step, lines }): LetterBlock[] => [{ heading: step.title }, { rows: rowsOf(lines) }]),
			{
				note: `Whoever has this link can see the application, so please do not pass this mail on. If something in it is wrong, write to ${desk.school.email} and name the reference.`,
			},
		],
	});
	return {
		about: reference,
		to: { name: addressee(applicant.name, ""), address: applicant.email },
		replyTo: { name: desk.school.name, address: desk.school.email },
		subject: `${reference}: we have your application`,
		...content,
	};
}

function notice(desk: MailDesk, { reference, applicant, formTitle, asked, fileCount }: ApplicationLetter): Message {
	const content = renderLetter({
		title: `New ${formTitle}`,
		preheader: `${applicant.name}, ${applicant.phone_no}`,
		mark: reference,
		sender: senderOf(desk.school),
		blocks: [
			{
				paragraph: `A ${formTitle} came in with ${fileCount === 1 ? "one document" : `${fileCount} documents`}. ${desk.fee ? "Its fee is still to be paid." : "No fee is due."}`,
			},
			...asked.flatMap(({ step, lines }): LetterBlock[] => [{ heading: step.title }, { rows: rowsOf(lines) }]),
			{ note: "A reply to this mail goes to the applicant." },
		],
	});
	return {
		about: reference,
		to: { name: desk.school.name, address: desk.office },
		replyTo: { name: applicant.name, address: applicant.email },
		subject: `${reference}: new ${formTitle}, ${applicant.name}`,
		...content,
	};
}

/** The mail that follows a payment; the receipt goes along as a file. */
export function paymentMail(desk: MailDesk, applicant: { name: string; email: string }, receipt: PaidReceipt): Message {
	const { reference, number, amount, paidAt, paymentId } = receipt;
	const content = renderLetter({
		title: "Your fee has arrived",
		preheader: `${inFigures(amount)} for ${reference}, receipt ${number}`,
		mark: reference,
		sender: senderOf(desk.school),
		blocks: [
			{ paragraph: `Dear ${addressee(applicant.name, "applicant")},` },
			{
				paragraph:
					"The application fee is paid, and the receipt comes with this mail. There is nothing more to do; we write to you when your application has been read.",
			},
			{
				rows: [
					{ label: "Receipt", value: number },
					{ label: "Date", value: formatLong(paidAt) },
					{ label: "For", value: `${receipt.plan}\n${reference}` },
					{ label: "Amount", value: `${inFigures(amount)}\n${inWords(amount)}` },
					{ label: "Payment", value: paymentId },
				],
			},
			...(receipt.test ? [{ note: "This payment was made at a test checkout: no money moved." }] : []),
		],
	});
	return {
		about: reference,
		to: { name: addressee(applicant.name, ""), address: applicant.email },
		replyTo: { name: desk.school.name, address: desk.school.email },
		subject: `${reference}: the fee has arrived`,
		...content,
	};
}
