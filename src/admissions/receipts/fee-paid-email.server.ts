import { z } from "zod";
import { name, reference } from "#src/admissions/season/letter-words.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { inFigures, inWords } from "#src/payment/fee/amount.ts";
import { type FeeKind, feeKinds } from "#src/payment/fee/fee.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";
import type { PaidReceipt } from "./receipt.server.ts";

const paidReceipt = z.object({
	applicationId: z.number(),
	kind: z.enum(feeKinds),
	number: z.string(),
	reference: z.string(),
	plan: z.string(),
	amount: z.number(),
	/** Missing in receipts that an earlier release has queued. */
	added: z.number().optional(),
	paidAt: z.string(),
	paymentId: z.string(),
	orderId: z.string(),
	method: z.string().nullable(),
	refunded: z.boolean(),
	refunds: z.array(z.object({ amount: z.number(), at: z.string() })),
	counter: z.object({ waived: z.boolean(), paidOn: z.string(), note: z.string() }).nullable(),
	test: z.boolean(),
});

/** A receipt, and the applicant's name. */
export const receiptData = z.object({ name: z.string(), receipt: paidReceipt });

/** Receipts of an invented applicant. */
export const receiptSample =
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

/** What placeholders mean. */
const amount = "the amount";
const receipt = "the receipt number";

const feePaidLetter = defineLetter({
	key: "fee-paid",
	name: "Payment received",
	when: "When an application fee is paid. The receipt is attached.",
	to: "the applicant",
	placeholders: { name, reference, amount: "the amount", receipt: "the receipt number" },
	words: {
		subject: "{{reference}}: payment received",
		title: "Payment received",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Dear {{name}},\n\nWe’ve received your application fee. Your receipt is attached. We’ll email you after we’ve " +
			"reviewed your application. You can add missing marks or documents on your application page, using the link " +
			"in our first email.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

const seatFeePaidLetter = defineLetter({
	key: "seat-fee-paid",
	name: "Seat acceptance fee received",
	when: "When a seat acceptance fee is paid. The receipt is attached.",
	to: "the applicant",
	placeholders: { name, reference, amount, receipt },
	words: {
		subject: "{{reference}}: seat acceptance fee received",
		title: "Seat acceptance fee received",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Dear {{name}},\n\nWe’ve received your seat acceptance fee. Your receipt is attached. Bring it on your " +
			"reporting date. We’ll email you before then about what to do next.",
		closing: "",
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

export const feePaid = defineEmail<typeof receiptData, EmailContext, Letter>({
	key: "fee-paid",
	title: "Fee receipt",
	to: "person",
	data: receiptData,
	letters: [
		[feePaidLetter, receiptSample("application")],
		[seatFeePaidLetter, receiptSample("seat")],
	],
	write: ({ name, receipt }, { school }) => {
		const { reference, number, amount } = receipt;
		const facts = { name: addressee(name, "applicant"), reference, amount: inFigures(amount), receipt: number };
		const filled = fillLetter(receipt.kind === "seat" ? seatFeePaidLetter : feePaidLetter, facts, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [{ rows: receiptRows(receipt) }, ...paragraphBlocks(filled.closing), ...testNote(receipt)],
		});
	},
});

/** What the receipt says, as rows of an email. */
export function receiptRows(receipt: PaidReceipt) {
	const { reference, number, amount, added = 0, paidAt, paymentId, plan, counter, method } = receipt;
	const received = amount + Math.min(added, 0);
	return [
		{ label: "Receipt", value: number },
		{ label: "Date", value: formatLong(paidAt) },
		{ label: "For", value: `${plan}\n${reference}` },
		{ label: "Amount", value: `${inFigures(received)}\n${inWords(received)}` },
		...(added === 0 ? [] : paidRows(receipt)),
		counter ? { label: "Method", value: method ?? "" } : { label: "Payment", value: paymentId },
	];
}

/** What a payment took beside its fee. */
export function paidRows({ amount, added = 0 }: Pick<PaidReceipt, "amount" | "added">) {
	return [
		{ label: "Fee", value: inFigures(amount) },
		added > 0
			? { label: "Payment provider’s charge", value: inFigures(added) }
			: { label: "Discount", value: `−${inFigures(-added)}` },
		{ label: "Total paid", value: inFigures(amount + added) },
	];
}

/** Says of a payment at a test checkout that it was one. */
export function testNote({ test }: PaidReceipt) {
	return test ? [{ note: "This is a test payment. No money was paid." }] : [];
}
