import { payerBlocks } from "#src/admissions/applications/application-emails.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { feeReminderLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { seatFeeReminderLetter } from "#src/school/letters/seat-letters.ts";
import { type ReminderData, reminderContent } from "./reminder-email.ts";

type FeeReminder = ReminderData & {
	reference: string;
	name: string;
	formTitle: string;
	/** In paise. */
	amount: number;
	/** The day by which the fee is asked for; null once it is over. */
	payBy: string | null;
	token: string;
	/** Of the payer link. */
	payerToken: string;
};

type SeatFeeReminder = FeeReminder & { payBy: string };

/** Reminds of a fee that has not arrived. */
export function feeReminder(school: School, address: string, data: FeeReminder): QueuedEmail {
	return emailBy(feeReminderEmail, data, toPerson(school, data.reference, { name: data.name, address }));
}

/** Reminds of the seat fee of a place that was accepted. */
export function seatFeeReminder(school: School, address: string, data: SeatFeeReminder): QueuedEmail {
	return emailBy(seatFeeReminderEmail, data, toPerson(school, data.reference, { name: data.name, address }));
}

export const feeReminderEmail: EmailTemplate<FeeReminder, EmailContext> = {
	name: "fee-reminder",
	write: (data, context) => {
		const { payBy } = data;
		const pay = payBy === null ? "Please pay it" : `Please pay it by ${formatLong(payBy)}`;
		const filled = fillLetter(feeReminderLetter, { ...factsOf(data), pay }, context.school);
		return content(data, context, filled, "See the application and pay the fee");
	},
};

export const seatFeeReminderEmail: EmailTemplate<SeatFeeReminder, EmailContext> = {
	name: "seat-fee-reminder",
	write: (data, context) => {
		const filled = fillLetter(seatFeeReminderLetter, { ...factsOf(data), day: formatLong(data.payBy) }, context.school);
		return content(data, context, filled, "See the application and pay the seat fee");
	},
};

function factsOf({ reference, name, formTitle: form, amount }: FeeReminder) {
	return { name: addressee(name, "applicant"), form, reference, amount: formatRupees(amount) };
}

type LetterWords = Parameters<typeof reminderContent>[2] & Record<"payer" | "closing", string>;

function content(data: FeeReminder, context: EmailContext, filled: LetterWords, label: string) {
	const { reference, token, payerToken } = data;
	return reminderContent(context, data, filled, {
		reference,
		blocks: [
			{ action: { label, url: context.siteUrl + paths.application(token) } },
			...payerBlocks(filled.payer, context.siteUrl + paths.pay(payerToken)),
			...paragraphBlocks(filled.closing),
		],
	});
}
