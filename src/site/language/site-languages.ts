import { createContext, use } from "react";
import { useLocation, useMatches } from "react-router";
import { addressIn, englishAddress } from "#src/languages/addresses.ts";
import { english, type LanguageTag } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { useSchool } from "#src/site/school/use-school.ts";

/** A language of the site, named in itself. */
export type SiteLanguage = { tag: LanguageTag; name: string; offer: string };

/** The languages beside English. */
export const LanguagesContext = createContext<readonly SiteLanguage[]>([]);

/** The language of the page. */
export const useLanguage = (): LanguageTag => useSchool().language ?? english;

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/**
 * The languages beside English that have the main text of a page, as its data says where the school writes that text
 * day by day; undefined where it is in every language of the site.
 */
function languagesOf(matches: Matches): readonly LanguageTag[] | undefined {
	const all = matches.map((match) => (match?.loaderData ?? {}) as { languages?: readonly LanguageTag[] });
	return all.find(({ languages }) => languages)?.languages;
}

/** Tells whether the main text of a page is in a language. @param matches routes of the page with their data */
export const isTranslated = (tag: LanguageTag, matches: Matches): boolean =>
	tag === english || languagesOf(matches)?.includes(tag) !== false;

/** Tells whether the main text of the page shown is in a language. */
export function useIsTranslated(): (tag: LanguageTag) => boolean {
	const matches = useMatches();
	return (tag) => isTranslated(tag, matches);
}

/** Tells whether the page shown is in every language of the site. */
export const useIsInEveryLanguage = (): boolean => languagesOf(useMatches()) === undefined;

/** The page in English and in each other language of the site. */
export function usePageInLanguages() {
	const languages = use(LanguagesContext);
	const { pathname, search } = useLocation();
	// A page that is not there is in no language.
	const address = pathname === paths.notFound ? paths.home : `${pathname}${search}`;
	const inEnglish = { tag: english, name: "English", offer: "", address, link: englishAddress(address) };
	return languages.length === 0
		? []
		: [
				inEnglish,
				...languages.map((each) => {
					const local = addressIn(each.tag, address);
					return { ...each, address: local, link: local };
				}),
			];
}
