import type { MetaDescriptor } from "react-router";
import { identity } from "#content/identity.ts";

type MetaArguments = { location: { pathname: string }; matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };
type PageWords = { title: string; description: string /** Personal pages and errors stay out of search engines. */; unlisted?: boolean };

/** What a route's `meta` returns: title, description, canonical link and Open Graph, from the page's own words. */
export function pageMeta({ location, matches }: MetaArguments, { title, description, unlisted }: PageWords): MetaDescriptor[] {
	const full = location.pathname === "/" ? title : `${title} | ${identity.name}`;
	const address = `${siteUrl(matches)}${location.pathname.replace(/(.)\/+$/, "$1")}`;
	return [
		{ title: full },
		{ name: "description", content: description },
		...(unlisted
			? [{ name: "robots", content: "noindex" }]
			: [
					{ tagName: "link" as const, rel: "canonical", href: address },
					{ property: "og:url", content: address },
				]),
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: identity.name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
	];
}

function siteUrl(matches: MetaArguments["matches"]) {
	const root = matches.find((match) => match?.id === "root")?.loaderData;
	return root && typeof root === "object" && "siteUrl" in root ? String(root.siteUrl) : "";
}
