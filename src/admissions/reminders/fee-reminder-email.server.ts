import { z } from "zod";
import { payerBlocks } from "#src/admissions/applications/application-emails.server.ts";
import {
	form,
	name,
	payerMessages,
	reference,
	seatPayerText,
	seatUnpaidText,
	wholeWarning,
} from "#src/admissions/season/season-letter-texts.ts";
import { placeholders } from "#src/admissions/seats/fees/seat-fee-due-email.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { applicantNamed, type EmailContext, paragraphBlocks } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import {
	applicationEmailMessages,
	reminderEmailMessages,
} from "#src/school/messages/sets/emails/application-email-messages.ts";
import { reminderData, reminderEnd, reminderSample } from "./reminder-email.ts";

const unpaid = reminderData.extend({
	reference: z.string(),
	name: z.string(),
	formTitle: z.string(),
	/** Amount in paise. */
	amount: z.number(),
	/** The day by which the fee is asked for; null once it is over. */
	payBy: z.string().nullable(),
	token: secret(),
	/** Token of the payer link. */
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
export const feeReminderEmail = defineLetterEmail({
	key: "fee-reminder",
	title: "Application fee reminder",
	data: unpaid,
	sample,
	letter: {
		name: "You haven’t paid your application fee",
		when: "When an application fee is unpaid, at most three times.",
		to: "the applicant",
		placeholders: {
			name,
			form,
			reference,
			amount: "the amount",
			"how to pay": "a sentence that says where to pay, with the last day if there is one",
			pay: "“Pay it”, with the last day if there is one",
		},
		texts: {
			subject: "Reminder: pay your application fee ({{reference}})",
			title: "You haven’t paid your application fee",
			preview: "We’ve received your {{form}}, but not the application fee of {{amount}}.",
			opening:
				"Dear {{name}},\n\nWe’ve received your {{form}}, but not the application fee of {{amount}}. {{how to pay}}",
			payer: payerMessages,
			closing:
				"If you’ve already paid, don’t pay again. Your application page shows whether we’ve received the money. If " +
				"money was debited but the page doesn’t show it, reply to this email.",
			note: wholeWarning,
		},
		needs: { subject: ["reference"], opening: ["amount"] },
	},
	facts: ({ payBy, ...data }, { school }) => {
		const messages = messagesIn(reminderEmailMessages, school.schoolMessages);
		const day = payBy === null ? undefined : formatLong(payBy);
		return {
			...factsOf(data, school),
			"how to pay": day === undefined ? messages.payOnPage : messages.payOnPageBy({ day }),
			pay: day === undefined ? messages.payIt : messages.payItBy({ day }),
		};
	},
	parts: (data, texts, context) => partsOf(data, texts, context, "seeAndPay"),
});

/** Reminds of the seat fee of a place that was accepted. */
export const seatFeeReminderEmail = defineLetterEmail({
	key: "seat-fee-reminder",
	title: "Seat acceptance fee reminder",
	data: unpaidSeat,
	// The reminder is the only one.
	sample: (context) => ({ ...sample(context), last: true }),
	letter: {
		name: "You haven’t paid your seat acceptance fee",
		when: "When a seat acceptance fee is unpaid, three days before its last day.",
		to: "the applicant",
		placeholders,
		texts: {
			subject: "Reminder: pay your seat acceptance fee by {{day}} ({{reference}})",
			title: "You haven’t paid your seat acceptance fee",
			preview: "{{amount}} for {{reference}}, by {{day}}",
			opening:
				"Dear {{name}},\n\nYou’ve accepted your seat, but we haven’t received the seat acceptance fee of {{amount}}. " +
				`Pay it by {{day}} on your application page. ${seatUnpaidText}`,
			payer: seatPayerText,
			closing:
				"If you’ve already paid, don’t pay again. Your application page shows whether we’ve received the money. If " +
				"you no longer want the seat, tell us so that we can offer it to someone else.",
			note: wholeWarning,
		},
		needs: { subject: ["reference"], opening: ["amount", "day"] },
	},
	facts: ({ payBy, ...data }, { school }) => ({ ...factsOf(data, school), day: formatLong(payBy) }),
	parts: (data, texts, context) => partsOf(data, texts, context, "seeAndPaySeatFee"),
});

type FeeReminderFacts = Omit<FeeReminder, "payBy">;

function factsOf({ reference, name, formTitle: form, amount }: FeeReminderFacts, school: School) {
	return { name: applicantNamed(name, school), form, reference, amount: formatRupees(amount) };
}

function partsOf(
	{ reference, token, payerToken, ...end }: FeeReminderFacts,
	texts: Record<"payer" | "closing", string>,
	context: EmailContext,
	label: "seeAndPay" | "seeAndPaySeatFee",
) {
	const messages = messagesIn(applicationEmailMessages, context.school.schoolMessages);
	return {
		reference,
		blocks: [
			{ action: { label: messages[label], url: context.siteUrl + paths.application(token) } },
			...payerBlocks(messages, texts.payer, context.siteUrl + paths.pay(payerToken)),
			...paragraphBlocks(texts.closing),
		],
		...reminderEnd(end, context),
	};
}
