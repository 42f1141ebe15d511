import { addressIn } from "#src/languages/addresses.ts";
import { english } from "#src/languages/language.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/robots.ts";
import { answerFile } from "./feed-response.server.ts";

/** Beginnings of the addresses of one person. */
const personal = [
	paths.application(""),
	paths.reminders(""),
	paths.pay(""),
	paths.documentRequest(""),
	paths.interview(""),
	paths.bookedVisit(""),
];

/** /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const tags = services.languages.map(({ tag }) => tag);
	const lines = [
		"User-agent: *",
		"Disallow: /api/",
		`Disallow: ${officePaths.home}`,
		...personal.flatMap((path) => [english, ...tags].map((tag) => `Disallow: ${addressIn(tag, path)}`)),
		"",
		`Sitemap: ${services.siteUrl}${paths.sitemap}`,
		"",
	];
	return answerFile(services, "text/plain; charset=utf-8", async () => lines.join("\n"));
}
