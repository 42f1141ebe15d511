import { z } from "zod";
import { name, reference } from "#src/admissions/season/season-letter-texts.ts";
import { formatLong } from "#src/calendar/format.ts";
import { applicantNamed, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type FeeKind, feeKinds, formatRupees } from "#src/payment/fee/fee.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { receiptMessages } from "#src/school/messages/sets/emails/receipt-messages.ts";
import type { PaidReceipt } from "./receipt.server.ts";

/** `amount` in paise, `paidAt` ISO 8601. */
const waived = z.object({
	name: z.string(),
	kind: z.enum(feeKinds),
	reference: z.string(),
	amount: z.number(),
	number: z.string(),
	paidAt: z.string(),
});

const sample =
	(kind: FeeKind) =>
	({ school }: EmailContext) => ({
		...exampleApplication(school),
		kind,
		amount: example.amount,
		number: "DSA-27-R-000001",
		paidAt: example.changedAt,
	});

/** Meaning of the placeholder. */
const amount = "the amount";

const feeWaivedLetter = defineLetter({
	key: "fee-waived",
	name: "Your application fee is waived",
	when: "When the office waives an application fee. A document that confirms it is attached.",
	to: "the applicant",
	placeholders: { name, reference, amount: "the amount", receipt: "the number of the document" },
	texts: {
		subject: "Your application fee is waived ({{reference}})",
		title: "Your application fee is waived",
		preview: "You don’t need to pay the application fee for {{reference}}.",
		opening:
			"Dear {{name}},\n\nWe’ve waived your application fee of {{amount}}, so you don’t need to pay it. A " +
			"confirmation is attached. We’ll email you with any update on your application.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

const seatFeeWaivedLetter = defineLetter({
	key: "seat-fee-waived",
	name: "Your seat acceptance fee is waived",
	when: "When the office waives a seat acceptance fee. A document that confirms it is attached.",
	to: "the applicant",
	placeholders: { name, reference, amount, receipt: "the number of the document" },
	texts: {
		subject: "Your seat acceptance fee is waived ({{reference}})",
		title: "Your seat acceptance fee is waived",
		preview: "You don’t need to pay the seat acceptance fee.",
		opening:
			"Dear {{name}},\n\nWe’ve waived your seat acceptance fee of {{amount}}, so you don’t need to pay " +
			"it. The seat is yours. A confirmation is attached.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

/** Tells the applicant that the fee is waived; the paper that says so is attached. */
export function feeWaivedEmail(
	school: School,
	{ name, email: address }: { name: string; email: string },
	feeId: number,
	{ kind, reference, amount, number, paidAt }: PaidReceipt,
): QueuedEmail {
	const envelope = toPerson(school, reference, { name, address });
	const data = { name, kind, reference, amount, number, paidAt };
	return emailBy(feeWaived, data, { ...envelope, attachment: `receipt:${feeId}` });
}

export const feeWaived = defineEmail<typeof waived, EmailContext, Letter>({
	key: "fee-waived",
	title: "Fee waiver",
	to: "person",
	data: waived,
	letters: [
		[feeWaivedLetter, sample("application")],
		[seatFeeWaivedLetter, sample("seat")],
	],
	write: ({ name, kind, reference, amount, number, paidAt }, { school }) => {
		const facts = { name: applicantNamed(name, school), reference, amount: formatRupees(amount), receipt: number };
		const letter = fillLetter(kind === "seat" ? seatFeeWaivedLetter : feeWaivedLetter, facts, school);
		const messages = messagesIn(receiptMessages, school.schoolMessages);
		return letterEmail(letter, school, {
			reference,
			blocks: [
				{
					rows: [
						{ label: messages.waiverNumberLabel, value: number },
						{ label: messages.dateLabel, value: formatLong(paidAt) },
					],
				},
				...paragraphBlocks(letter.closing),
			],
		});
	},
});
