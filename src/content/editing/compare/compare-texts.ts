import { diffWords, diffWordsWithSpace } from "diff";

/** A stretch of words that stayed, was struck or was added. */
export type Stretch = { kind: "same" | "struck" | "added"; text: string };

/** Beyond this a comparison says only that everything has changed. */
const maxMs = 250;

/** What became of a text, word by word. Empty when it stayed as it was. */
export function compareTexts(before: string, after: string): Stretch[] {
	if (before === after) return [];
	const words = diffWords(before, after, { timeout: maxMs });
	// Where words are the same, spaces differ.
	const same = words?.every(({ added, removed }) => !added && !removed);
	const parts = same ? diffWordsWithSpace(before, after, { timeout: maxMs }) : words;
	const stretches: Stretch[] = parts
		? parts.map(({ added, removed, value: text }) => ({ kind: added ? "added" : removed ? "struck" : "same", text }))
		: [
				{ kind: "struck", text: before },
				{ kind: "added", text: after },
			];
	return stretches.filter(({ text }) => text !== "");
}

/** How many words were struck and added. */
export function countWords(stretches: readonly Stretch[]): { struck: number; added: number } {
	const words = (kind: Stretch["kind"]) =>
		stretches.filter((each) => each.kind === kind).flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length;
	return { struck: words("struck"), added: words("added") };
}

/** The same with long stretches that stayed cut to the words beside a change. */
export function cutStretches(stretches: readonly Stretch[], beside = 6): Stretch[] {
	return stretches.map(({ kind, text }, index) => {
		const words = text.match(/\s*\S+\s*/g) ?? [];
		if (kind !== "same" || words.length <= beside * 2 + 2) return { kind, text };
		const start = index === 0 ? "" : words.slice(0, beside).join("");
		const end = index === stretches.length - 1 ? "" : words.slice(-beside).join("");
		return { kind, text: `${start}…${start && end ? " " : ""}${end}` };
	});
}
