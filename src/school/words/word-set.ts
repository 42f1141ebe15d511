/** Words that the product brings along and the office may replace: headings, links, what an empty list says. */
export type WordSet<Words extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> = {
	/** The text of the school that has them, and the group in it. */
	text: string;
	group: string;
	/** As the product says them, with `{{placeholders}}`. */
	words: Words;
};

/** The words of a set as the school says them. */
export type WordsOf<Set extends WordSet> = { readonly [Name in keyof Set["words"]]: string };

/** The words of texts as the school says them, by text, group and name. */
export type SchoolWords = Readonly<Record<string, unknown>>;

/** @param schoolWords the school's texts; in the browser those that differ from the product's */
export function wordsIn<Words extends Readonly<Record<string, string>>>(
	{ text, group, words }: WordSet<Words>,
	schoolWords: SchoolWords | undefined,
): { readonly [Name in keyof Words]: string } {
	const groups = schoolWords?.[text] as Readonly<Record<string, object>> | undefined;
	return { ...words, ...groups?.[group] };
}

/** @returns the words with values in the place of `{{placeholders}}` */
export function fillWords(words: string, values: Readonly<Record<string, string | number | undefined>>): string {
	return words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
		name in values ? String(values[name] ?? "") : whole,
	);
}
