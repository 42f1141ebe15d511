import type { SchoolMessages } from "./word-set.ts";

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The messages of this page that differ from the product's, for code in the browser that is no component; components
 * have `useMessages`. Undefined on the server.
 */
export function pageMessages(): SchoolMessages | undefined {
	if (typeof document === "undefined") return undefined;
	const texts: Record<string, unknown> = {};
	for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-words]")) {
		const sent: Texts = JSON.parse(dataset.words ?? "{}");
		for (const [text, groups] of Object.entries(sent)) texts[text] = { ...(texts[text] ?? {}), ...groups };
	}
	return texts;
}
