import { siteServices } from "#src/site/context.server.ts";
import { listedPages } from "#src/site/page-table.ts";
import type { Route } from "./+types/sitemap.ts";
import { answerFile } from "./feed-response.server.ts";
import { listRecordAddresses } from "./record-addresses.server.ts";
import { xmlText } from "./xml.ts";

/** /sitemap.xml as https://www.sitemaps.org/protocol.html has it. */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return answerFile(services, "application/xml; charset=utf-8", async () => {
		const pages = [
			...listedPages.map(([path]) => ({ path, changed: undefined })),
			...(await listRecordAddresses(services)),
		];
		const urls = pages.map(
			({ path, changed }) =>
				`<url><loc>${xmlText(services.siteUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
		);
		return [
			'<?xml version="1.0" encoding="utf-8"?>',
			'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
			...urls,
			"</urlset>",
			"",
		].join("\n");
	});
}
