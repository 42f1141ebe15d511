import { allContentTypes } from "#src/content/content-types.ts";
import { listPageAddresses, type PageAddress } from "#src/content/page-addresses.server.ts";
import { listedPages } from "#src/listed-pages.ts";
import { addedPages } from "#src/school/forms/application-form-settings.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import { questionPages } from "#src/site/questions/all-questions.ts";
import { xmlText } from "./xml.ts";

/** The most addresses that a sitemap may have by the protocol, https://www.sitemaps.org/protocol.html. */
const maxAddresses = 50_000;

/** The sitemap: every listed page, every question, and the pages of the latest records. */
export async function writeSitemap(
	{ db, siteUrl, school }: Pick<SiteServices, "db" | "siteUrl" | "school">,
	types = allContentTypes,
) {
	const pages: PageAddress[] = [...listedPages, ...addedPages(school.outlines), ...questionPages(school.questions)]
		.filter(([path]) => !school.site.hidden.has(path))
		.map(([path]) => ({ path }));
	const most = Math.floor((maxAddresses - pages.length) / types.length);
	for (const type of types) pages.push(...(await listPageAddresses(db, type, most)));
	const urls = pages.map(
		({ path, changed }) =>
			`<url><loc>${xmlText(siteUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
	);
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...urls,
		"</urlset>",
		"",
	].join("\n");
}
