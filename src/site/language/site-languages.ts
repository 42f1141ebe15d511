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

/** Pages whose main text is what the school writes day by day: each is in the languages that it is translated to. */
const ofRecords = [
	paths.newsDetails(""),
	paths.blogDetails(""),
	paths.eventDetails(""),
	paths.staffDetails(""),
	paths.careersDetails(""),
	paths.project(""),
	paths.ownPage(""),
	paths.legalVersion("", "").replace(/\/+$/, "/"),
];

/** Tells whether the main text of a page is in every language of the site. */
export const isOfTexts = (pathname: string) =>
	!ofRecords.some((path) => pathname.startsWith(path) && pathname.length > path.length);

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** Tells whether the main text of a page is in a language. @param matches routes of the page, whose data names them */
export function isTranslated(pathname: string, tag: LanguageTag, matches: Matches): boolean {
	if (tag === english || isOfTexts(pathname)) return true;
	return matches.some((match) => {
		const { languages = [] } = (match?.loaderData ?? {}) as { languages?: readonly LanguageTag[] };
		return languages.includes(tag);
	});
}

/** Tells whether the main text of the page shown is in a language. */
export function useIsTranslated(): (tag: LanguageTag) => boolean {
	const { pathname } = useLocation();
	const matches = useMatches();
	return (tag) => isTranslated(pathname, tag, matches);
}

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
