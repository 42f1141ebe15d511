import { addressee, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { payerReceiptLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { seatFeePayerReceiptLetter } from "#src/school/letters/seat-letters.ts";
import { receiptRows, testNote } from "./fee-paid-email.server.ts";
import type { PaidReceipt } from "./receipt.server.ts";

/** `name` is the applicant's. */
type PayerReceiptEmail = { name: string; receipt: PaidReceipt };

/** Brings the receipt to an address that whoever paid has left; it says no more of the application than their page. */
export function payerReceiptEmail(
	school: School,
	{ address, ...data }: PayerReceiptEmail & { address: string },
	feeId: number,
): QueuedEmail {
	const envelope = toPerson(school, data.receipt.reference, { address });
	return emailBy(payerReceipt, data, { ...envelope, attachment: `receipt:${feeId}` });
}

export const payerReceipt: EmailTemplate<PayerReceiptEmail, EmailContext> = {
	name: "payer-receipt",
	write: ({ name, receipt }, { school }) => {
		const { reference, number, amount } = receipt;
		const facts = { name: addressee(name, "the applicant"), reference, amount: inFigures(amount), receipt: number };
		const filled = fillLetter(receipt.kind === "seat" ? seatFeePayerReceiptLetter : payerReceiptLetter, facts, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [{ rows: receiptRows(receipt) }, ...paragraphBlocks(filled.closing), ...testNote(receipt)],
		});
	},
};
