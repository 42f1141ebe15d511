import { z } from "zod";
import type { EmailContext, LetterParts } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { reminderEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";

/** `last`: no other of this kind follows. `stopToken` stops all reminders about the same application or draft. */
export const reminderData = z.object({ last: z.boolean(), stopToken: secret() });

export type ReminderData = z.input<typeof reminderData>;

export const reminderSample = { last: false, stopToken: example.token };

/** Makes the end of a reminder: how many there are, and how to stop them. */
export function reminderEnd({ last, stopToken }: ReminderData, { school, siteUrl }: EmailContext) {
	const messages = messagesIn(reminderEmailMessages, school.schoolMessages);
	const url = siteUrl + paths.reminders(stopToken);
	const number = last ? messages.lastReminder : messages.reminderCount;
	const after = [{ note: number }, { link: { label: messages.stopReminders, url } }];
	return { after, unsubscribeUrl: url } satisfies LetterParts;
}
