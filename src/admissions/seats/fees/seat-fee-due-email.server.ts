import { z } from "zod";
import { payerBlocks } from "#src/admissions/applications/application-emails.server.ts";
import { form, name, reference, seatPayerWords, wholeWarning } from "#src/admissions/season/letter-words.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { inFigures, inWords } from "#src/payment/fee/amount.ts";

const seatFee = z.object({
	reference: z.string(),
	name: z.string(),
	/** Such as "B.Arch application". */
	formTitle: z.string(),
	/** In paise. */
	amount: z.number(),
	/** `YYYY-MM-DD` */
	payBy: z.string(),
	token: secret(),
	/** Of the payer link of the seat fee. */
	payerToken: secret(),
});

/** What placeholders of letters about a fee that is to be paid by a day mean. */
export const placeholders = { name, form, reference, amount: "the sum", day: "the last day to pay" };

/** Tells anyone who has accepted a place what it costs, and by when. */
export function seatFeeDueEmail(school: School, address: string, data: z.input<typeof seatFee>): QueuedEmail {
	return emailBy(seatFeeDue, data, toPerson(school, data.reference, { name: data.name, address }));
}

export const seatFeeDue = defineLetterEmail({
	key: "seat-fee-due",
	title: "The seat fee",
	data: seatFee,
	sample: ({ school }) => ({
		...exampleApplication(school),
		amount: example.amount,
		payBy: example.dueOn,
		token: example.token,
		payerToken: example.token,
	}),
	letter: {
		name: "The seat fee",
		when: "When an offered place is accepted and a seat fee is set for it.",
		to: "the applicant",
		placeholders,
		words: {
			subject: "{{reference}}: the seat fee is to be paid by {{day}}",
			title: "The seat fee is to be paid",
			preview: "{{amount}} for {{reference}}, by {{day}}",
			opening:
				"Dear {{name}},\n\nYou have accepted the place, and we are glad. It is yours once the seat fee of {{amount}} has " +
				"arrived. Please pay it by {{day}} on your application’s page.",
			payer: seatPayerWords,
			closing: "The receipt comes to you by mail as soon as the fee has arrived.",
			note: wholeWarning,
		},
		needs: { subject: ["reference"], opening: ["amount", "day"] },
	},
	facts: ({ name, formTitle, reference, amount, payBy }) => ({
		name: addressee(name, "applicant"),
		form: formTitle,
		reference,
		amount: inFigures(amount),
		day: formatLong(payBy),
	}),
	parts: ({ reference, amount, payBy, token, payerToken }, { payer, closing }, { siteUrl }) => ({
		reference,
		blocks: [
			{
				rows: [
					{ label: "Seat fee", value: `${inFigures(amount)}\n${inWords(amount)}` },
					{ label: "Pay by", value: formatLong(payBy) },
				],
			},
			{ action: { label: "See the application and pay the seat fee", url: siteUrl + paths.application(token) } },
			...payerBlocks(payer, siteUrl + paths.pay(payerToken)),
			...paragraphBlocks(closing),
		],
	}),
});
