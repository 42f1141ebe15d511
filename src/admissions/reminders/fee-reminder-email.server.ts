import { z } from "zod";
import { payerBlocks } from "#src/admissions/applications/application-emails.server.ts";
import {
	form,
	name,
	payerWords,
	reference,
	seatPayerWords,
	wholeWarning,
} from "#src/admissions/season/letter-words.ts";
import { placeholders } from "#src/admissions/seats/fees/seat-fee-due-email.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { reminderData, reminderEnd, reminderSample } from "./reminder-email.ts";

const unpaid = reminderData.extend({
	reference: z.string(),
	name: z.string(),
	formTitle: z.string(),
	/** In paise. */
	amount: z.number(),
	/** The day by which the fee is asked for; null once it is over. */
	payBy: z.string().nullable(),
	token: secret(),
	/** Of the payer link. */
	payerToken: secret(),
});
const unpaidSeat = unpaid.extend({ payBy: z.string() });

type FeeReminder = z.input<typeof unpaid>;

const sample = ({ school }: EmailContext) => ({
	...reminderSample,
	...exampleApplication(school),
	amount: example.amount,
	payBy: example.dueOn,
	token: example.token,
	payerToken: example.token,
});

/** Reminds of a fee that has not arrived. */
export function feeReminder(school: School, address: string, data: FeeReminder): QueuedEmail {
	return emailBy(feeReminderEmail, data, toPerson(school, data.reference, { name: data.name, address }));
}

/** Reminds of the seat fee of a place that was accepted. */
export function seatFeeReminder(school: School, address: string, data: z.input<typeof unpaidSeat>): QueuedEmail {
	return emailBy(seatFeeReminderEmail, data, toPerson(school, data.reference, { name: data.name, address }));
}

export const feeReminderEmail = defineLetterEmail({
	key: "fee-reminder",
	title: "Reminder of the fee",
	data: unpaid,
	sample,
	letter: {
		name: "The fee is still to be paid",
		when: "When a fee has not arrived, three times at most.",
		to: "the applicant",
		placeholders: {
			name,
			form,
			reference,
			amount: "the sum",
			pay: "“Please pay it”, with the last day if there is one",
		},
		words: {
			subject: "{{reference}}: the fee is still to be paid",
			title: "The application fee is still to be paid",
			preview: "We have your {{form}}. Its fee of {{amount}} has not reached us.",
			opening:
				"Dear {{name}},\n\nWe have your {{form}}. Its fee of {{amount}} has not reached us. {{pay}} on your " +
				"application’s page.",
			payer: payerWords,
			closing:
				"If you have paid already, do not pay again: the page shows whether the money has arrived. Reply to this mail if " +
				"it left your account and the page says otherwise.",
			note: wholeWarning,
		},
		needs: { subject: ["reference"], opening: ["amount", "pay"] },
	},
	facts: ({ payBy, ...data }) => ({
		...factsOf(data),
		pay: payBy === null ? "Please pay it" : `Please pay it by ${formatLong(payBy)}`,
	}),
	parts: (data, words, context) => partsOf(data, words, context, "See the application and pay the fee"),
});

export const seatFeeReminderEmail = defineLetterEmail({
	key: "seat-fee-reminder",
	title: "Reminder of the seat fee",
	data: unpaidSeat,
	sample,
	letter: {
		name: "The seat fee is still to be paid",
		when: "When a seat fee has not arrived, three days before its last day.",
		to: "the applicant",
		placeholders,
		words: {
			subject: "{{reference}}: the seat fee is still to be paid",
			title: "The seat fee is still to be paid",
			preview: "{{amount}} for {{reference}}, by {{day}}",
			opening:
				"Dear {{name}},\n\nYou have accepted the place, and its seat fee of {{amount}} has not reached us. Please pay it " +
				"by {{day}} on your application’s page.",
			payer: seatPayerWords,
			closing:
				"If you have paid already, do not pay again: the page shows whether the money has arrived. If you do not want " +
				"the place any more, please tell us, so that we can offer it to somebody else.",
			note: wholeWarning,
		},
		needs: { subject: ["reference"], opening: ["amount", "day"] },
	},
	facts: ({ payBy, ...data }) => ({ ...factsOf(data), day: formatLong(payBy) }),
	parts: (data, words, context) => partsOf(data, words, context, "See the application and pay the seat fee"),
});

type Reminded = Omit<FeeReminder, "payBy">;

function factsOf({ reference, name, formTitle: form, amount }: Reminded) {
	return { name: addressee(name, "applicant"), form, reference, amount: formatRupees(amount) };
}

function partsOf(
	{ reference, token, payerToken, ...end }: Reminded,
	words: Record<"payer" | "closing", string>,
	context: EmailContext,
	label: string,
) {
	return {
		reference,
		blocks: [
			{ action: { label, url: context.siteUrl + paths.application(token) } },
			...payerBlocks(words.payer, context.siteUrl + paths.pay(payerToken)),
			...paragraphBlocks(words.closing),
		],
		...reminderEnd(end, context),
	};
}
