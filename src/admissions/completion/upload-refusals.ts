import { type FileRefusal, sayRule } from "#src/forms/checks/say-rule.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import { fileMessages } from "#src/school/messages/sets/rule-messages.ts";

/** Said where the reason is none of a file's, or is one for programs. */
const otherwise: FileRefusal = "notReceived";

/** Says why a document was refused, by the name that an address carries: a text in an address could be anyone's. */
export function sayRefusal(name: string, schoolMessages: SchoolMessages | undefined): string {
	const isKnown = Object.hasOwn(fileMessages.messages, name) && name !== "partMissing";
	return sayRule({ message: isKnown ? name : otherwise }, schoolMessages);
}
