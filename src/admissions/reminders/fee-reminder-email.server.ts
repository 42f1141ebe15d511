import { payerBlocks } from "#src/admissions/applications/application-emails.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, noteBlocks, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { feeReminderLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
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

/** Reminds of a fee that has not arrived. */
export function feeReminder(school: School, address: string, data: FeeReminder): QueuedEmail {
	return emailBy(feeReminderEmail, data, toPerson(school, data.reference, { name: data.name, address }));
}

export const feeReminderEmail: EmailTemplate<FeeReminder, EmailContext> = {
	name: "fee-reminder",
	write: (data, context) => {
		const { reference, name, formTitle, amount, payBy, token, payerToken } = data;
		const pay = payBy === null ? "Please pay it" : `Please pay it by ${formatLong(payBy)}`;
		const applicant = addressee(name, "applicant");
		const facts = { name: applicant, form: formTitle, reference, amount: formatRupees(amount), pay };
		const said = fillLetter(feeReminderLetter, facts, context.school);
		return reminderContent(context, data, {
			subject: said.subject,
			title: said.title,
			preheader: said.preview,
			reference,
			blocks: [
				...paragraphBlocks(said.opening),
				{ action: { label: "See the application and pay the fee", url: context.siteUrl + paths.application(token) } },
				...payerBlocks(said.payer, context.siteUrl + paths.pay(payerToken)),
				...paragraphBlocks(said.closing),
				...noteBlocks(said.note),
			],
		});
	},
};
