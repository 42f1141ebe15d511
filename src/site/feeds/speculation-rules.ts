import { apiRoot } from "#src/api-paths.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { SiteLanguage } from "#src/site/language/site-languages.ts";
import type { Route } from "./+types/speculation-rules.ts";
import { answerFile } from "./feed-response.server.ts";

/** Answers that are no pages, and pages that belong to one visitor. */
const excluded = [
	`${apiRoot}/*`,
	"/static/*",
	paths.media("*"),
	paths.film("*"),
	paths.upload("*"),
	paths.sharePicture("*"),
	paths.application("*"),
	paths.pay("*"),
	paths.bookedVisit("*"),
	...["pdf", "xml", "ics", "txt", "json", "docx"].map((extension) => `/*.${extension}`),
];
const pagesIn = (languages: readonly SiteLanguage[]) => ({
	and: [
		{ href_matches: "/*" },
		{
			not: { href_matches: excluded.concat(languages.flatMap(({ tag }) => excluded.map((path) => `/${tag}${path}`))) },
		},
		// Show More appends the page that it leads to.
		{ not: { selector_matches: "[target], [download], [data-show-more] a" } },
	],
});

/**
 * /speculation-rules.json: what browsers may fetch ahead of a click. A page's likely next page is prefetched once the
 * page has loaded; any other is prerendered when the visitor points at its link or touches it. A header of every page
 * names this file: https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Speculation-Rules.
 */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const pages = pagesIn(services.languages);
	const rules = {
		prefetch: [
			{
				where: { and: [...pages.and, { selector_matches: "html[data-loaded] main [data-likely]" }] },
				eagerness: "immediate",
			},
		],
		prerender: [{ where: pages, eagerness: "moderate" }],
	};
	return answerFile(services, "application/speculationrules+json", async () => JSON.stringify(rules));
}
