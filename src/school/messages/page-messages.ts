import type { MessageSet, PlainName, SchoolMessages } from "./message-set.ts";

type Texts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

let readMessages: { elements: number; messages: SchoolMessages } | undefined;

/**
 * The messages of this page that differ from the product's, for all code in the browser. Each is in the page once: an
 * island comes without those that one before it has. Undefined on the server.
 */
export function pageMessages(): SchoolMessages | undefined {
	if (typeof document === "undefined") return undefined;
	const elements = document.querySelectorAll<HTMLElement>("[data-messages]");
	if (readMessages?.elements === elements.length) return readMessages.messages;
	const messages: Record<string, Record<string, object>> = {};
	for (const { dataset } of elements)
		for (const [text, groups] of Object.entries<Texts[string]>(JSON.parse(dataset.messages ?? "{}")))
			for (const [group, texts] of Object.entries(groups))
				messages[text] = { ...messages[text], [group]: { ...messages[text]?.[group], ...texts } };
	readMessages = { elements: elements.length, messages };
	return messages;
}

/** The school's own text of a message, compiled; undefined if the page has the product's. */
export function ownMessage({ text, group }: MessageSet, name: string): unknown {
	return (pageMessages() as Texts | undefined)?.[text]?.[group]?.[name];
}

/** A message without values or tags, as the page has it. */
export function plainMessage<Set extends MessageSet>(set: Set, name: PlainName<Set> & string): string {
	const own = ownMessage(set, name);
	return typeof own === "string" ? own : (set.messages[name] ?? "");
}
