import type { z } from "zod";
import { reference } from "#src/admissions/season/letter-words.ts";
import { addressee, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";
import { receiptData, receiptRows, receiptSample, testNote } from "./fee-paid-email.server.ts";

/** What placeholders mean. */
const amount = "the amount";
const receipt = "the receipt number";

const payerReceiptLetter = defineLetter({
	key: "payer-receipt",
	name: "Receipt for the payer",
	when: "When someone pays a fee with a payment link and leaves an email address. The receipt is attached.",
	to: "the payer",
	placeholders: { name: "the applicant’s name", reference, amount: "the amount", receipt: "the receipt number" },
	words: {
		subject: "{{reference}}: your receipt",
		title: "Payment received",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Thank you. You’ve paid {{name}}’s application fee. The receipt is attached. It’s made out to the " +
			"applicant, who gets a copy as well.",
		closing: "You’re getting this because you entered your email when paying. We won’t email you again.",
	},
	needs: { subject: ["reference"] },
});

const seatFeePayerReceiptLetter = defineLetter({
	key: "seat-fee-payer-receipt",
	name: "Receipt for the payer of a seat acceptance fee",
	when: "When someone pays a seat acceptance fee by payment link and leaves an email address. It has the receipt.",
	to: "the payer",
	placeholders: { name: "the applicant’s name", reference, amount, receipt },
	words: {
		subject: "{{reference}}: your receipt",
		title: "Seat acceptance fee received",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Thank you. You’ve paid {{name}}’s seat acceptance fee. The receipt is attached. It’s made out to the " +
			"applicant, who gets a copy as well.",
		closing: "You’re getting this because you entered your email when paying. We won’t email you again.",
	},
	needs: { subject: ["reference"] },
});

/** Brings the receipt to an address that the payer has left; it says no more of the application than their page. */
export function payerReceiptEmail(
	school: School,
	{ address, ...data }: z.input<typeof receiptData> & { address: string },
	feeId: number,
): QueuedEmail {
	const envelope = toPerson(school, data.receipt.reference, { address });
	return emailBy(payerReceipt, data, { ...envelope, attachment: `receipt:${feeId}` });
}

export const payerReceipt = defineEmail<typeof receiptData, EmailContext, Letter>({
	key: "payer-receipt",
	title: "Receipt (to payer)",
	to: "person",
	data: receiptData,
	letters: [
		[payerReceiptLetter, receiptSample("application")],
		[seatFeePayerReceiptLetter, receiptSample("seat")],
	],
	write: ({ name, receipt }, { school }) => {
		const { reference, number, amount } = receipt;
		const facts = { name: addressee(name, "the applicant"), reference, amount: inFigures(amount), receipt: number };
		const filled = fillLetter(receipt.kind === "seat" ? seatFeePayerReceiptLetter : payerReceiptLetter, facts, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [{ rows: receiptRows(receipt) }, ...paragraphBlocks(filled.closing), ...testNote(receipt)],
		});
	},
});
