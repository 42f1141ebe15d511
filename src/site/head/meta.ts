import type { MetaDescriptor } from "react-router";
import { addressIn } from "#src/languages/addresses.ts";
import { english, languageNow } from "#src/languages/language.ts";
import { type MessageSet, type Messages, messagesIn } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { pagesNotOffered } from "#src/school/offering.ts";
import type { SchoolTexts } from "#src/school-texts.ts";
import { isTranslated } from "#src/site/language/site-languages.ts";
import { schoolIn } from "#src/site/school/school-in.ts";
import { pictureAddress, pictureSize } from "./share-picture-path.ts";
import type { Site } from "./structured-data.ts";

export type MetaArguments = {
	location: { pathname: string };
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};
/** The words of a set as the school says them. */
type FindMessages = <Own extends Readonly<Record<string, string>>>(set: MessageSet<Own>) => Messages<Own>;
type PageMeta = {
	title: string;
	/** Description of the page; without one, the title and the name of the school. */
	description: string | undefined;
	/** Personal pages and errors stay out of search engines. */
	unlisted?: boolean;
	/** The record's canonical path, where the page answers at others too. */
	path?: string;
	/** The number of a list page, if not the first. */
	page?: number;
	/** A dated text (Open Graph "article"). */
	article?: boolean;
	/** Structured data, from structured-data.ts. */
	about?: (site: Site) => object[];
};

/**
 * A route's `meta`: title, description, canonical link, Open Graph with the share picture, and structured data.
 * @param of a page's texts, or a function that makes them of the school's
 */
export function pageMeta(
	{ location, matches }: MetaArguments,
	of: PageMeta | ((school: SchoolTexts, messagesOf: FindMessages) => PageMeta),
): MetaDescriptor[] {
	const school = schoolIn({ matches });
	const { identity } = school;
	const messagesOf: FindMessages = (set) => messagesIn(set, school);
	const text: PageMeta = pagesNotOffered(school.outlines).has(location.pathname)
		? { title: messagesOf(programmesMessages).notOfferedTitle, description: undefined, unlisted: true }
		: typeof of === "function"
			? of(school, messagesOf)
			: of;
	const { unlisted, page = 1, article, about } = text;
	const title = page > 1 ? `${text.title}, page ${page}` : text.title;
	const description = text.description || `${text.title}: ${identity.name}.`;
	const { name: languageName } = languageNow();
	const homeTitle = languageName ? `${title} (${languageName})` : title;
	const full = location.pathname === "/" ? homeTitle : `${title} | ${identity.name}`;
	const site = siteUrl(matches);
	const path = text.path ?? location.pathname.replace(/(.)\/+$/, "$1");
	const { language = english } = school;
	const inLanguage = isTranslated(language, matches) ? addressIn(language, path) : path;
	const address = `${site}${inLanguage}${page > 1 ? `?page=${page}` : ""}`;
	return [
		{ title: full },
		{ name: "description", content: description },
		...(unlisted
			? [{ name: "robots", content: "noindex" }]
			: [
					{ tagName: "link" as const, rel: "canonical", href: address },
					{ property: "og:url", content: address },
					...picture(`${site}${pictureAddress(path)}`, title),
				]),
		{ property: "og:type", content: article ? "article" : "website" },
		{ property: "og:locale", content: `${language}_IN` },
		{ property: "og:site_name", content: identity.name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		...(about
			? [
					{
						"script:ld+json": { "@context": "https://schema.org", "@graph": about({ url: site, identity }) },
					} as MetaDescriptor,
				]
			: []),
	];
}

/** A link to the page's feed, for feed readers. */
export function feedLink({ title, address }: { title: string; address: string }): MetaDescriptor {
	return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href: address };
}

function picture(address: string, title: string): MetaDescriptor[] {
	return [
		{ property: "og:image", content: address },
		{ property: "og:image:type", content: "image/png" },
		{ property: "og:image:width", content: String(pictureSize.width) },
		{ property: "og:image:height", content: String(pictureSize.height) },
		{ property: "og:image:alt", content: `${title}, on a patterned background` },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

function siteUrl(matches: MetaArguments["matches"]) {
	const root = matches.find((match) => match?.id === "root")?.loaderData;
	return root && typeof root === "object" && "siteUrl" in root ? String(root.siteUrl) : "";
}
