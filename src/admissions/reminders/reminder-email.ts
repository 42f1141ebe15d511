import { z } from "zod";
import type { EmailContext, LetterParts } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";

/** `last`: no other of this kind follows. `stopToken` stops all reminders about the same application or draft. */
export const reminderData = z.object({ last: z.boolean(), stopToken: secret() });

export type ReminderData = z.input<typeof reminderData>;

export const reminderSample = { last: false, stopToken: example.token };

/** How a reminder ends: with how many there are, and how to stop them. */
export function reminderEnd({ last, stopToken }: ReminderData, { siteUrl }: EmailContext) {
	const url = siteUrl + paths.reminders(stopToken);
	const number = last ? "This is our last reminder about this." : "We’ll send at most three reminders about this.";
	const after = [{ note: number }, { link: { label: "Stop these reminders", url } }];
	return { after, unsubscribeUrl: url } satisfies LetterParts;
}
