/** A run of words; with an address it is a link. */
export type Phrase = { text: string; href?: string };

/** Number of items that a sentence names. */
export const named = 3;

/** The first of several as links. */
export function joinPhrases(links: readonly Phrase[]): Phrase[] {
	return links.flatMap((link, index) => (index === 0 ? [link] : [{ text: "; " }, link]));
}

/** Returns the end of a sentence: how many items there are besides those that are named. @param count of all */
export function more(count: number): Phrase[] {
	return [{ text: count > named ? ` and ${count - named} more.` : "." }];
}
