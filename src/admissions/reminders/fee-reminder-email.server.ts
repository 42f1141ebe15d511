import { payerBlocks } from "#src/admissions/applications/application-emails.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
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
		const state = `We have your ${formTitle}. Its fee of ${formatRupees(amount)} has not reached us.`;
		const by = payBy === null ? "Please pay it" : `Please pay it by ${formatLong(payBy)}`;
		return reminderContent(context, data, {
			subject: `${reference}: the fee is still to be paid`,
			title: "The application fee is still to be paid",
			preheader: state,
			reference,
			blocks: [
				{ paragraph: `Dear ${addressee(name, "applicant")},` },
				{ paragraph: `${state} ${by} on your application’s page.` },
				{ action: { label: "See the application and pay the fee", url: context.siteUrl + paths.application(token) } },
				...payerBlocks(context.siteUrl + paths.pay(payerToken)),
				{ paragraph: crossed },
				{ note: warning },
			],
		});
	},
};

const crossed =
	"If you have paid already, do not pay again: the page shows whether the money has arrived. Reply to this mail if " +
	"it left your account and the page says otherwise.";
const warning = "Whoever has the link to the application can see all of it, so please do not pass this mail on.";
