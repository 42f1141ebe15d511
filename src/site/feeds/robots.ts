import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/robots.ts";
import { answerFile } from "./feed-response.server.ts";

/** /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const lines = [
		"User-agent: *",
		"Disallow: /api/",
		`Disallow: ${officePaths.home}`,
		`Disallow: ${paths.application("")}`,
		`Disallow: ${paths.reminders("")}`,
		`Disallow: ${paths.pay("")}`,
		`Disallow: ${paths.documentRequest("")}`,
		`Disallow: ${paths.interview("")}`,
		`Disallow: ${paths.bookedVisit("")}`,
		"",
		`Sitemap: ${services.siteUrl}${paths.sitemap}`,
		"",
	];
	return answerFile(services, "text/plain; charset=utf-8", async () => lines.join("\n"));
}
