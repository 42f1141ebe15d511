import type { MessageSet, PlainName, SchoolMessages } from "./message-set.ts";

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Texts = Readonly<Record<string, Groups>>;

/**
 * The messages of this page that differ from the product's, for code in the browser that is no component; components
 * have `useMessages`. Undefined on the server.
 */
export function pageMessages(): SchoolMessages | undefined {
	if (typeof document === "undefined") return undefined;
	const texts: Record<string, unknown> = {};
	for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-words]")) {
		const pageTexts: Texts = JSON.parse(dataset.words ?? "{}");
		for (const [text, groups] of Object.entries(pageTexts)) texts[text] = { ...(texts[text] ?? {}), ...groups };
	}
	return texts;
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
