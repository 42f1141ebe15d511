import { z } from "zod";
import { name, reference } from "#src/admissions/season/season-letter-texts.ts";
import { formatLong } from "#src/calendar/format.ts";
import { applicantNamed, paragraphBlocks } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import { describeAmount, inFigures } from "#src/payment/fee/amount.ts";
import { feeKinds, formatRupees } from "#src/payment/fee/fee.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { receiptMessages } from "#src/school/messages/sets/emails/receipt-messages.ts";

/**
 * Amounts in paise: what goes back, what is left of the payment with the school, and what the provider charged the
 * payer and has not refunded. `at` is ISO 8601.
 */
const refundedSchema = z.object({
	name: z.string(),
	reference: z.string(),
	/** Missing in letters from before fees had kinds. */
	kind: z.enum(feeKinds).optional(),
	amount: z.number(),
	left: z.number(),
	charge: z.number().optional(),
	paymentId: z.string(),
	/** The provider's id of the refund, or the school's number of it. */
	refund: z.string(),
	at: z.string(),
	test: z.boolean(),
});

/** Tells the applicant that money goes back. */
export const feeRefunded = defineLetterEmail({
	key: "fee-refunded",
	title: "Fee refund",
	data: refundedSchema,
	sample: ({ school }) => ({
		...exampleApplication(school),
		amount: example.amount,
		left: 0,
		paymentId: "pay_sample",
		refund: "1",
		at: example.changedAt,
		test: false,
	}),
	letter: {
		name: "Your refund",
		when: "When a fee is refunded, in full or in part.",
		to: "the applicant",
		placeholders: { name, reference, amount: "the amount" },
		texts: {
			subject: "We’ve refunded {{amount}} ({{reference}})",
			title: "Your refund of {{amount}}",
			preview: "It can take 5 to 7 working days to appear.",
			opening:
				"Dear {{name}},\n\nWe’ve refunded {{amount}} to the account it was paid from. If someone else paid, the " +
				"money goes to them. It can take 5 to 7 working days to appear.",
			closing: "If you don’t see it after 10 working days, email {{school e-mail}} with your refund ID.",
		},
		needs: { subject: ["reference"], opening: ["amount"] },
	},
	facts: ({ name, reference, amount }, { school }) => ({
		name: applicantNamed(name, school),
		reference,
		amount: formatRupees(amount),
	}),
	parts: (
		{ reference, kind, amount, left, charge = 0, paymentId, refund, at, test },
		{ closing },
		{ school: { schoolMessages } },
	) => {
		const messages = messagesIn(receiptMessages, schoolMessages);
		return {
			reference,
			blocks: [
				{
					rows: [
						{ label: messages.amountLabel, value: `${inFigures(amount)}\n${describeAmount(amount)}` },
						...(kind === "seat" ? [{ label: messages.feeLabel, value: messages.seatFee }] : []),
						...(left > 0 ? [{ label: messages.balanceLabel, value: inFigures(left) }] : []),
						...(charge > 0 ? [{ label: messages.keptChargeLabel, value: inFigures(charge) }] : []),
						{ label: messages.dateLabel, value: formatLong(at) },
						{ label: messages.paymentNumberLabel, value: paymentId },
						{ label: messages.refundNumberLabel, value: refund },
					],
				},
				...paragraphBlocks(closing),
				...(test ? [{ note: messages.testRefund }] : []),
			],
		};
	},
});
