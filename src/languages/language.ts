/** BCP 47 tag of a language, such as `ta`. */
export type LanguageTag = string;

/** Language of the product's own texts. */
export const english: LanguageTag = "en";

/** Words and order of dates in a language; English ones are in the code. */
export type DateNames = {
	/** From January. */
	months: readonly string[];
	/** From Sunday. */
	weekdays: readonly string[];
	/** The weekday comes after the day and month. */
	weekdayLast?: boolean;
	/** Times of the day from an hour on, as `[4, "காலை {time} மணி"]`, in order of hours. */
	times: readonly (readonly [fromHour: number, text: string])[];
};

/** Facts of the language in which code writes. */
export type LanguageFacts = {
	tag: LanguageTag;
	/** The name of another language for itself. */
	name?: string;
	dates?: DateNames | undefined;
	/** Counts with the plural "one", where all others have "other"; without them, `Intl` tells. */
	ones?: readonly number[] | undefined;
	/** Translations of texts by their English; the server has them. */
	texts?: Readonly<Record<string, string>>;
};

let read: () => LanguageFacts = readPage;

/** The language of what is written now: of the request or email on the server, of the page in a browser. */
export const languageNow = (): LanguageFacts => read();

/** Sets where the language is read. In a browser it is the page's. */
export function followLanguage(reader: () => LanguageFacts): void {
	read = reader;
}

/** A text of the product or the school in the language of now, if it has been translated. On the server only. */
export const translateText = (text: string): string => languageNow().texts?.[text] ?? text;

/** The language of now as records store it: null for English. */
export function writtenLanguage(): LanguageTag | null {
	const { tag } = languageNow();
	return tag === english ? null : tag;
}

let pageFacts: LanguageFacts | undefined;

function readPage(): LanguageFacts {
	if (typeof document === "undefined") return { tag: english };
	const { lang, dataset } = document.documentElement;
	pageFacts ??= {
		tag: lang.split("-")[0] || english,
		dates: dataset.dates && JSON.parse(dataset.dates),
		ones: dataset.ones?.split(" ").map(Number),
	};
	return pageFacts;
}

/** The name of a language in the language of now, or in English where that is unknown. On the server only. */
export const languageName = (tag: LanguageTag): string =>
	new Intl.DisplayNames([languageNow().tag, english], { type: "language" }).of(tag) ?? tag;

/** The plural of a count in the language of now. The product's languages bring their rule, so no formatter is made. */
export function pluralOf(count: number): string {
	const { tag, ones = tag === english ? [1] : undefined } = languageNow();
	if (ones) return ones.includes(count) ? "one" : "other";
	return new Intl.PluralRules([tag, english]).select(count);
}
