import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { inFigures, inWords } from "#src/payment/fee/amount.ts";
import { feePaidLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { seatFeePaidLetter } from "#src/school/letters/seat-letters.ts";
import type { PaidReceipt } from "./receipt.server.ts";

type FeePaidEmail = { name: string; receipt: PaidReceipt };

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

export const feePaid: EmailTemplate<FeePaidEmail, EmailContext> = {
	name: "fee-paid",
	write: ({ name, receipt }, { school }) => {
		const { reference, number, amount } = receipt;
		const facts = { name: addressee(name, "applicant"), reference, amount: inFigures(amount), receipt: number };
		const filled = fillLetter(receipt.kind === "seat" ? seatFeePaidLetter : feePaidLetter, facts, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [{ rows: receiptRows(receipt) }, ...paragraphBlocks(filled.closing), ...testNote(receipt)],
		});
	},
};

/** What the receipt says, as rows of an e-mail. */
export function receiptRows({ reference, number, amount, paidAt, paymentId, plan, counter, method }: PaidReceipt) {
	return [
		{ label: "Receipt", value: number },
		{ label: "Date", value: formatLong(paidAt) },
		{ label: "For", value: `${plan}\n${reference}` },
		{ label: "Amount", value: `${inFigures(amount)}\n${inWords(amount)}` },
		counter ? { label: "Method", value: method ?? "" } : { label: "Payment", value: paymentId },
	];
}

/** Says of a payment at a test checkout that it was one. */
export function testNote({ test }: PaidReceipt) {
	return test ? [{ note: "This payment was made at a test checkout: no money moved." }] : [];
}
