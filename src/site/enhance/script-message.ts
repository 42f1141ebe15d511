import type { CompiledMessage } from "#src/messages/compiled-message.ts";
import { sayParts, type Values } from "#src/messages/say-parts.ts";
import type { MessageSet, MessagesOf } from "#src/school/messages/message-set.ts";
import { ownMessage } from "#src/school/messages/page-messages.ts";

type ValuesOf<Message> = Message extends (values: infer MessageValues extends Values) => unknown
	? [values: MessageValues]
	: [];

/**
 * Finds the message of a script that is not an island. The message is the product's unless the page has the school's.
 */
export function scriptMessage<Set extends MessageSet, Name extends keyof Set["messages"] & string>(
	set: Set,
	name: Name,
	...values: ValuesOf<MessagesOf<Set>[Name]>
): string {
	return scriptMessageParts<string>(set, name, values[0] ?? {}, (_, inside) => inside.join("")).join("");
}

/** The same in parts, with an element for each tag. */
export function scriptMessageParts<Node>(
	set: MessageSet,
	name: string,
	values: Values,
	sayTag: (name: string, inside: (string | Node)[]) => Node,
): (string | Node)[] {
	const own = ownMessage(set, name) as CompiledMessage | undefined;
	// The build has compiled the product's, too.
	return sayParts(own ?? set.messages[name] ?? "", values, sayTag);
}
