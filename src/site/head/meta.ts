import type { MetaDescriptor } from "react-router";
import { identity } from "#school/identity.ts";
import { pictureAddress, pictureSize } from "#src/site/share-picture/share-picture-path.ts";

type MetaArguments = {
	location: { pathname: string };
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};
type PageWords = {
	title: string;
	description: string;
	/** Personal pages and errors stay out of search engines. */
	unlisted?: boolean;
	/** The record's own path, where the page answers to others too. */
	path?: string;
	/** Which page of a list of several, if not the first. */
	page?: number;
	/** A text with a date of its own, not a page of the site. */
	article?: boolean;
	/** What the page is about, as src/site/shell/structured-data.ts writes it. */
	about?: (siteUrl: string) => object[];
};

/** What a route's `meta` returns: title, description, canonical link, Open Graph with the page's picture, and structured data. */
export function pageMeta({ location, matches }: MetaArguments, words: PageWords): MetaDescriptor[] {
	const { description, unlisted, page = 1, article, about } = words;
	const title = page > 1 ? `${words.title}, page ${page}` : words.title;
	const full = location.pathname === "/" ? title : `${title} | ${identity.name}`;
	const site = siteUrl(matches);
	const path = words.path ?? location.pathname.replace(/(.)\/+$/, "$1");
	const address = `${site}${path}${page > 1 ? `?page=${page}` : ""}`;
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
		{ property: "og:locale", content: "en_IN" },
		{ property: "og:site_name", content: identity.name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		...(about
			? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": about(site) } } as MetaDescriptor]
			: []),
	];
}

/** A feed of the page, for readers that look for one in its head. */
export function feedLink({ title, address }: { title: string; address: string }): MetaDescriptor {
	return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href: address };
}

function picture(address: string, title: string): MetaDescriptor[] {
	return [
		{ property: "og:image", content: address },
		{ property: "og:image:type", content: "image/png" },
		{ property: "og:image:width", content: String(pictureSize.width) },
		{ property: "og:image:height", content: String(pictureSize.height) },
		{ property: "og:image:alt", content: `${title}, set on contour lines of the hill` },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

function siteUrl(matches: MetaArguments["matches"]) {
	const root = matches.find((match) => match?.id === "root")?.loaderData;
	return root && typeof root === "object" && "siteUrl" in root ? String(root.siteUrl) : "";
}
