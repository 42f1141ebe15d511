import { isOver, isUnread, type Stage } from "#src/admissions/applications/stage.ts";
import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** Returns the reason why what was sent can no longer be changed, as a sentence; undefined while it can. */
export function refuseChange(stage: Stage, schoolMessages: SchoolMessages | undefined): string | undefined {
	const messages = messagesIn(applicationRefusalMessages, schoolMessages);
	if (isOver(stage)) return messages.ended;
	return isUnread(stage) ? undefined : messages.underReview;
}
