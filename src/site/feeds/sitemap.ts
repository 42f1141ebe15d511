import { allContentTypes } from "#src/content/content-types.ts";
import { listPageAddresses, type PageAddress } from "#src/content/page-addresses.server.ts";
import { type SiteServices, siteServices } from "#src/site/context.server.ts";
import { listedPages } from "#src/site/page-table.ts";
import type { Route } from "./+types/sitemap.ts";
import { answerFile } from "./feed-response.server.ts";
import { xmlText } from "./xml.ts";

/** The most addresses that a sitemap may have by the protocol. */
const mostAddresses = 50_000;

/** /sitemap.xml */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return answerFile(services, "application/xml; charset=utf-8", () => writeSitemap(services));
}

/** Every page of the site, of records only the latest where there are too many: see https://www.sitemaps.org/protocol.html. */
export async function writeSitemap({ db, siteUrl }: Pick<SiteServices, "db" | "siteUrl">, types = allContentTypes) {
	const pages: PageAddress[] = listedPages.map(([path]) => ({ path }));
	const most = Math.floor((mostAddresses - pages.length) / types.length);
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
