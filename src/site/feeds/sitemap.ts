import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/sitemap.ts";
import { answerFile } from "./feed-response.server.ts";
import { writeSitemap } from "./write-sitemap.server.ts";

/** /sitemap.xml */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return answerFile(services, "application/xml; charset=utf-8", () => writeSitemap(services));
}
