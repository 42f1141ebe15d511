import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** Returns the message for someone who has sent too much, or shares the network address of others who have. */
export function sentTooOften(seconds: number, schoolMessages: SchoolMessages | undefined): string {
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	return messagesIn(submissionMessages, schoolMessages).sentTooOften({ minutes });
}

/** The same for a program, which has no page to keep open. */
export function tooManyRequests(seconds: number, schoolMessages: SchoolMessages | undefined): string {
	return messagesIn(submissionMessages, schoolMessages).tooManyRequests({ seconds: Math.ceil(seconds) });
}
