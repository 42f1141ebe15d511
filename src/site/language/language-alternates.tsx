import { useLocation, useMatches } from "react-router";
import * as paths from "#src/paths.ts";
import { isPersonal } from "#src/site/page-table.ts";
import { useIsTranslated, usePageInLanguages } from "./site-languages.ts";

/** Tells search engines where the page is in other languages. */
export function LanguageAlternates() {
	const { pathname } = useLocation();
	const root = useMatches()[0]?.loaderData;
	const isTranslated = useIsTranslated();
	const pages = usePageInLanguages().filter(({ tag }) => isTranslated(tag));
	if (isPersonal(pathname) || pages.length < 2 || pathname === paths.notFound) return null;
	const site = root && typeof root === "object" && "siteUrl" in root ? String(root.siteUrl) : "";
	return [
		...pages.map(({ tag, address }) => [tag, address] as const),
		...pages.slice(0, 1).map(({ address }) => ["x-default", address] as const),
	].map(([tag, address]) => <link key={tag} rel="alternate" hrefLang={tag} href={`${site}${address}`} />);
}
