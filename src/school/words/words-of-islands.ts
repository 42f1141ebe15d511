import type { SaidWords } from "./word-set.ts";
import { productWords, type WordTextName } from "./word-texts.ts";

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts whose words are said by what React runs in the browser. */
const texts: readonly WordTextName[] = ["applicationWords", "formWords"];

const found = new WeakMap<object, Groups>();

/** The words that differ from the product's: those are in the code already. @returns undefined if none does */
export function wordsOfIslands(said: SaidWords | undefined): Readonly<Record<string, Groups>> | undefined {
	const own = texts.flatMap((name) => {
		const groups = ownGroups(name, (said?.[name] ?? {}) as Groups);
		return Object.keys(groups).length > 0 ? [[name, groups] as const] : [];
	});
	return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** Looked for once per version of the text. */
function ownGroups(name: WordTextName, said: Groups): Groups {
	const known = found.get(said);
	if (known) return known;
	const groups: [string, Readonly<Record<string, string>>][] = [];
	for (const [group, words] of Object.entries(productWords[name])) {
		const own = Object.entries(said[group] ?? {}).filter(([key, value]) => words[key] !== value);
		if (own.length > 0) groups.push([group, Object.fromEntries(own)]);
	}
	const own = Object.fromEntries(groups);
	found.set(said, own);
	return own;
}
