/** Languages of pages that families read. */
export const languages = ["en", "ta", "hi"] as const;
export type Language = (typeof languages)[number];

/** The language that a link asks for by `lang`; English without one. */
export function languageOf({ searchParams }: Pick<URL, "searchParams">): Language {
	const languageTag = searchParams.get("lang");
	return languages.find((each) => each === languageTag) ?? "en";
}
