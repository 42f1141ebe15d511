import { z } from "zod";
import { payerBlocks } from "#src/admissions/applications/application-emails.server.ts";
import {
	form,
	name,
	reference,
	seatPayerText,
	seatUnpaidText,
	wholeWarning,
} from "#src/admissions/season/season-letter-texts.ts";
import { formatLong } from "#src/calendar/format.ts";
import { applicantNamed, paragraphBlocks } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { describeAmount, inFigures } from "#src/payment/fee/amount.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { receiptMessages } from "#src/school/messages/sets/emails/receipt-messages.ts";

const seatFee = z.object({
	reference: z.string(),
	name: z.string(),
	/** Such as "B.Arch application". */
	formTitle: z.string(),
	/** Amount in paise. */
	amount: z.number(),
	/** `YYYY-MM-DD` */
	payBy: z.string(),
	token: secret(),
	/** Token of the payer link of the seat fee. */
	payerToken: secret(),
});

/** Meanings of placeholders in letters about a fee that is to be paid by a day. */
export const placeholders = { name, form, reference, amount: "the amount", day: "the last day to pay" };

/** Tells anyone who has accepted a place what it costs, and by when. */
export const seatFeeDue = defineLetterEmail({
	key: "seat-fee-due",
	title: "Seat acceptance fee due",
	data: seatFee,
	sample: ({ school }) => ({
		...exampleApplication(school),
		amount: example.amount,
		payBy: example.dueOn,
		token: example.token,
		payerToken: example.token,
	}),
	letter: {
		name: "Pay your seat acceptance fee",
		when: "When an applicant accepts an offer and a seat acceptance fee is set.",
		to: "the applicant",
		placeholders,
		texts: {
			subject: "Pay your seat acceptance fee by {{day}} ({{reference}})",
			title: "Pay your seat acceptance fee",
			preview: "{{amount}} for {{reference}}, by {{day}}",
			opening:
				"Dear {{name}},\n\nThank you for accepting. The seat is yours. Pay the seat acceptance fee of {{amount}} by " +
				`{{day}} on your application page. ${seatUnpaidText}`,
			payer: seatPayerText,
			closing: "We’ll email your receipt as soon as we receive the fee.",
			note: wholeWarning,
		},
		needs: { subject: ["reference"], opening: ["amount", "day"] },
	},
	facts: ({ name, formTitle, reference, amount, payBy }, { school }) => ({
		name: applicantNamed(name, school),
		form: formTitle,
		reference,
		amount: formatRupees(amount),
		day: formatLong(payBy),
	}),
	parts: ({ reference, amount, payBy, token, payerToken }, { payer, closing }, { school, siteUrl }) => {
		const messages = messagesIn(applicationEmailMessages, school.schoolMessages);
		const { seatFee, payByLabel } = messagesIn(receiptMessages, school.schoolMessages);
		return {
			reference,
			blocks: [
				{
					rows: [
						{ label: seatFee, value: `${inFigures(amount)}\n${describeAmount(amount)}` },
						{ label: payByLabel, value: formatLong(payBy) },
					],
				},
				{ action: { label: messages.seeAndPaySeatFee, url: siteUrl + paths.application(token) } },
				...payerBlocks(messages, payer, siteUrl + paths.pay(payerToken)),
				...paragraphBlocks(closing),
			],
		};
	},
});
