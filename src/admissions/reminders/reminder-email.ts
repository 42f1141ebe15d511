import { z } from "zod";
import type { EmailContext, LetterParts } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { reminderEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";

/** `last`: no other of this kind follows. `most` is how many there can be. `stopToken` stops all reminders about the same application or draft. */
export const reminderData = z.object({
	last: z.boolean(),
	/** Missing in emails that the release before has queued, as is `most`. */
	number: z.number().optional(),
	most: z.number().optional(),
	stopToken: secret(),
});

export type ReminderData = z.input<typeof reminderData>;

export const reminderSample = { last: false, number: 2, most: 3, stopToken: example.token };

/** Makes the end of a reminder: how many there are, and how to stop them. */
export function reminderEnd(
	{ last, number = 1, most = 3, stopToken }: ReminderData,
	{ school, siteUrl }: EmailContext,
) {
	const messages = messagesIn(reminderEmailMessages, school.schoolMessages);
	const url = siteUrl + paths.reminders(stopToken);
	const count = last ? messages.lastReminder : messages.reminderCount({ number, most });
	const after = [{ note: count }, { link: { label: messages.stopReminders, url } }];
	return { after, unsubscribeUrl: url } satisfies LetterParts;
}
