import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";

/**
 * Tells how long someone who was refused until this moment has to wait.
 * @returns seconds for the header `Retry-After`, and a text such as "30 minutes"
 */
export function waitUntil(
	again: Date,
	now: Date,
	schoolMessages: SchoolMessages | undefined,
): { seconds: number; wait: string } {
	const messages = messagesIn(submissionMessages, schoolMessages);
	const seconds = Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000));
	const minutes = Math.ceil(seconds / 60);
	const wait =
		minutes < 120 ? messages.minutes({ count: minutes }) : messages.hours({ count: Math.ceil(minutes / 60) });
	return { seconds, wait };
}
