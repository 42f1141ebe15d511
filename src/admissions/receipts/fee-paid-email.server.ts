import { z } from "zod";
import { name, reference } from "#src/admissions/season/season-letter-texts.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { describeAmount, inFigures } from "#src/payment/fee/amount.ts";
import { type FeeKind, feeKinds, formatRupees } from "#src/payment/fee/fee.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { emailMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { receiptMessages } from "#src/school/messages/sets/emails/receipt-messages.ts";
import { type PaidReceipt, paidReceipt, type ReceiptMessages } from "./receipt.server.ts";

/** A receipt, and the applicant's name. */
const receiptData = z.object({ name: z.string(), receipt: paidReceipt });

/** Receipts of an invented applicant. */
const receiptSample =
	(kind: FeeKind) =>
	({ school }: EmailContext) => {
		const { reference, name, formTitle } = exampleApplication(school);
		const receipt = {
			applicationId: 1,
			kind,
			number: reference.replace("-B-", "-R-"),
			reference,
			plan: kind === "seat" ? `Seat acceptance fee, ${formTitle}` : `${formTitle} fee`,
			amount: example.amount,
			added: 0,
			paidAt: example.changedAt,
			paymentId: "pay_sample",
			orderId: "order_sample",
			method: null,
			refunded: false,
			refunds: [],
			counter: null,
			test: false,
		};
		return { name, receipt };
	};

/** Meanings of placeholders. */
const facts = { reference, amount: "the amount", receipt: "the receipt number" };

const feePaidLetter = defineLetter({
	key: "fee-paid",
	name: "We’ve received your application fee",
	when: "When an application fee is paid. The receipt is attached.",
	to: "the applicant",
	placeholders: { name, ...facts },
	texts: {
		subject: "We’ve received your application fee ({{reference}})",
		title: "We’ve received your application fee",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Dear {{name}},\n\nThank you. Your receipt is attached. We’ll email you with any update on your application.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

const seatFeePaidLetter = defineLetter({
	key: "seat-fee-paid",
	name: "We’ve received your seat acceptance fee",
	when: "When a seat acceptance fee is paid. The receipt is attached.",
	to: "the applicant",
	placeholders: { name, ...facts },
	texts: {
		subject: "We’ve received your seat acceptance fee ({{reference}})",
		title: "We’ve received your seat acceptance fee",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Dear {{name}},\n\nThank you. Your receipt is attached. Bring it with you on your reporting date (day of " +
			"joining). We’ll email you the details before then.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

const payerReceiptLetter = defineLetter({
	key: "payer-receipt",
	name: "Application fee receipt for someone else",
	when: "When someone pays an application fee with a payment link and leaves an email address. The receipt is attached.",
	to: "the payer",
	placeholders: { name: "the applicant’s name", ...facts },
	texts: {
		subject: "Your receipt for the application fee ({{reference}})",
		title: "We’ve received your payment",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Hello,\n\nThank you. You’ve paid {{name}}’s application fee. The receipt is attached. It’s in the " +
			"applicant’s name, and we’ve emailed them a copy.",
		closing: "You gave us this address when you paid. We won’t use it again.",
	},
	needs: { subject: ["reference"] },
});

const seatFeePayerReceiptLetter = defineLetter({
	key: "seat-fee-payer-receipt",
	name: "Seat acceptance fee receipt for someone else",
	when: "When someone pays a seat acceptance fee with a payment link and leaves an email address. The receipt is attached.",
	to: "the payer",
	placeholders: { name: "the applicant’s name", ...facts },
	texts: {
		subject: "Your receipt for the seat acceptance fee ({{reference}})",
		title: "We’ve received your payment",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Hello,\n\nThank you. You’ve paid {{name}}’s seat acceptance fee. The receipt is attached. It’s in the " +
			"applicant’s name, and we’ve emailed them a copy.",
		closing: "You gave us this address when you paid. We won’t use it again.",
	},
	needs: { subject: ["reference"] },
});

/** Confirms to the applicant that the fee is paid; the receipt is attached. */
export function feePaidEmail(
	school: School,
	applicant: { name: string; email: string },
	feeId: number,
	receipt: PaidReceipt,
): QueuedEmail {
	return emailBy(
		feePaid,
		{ name: applicant.name, receipt },
		{
			...toPerson(school, receipt.reference, { name: applicant.name, address: applicant.email }),
			attachment: `receipt:${feeId}`,
		},
	);
}

/** Brings the receipt to an address that the payer has left; it says no more of the application than their page. */
export function payerReceiptEmail(
	school: School,
	{ address, ...data }: z.input<typeof receiptData> & { address: string },
	feeId: number,
): QueuedEmail {
	const envelope = toPerson(school, data.receipt.reference, { address });
	return emailBy(payerReceipt, data, { ...envelope, attachment: `receipt:${feeId}` });
}

export const feePaid = receiptEmail({
	key: "fee-paid",
	title: "Fee receipt",
	letters: { application: feePaidLetter, seat: seatFeePaidLetter },
	nameless: "unnamedApplicant",
});

export const payerReceipt = receiptEmail({
	key: "payer-receipt",
	title: "Receipt (to payer)",
	letters: { application: payerReceiptLetter, seat: seatFeePayerReceiptLetter },
	nameless: "unnamedApplicantOfPayer",
});

type ReceiptEmail = {
	key: string;
	title: string;
	letters: Record<
		FeeKind,
		Letter<"name" | keyof typeof facts, "subject" | "title" | "preview" | "opening" | "closing">
	>;
	/** Message that names the applicant where the given name cannot be a name. */
	nameless: "unnamedApplicant" | "unnamedApplicantOfPayer";
};

function receiptEmail({ letters, nameless, ...email }: ReceiptEmail) {
	return defineEmail<typeof receiptData, EmailContext, Letter>({
		...email,
		to: "person",
		data: receiptData,
		letters: feeKinds.map((kind) => [letters[kind], receiptSample(kind)] as const),
		write: ({ name, receipt }, { school }) => {
			const { kind, reference, number, amount } = receipt;
			const messages = messagesIn(receiptMessages, school.schoolMessages);
			const named = addressee(name, messagesIn(emailMessages, school.schoolMessages)[nameless]);
			const facts = { name: named, reference, amount: formatRupees(amount), receipt: number };
			const letter = fillLetter(letters[kind], facts, school);
			return letterEmail(letter, school, {
				reference,
				blocks: [
					{ rows: receiptRows(messages, receipt) },
					...paragraphBlocks(letter.closing),
					...(receipt.test ? [{ note: messages.testPayment }] : []),
				],
			});
		},
	});
}

/** Returns the contents of the receipt as rows of an email. */
function receiptRows(messages: ReceiptMessages, receipt: PaidReceipt) {
	const { reference, number, amount, added = 0, paidAt, paymentId, plan, counter, method } = receipt;
	const received = amount + Math.min(added, 0);
	return [
		{ label: messages.receiptLabel, value: number },
		{ label: messages.dateLabel, value: formatLong(paidAt) },
		{ label: messages.purposeLabel, value: `${plan}\n${reference}` },
		{ label: messages.amountLabel, value: `${inFigures(received)}\n${describeAmount(received)}` },
		...(added === 0 ? [] : paidRows(messages, receipt)),
		counter
			? { label: messages.methodLabel, value: method ?? "" }
			: { label: messages.paymentNumberLabel, value: paymentId },
	];
}

/** Returns rows for what a payment took besides its fee. */
export function paidRows(messages: ReceiptMessages, { amount, added = 0 }: Pick<PaidReceipt, "amount" | "added">) {
	return [
		{ label: messages.feeLabel, value: inFigures(amount) },
		added > 0
			? { label: messages.chargeLabel, value: inFigures(added) }
			: { label: messages.discountLabel, value: `−${inFigures(-added)}` },
		{ label: messages.totalLabel, value: inFigures(amount + added) },
	];
}
