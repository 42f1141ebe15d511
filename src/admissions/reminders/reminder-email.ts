import { type EmailContext, senderOf } from "#src/forms/email-parts.ts";
import type { EmailContent } from "#src/mail/outbox/email-template.ts";
import type { Email } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";

/** `last`: no other of this kind follows. `stopToken` stops all reminders about the same application or draft. */
export type ReminderData = { last: boolean; stopToken: string };

/** What every reminder ends with: how many there are, and how to stop them. */
export function reminderContent(
	{ school, siteUrl }: EmailContext,
	{ last, stopToken }: ReminderData,
	{ subject, ...email }: Omit<Email, "sender"> & { subject: string },
): EmailContent {
	const url = siteUrl + paths.reminders(stopToken);
	const number = last ? "This is the last reminder about it." : "We send at most three reminders about it.";
	return {
		subject,
		email: {
			...email,
			sender: senderOf(school),
			blocks: [...email.blocks, { note: number }, { link: { label: "Stop these reminders", url } }],
		},
		unsubscribeUrl: url,
	};
}
