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
const amount = "the sum";
const receipt = "the number of the receipt";

const payerReceiptLetter = defineLetter({
	key: "payer-receipt",
	name: "The receipt for whoever paid",
	when: "When a fee is paid and whoever paid by a link has left an address. The receipt comes with it.",
	to: "whoever paid",
	placeholders: { name: "the applicant’s name", reference, amount: "the sum", receipt: "the number of the receipt" },
	words: {
		subject: "{{reference}}: your receipt",
		title: "The fee has arrived",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Thank you. The application fee of {{name}} is paid, and the receipt comes with this mail. It is made out to the " +
			"applicant, who gets it too.",
		closing: "This address was left on the page of the payment. We write nothing else to it.",
	},
	needs: { subject: ["reference"] },
});

const seatFeePayerReceiptLetter = defineLetter({
	key: "seat-fee-payer-receipt",
	name: "The receipt for whoever paid a seat fee",
	when: "When a seat fee is paid and whoever paid by a link has left an address. The receipt comes with it.",
	to: "whoever paid",
	placeholders: { name: "the applicant’s name", reference, amount, receipt },
	words: {
		subject: "{{reference}}: your receipt",
		title: "The seat fee has arrived",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Thank you. The seat fee of {{name}} is paid, and the receipt comes with this mail. It is made out to the " +
			"applicant, who gets it too.",
		closing: "This address was left on the page of the payment. We write nothing else to it.",
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
	title: "Receipt of the fee, to its payer",
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
