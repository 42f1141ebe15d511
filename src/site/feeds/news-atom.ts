import { identity } from "#demo/identity.ts";
import { readDay } from "#src/calendar/day.ts";
import { firstWords } from "#src/content/excerpt.ts";
import { plainText, renderMarkdown } from "#src/content/markdown.server.ts";
import { listNews } from "#src/content/news/news.server.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/news-atom.ts";
import { withHost, writeAtom } from "./atom.ts";
import { answerFile } from "./feed-response.server.ts";

/** /news/atom.xml: the latest 20. */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const { db, siteUrl } = services;
	return answerFile(services, "application/atom+xml; charset=utf-8", async () => {
		const { items } = await listNews(db, { page: 1, itemsPerPage: 20 });
		const entries = items.map(({ slug, title, date, category, description }) => ({
			url: `${siteUrl}/news-details/${slug}`,
			title,
			day: readDay(date) ?? "1970-01-01",
			author: identity.name,
			category,
			summary: firstWords(plainText(description), 40),
			html: withHost(renderMarkdown(description, 2), siteUrl),
		}));
		return writeAtom(
			{
				title: `News from ${identity.name}`,
				subtitle: identity.tagline,
				self: `${siteUrl}/news/atom.xml`,
				page: `${siteUrl}/news`,
				author: identity.name,
				icon: `${siteUrl}/icons/icon-192.png`,
			},
			entries,
		);
	});
}
