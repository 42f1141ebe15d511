import { type EmailContext, letterEmail } from "#src/forms/email-parts.ts";
import type { EmailContent } from "#src/mail/outbox/email-template.ts";
import type { Email } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";

/** `last`: no other of this kind follows. `stopToken` stops all reminders about the same application or draft. */
export type ReminderData = { last: boolean; stopToken: string };

/** The words of a reminder's letter, filled. */
type LetterWords = Record<"subject" | "title" | "preview" | "opening" | "note", string>;

/**
 * A reminder, which ends with how many there are, and how to stop them.
 * @param parts its blocks between the opening and the note
 */
export function reminderContent(
	{ school, siteUrl }: EmailContext,
	{ last, stopToken }: ReminderData,
	letter: LetterWords,
	parts: Pick<Email, "blocks" | "reference">,
): EmailContent {
	const url = siteUrl + paths.reminders(stopToken);
	const number = last ? "This is the last reminder about it." : "We send at most three reminders about it.";
	const after = [{ note: number }, { link: { label: "Stop these reminders", url } }];
	return { ...letterEmail(letter, school, { ...parts, after }), unsubscribeUrl: url };
}
