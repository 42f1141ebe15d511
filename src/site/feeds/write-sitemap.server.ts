import { allContentTypes } from "#src/content/content-types.ts";
import { listPageAddresses, type PageAddress } from "#src/content/page-addresses.server.ts";
import { addressIn } from "#src/languages/addresses.ts";
import { english } from "#src/languages/language.ts";
import { listedPages } from "#src/listed-pages.ts";
import { addedPages } from "#src/school/forms/application-form-settings.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import { questionPages } from "#src/site/questions/all-questions.ts";
import { xmlText } from "./xml.ts";

/** The most addresses that a sitemap may have by the protocol, https://www.sitemaps.org/protocol.html. */
const maxAddresses = 50_000;

/** The sitemap: every listed page, every question, and the pages of the latest records. */
export async function writeSitemap(
	{ db, siteUrl, school, languages }: Pick<SiteServices, "db" | "siteUrl" | "school" | "languages">,
	types = allContentTypes,
) {
	const pages: PageAddress[] = [...listedPages, ...addedPages(school.outlines), ...questionPages(school.questions)]
		.filter(([path]) => !school.site.hidden.has(path))
		.map(([path]) => ({ path }));
	const tags = languages.map(({ tag }) => tag);
	const most = Math.floor((maxAddresses / (languages.length + 1) - pages.length) / types.length);
	for (const type of types) pages.push(...(await listPageAddresses(db, type, { max: most, tags })));
	const urls = pages.flatMap(({ path, changed, languages = tags }) => {
		const inLanguages = [english, ...languages];
		const links = inLanguages.map((tag) => {
			return `<xhtml:link rel="alternate" hreflang="${tag}" href="${xmlText(siteUrl + addressIn(tag, path))}"/>`;
		});
		const facts = `${changed ? `<lastmod>${changed}</lastmod>` : ""}${inLanguages.length > 1 ? links.join("") : ""}`;
		return inLanguages.map((tag) => `<url><loc>${xmlText(siteUrl + addressIn(tag, path))}</loc>${facts}</url>`);
	});
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...urls,
		"</urlset>",
		"",
	].join("\n");
}
