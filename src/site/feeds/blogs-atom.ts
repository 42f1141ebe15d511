import { identity } from "#demo/identity.ts";
import { readDay } from "#src/calendar/day.ts";
import { listBlogs } from "#src/content/blogs/blogs.server.ts";
import { authorOf } from "#src/content/blogs/blogs.ts";
import { firstWords } from "#src/content/excerpt.ts";
import { plainText, renderMarkdown } from "#src/content/markdown.server.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { Route } from "./+types/blogs-atom.ts";
import { withHost, writeAtom } from "./atom.ts";
import { answerFile } from "./feed-response.server.ts";

/** /blogs/atom.xml: the latest 20. */
export function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const { db, siteUrl } = services;
	return answerFile(services, "application/atom+xml; charset=utf-8", async () => {
		const { items } = await listBlogs(db, { page: 1, itemsPerPage: 20 });
		const entries = items.map(({ id, title, date, author, description }) => ({
			url: `${siteUrl}/blog-details/${id}`,
			title,
			day: readDay(date) ?? "1970-01-01",
			author: authorOf({ author }),
			summary: firstWords(plainText(description), 40),
			html: withHost(renderMarkdown(description, 2), siteUrl),
		}));
		return writeAtom(
			{
				title: `Blogs at ${identity.name}`,
				subtitle: identity.tagline,
				self: `${siteUrl}/blogs/atom.xml`,
				page: `${siteUrl}/blogs`,
				author: identity.name,
				icon: `${siteUrl}/icons/icon-192.png`,
			},
			entries,
		);
	});
}
