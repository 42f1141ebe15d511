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
			plan: kind === "seat" ? `Seat fee, ${formTitle}` : `${formTitle} fee`,
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
const amount = "the sum";
const receipt = "the number of the receipt";

const feePaidLetter = defineLetter({
	key: "fee-paid",
	name: "Your fee has arrived",
	when: "When the fee of an application is paid. The receipt comes with it.",
	to: "the applicant",
	placeholders: { name, reference, amount: "the sum", receipt: "the number of the receipt" },
	words: {
		subject: "{{reference}}: the fee has arrived",
		title: "Your fee has arrived",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Dear {{name}},\n\nThe application fee is paid, and the receipt comes with this mail. We write to you when your " +
			"application has been read. What you did not have at hand, such as marks or certificates, can follow on the " +
			"application’s page, by the link in our first mail.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

const seatFeePaidLetter = defineLetter({
	key: "seat-fee-paid",
	name: "Your seat fee has arrived",
	when: "When a seat fee is paid. The receipt comes with it.",
	to: "the applicant",
	placeholders: { name, reference, amount, receipt },
	words: {
		subject: "{{reference}}: the seat fee has arrived",
		title: "Your seat fee has arrived",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Dear {{name}},\n\nThe seat fee is paid, and the receipt comes with this mail. Please bring it when you enrol. We " +
			"write to you before the term begins.",
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
	title: "Receipt of the fee",
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
			: { label: "Taken off by an offer", value: `−${inFigures(-added)}` },
		{ label: "Paid in all", value: inFigures(amount + added) },
	];
}

/** Says of a payment at a test checkout that it was one. */
export function testNote({ test }: PaidReceipt) {
	return test ? [{ note: "This payment was made at a test checkout: no money moved." }] : [];
}
