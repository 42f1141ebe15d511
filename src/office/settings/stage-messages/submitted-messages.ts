import { defaultMessages } from "#src/admissions/stage-messages/default-stage-messages.ts";
import type { StageMessages, StageMessagesKey } from "#src/admissions/stage-messages/stage-messages.ts";

type SubmittedFields = Partial<Record<"pageTitle" | "pageText" | "mailSubject" | "mailTitle" | "mailText", string>>;

/** The words that a form has for the texts that its stage has. */
export function submittedMessages(
	key: StageMessagesKey,
	{ pageTitle = "", pageText = "", mailSubject = "", mailTitle = "", mailText = "" }: SubmittedFields,
): StageMessages {
	const { page, mail } = defaultMessages[key];
	return {
		page: page && { title: pageTitle, text: pageText },
		mail: mail && { subject: mailSubject, title: mailTitle, text: mailText },
	};
}
