import { readDay } from "#src/calendar/day.ts";
import { type ContentType, recordPath } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { cuts, firstWords } from "#src/content/text/excerpt.ts";
import { plainText, renderMarkdown } from "#src/content/text/markdown.server.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english } from "#src/languages/language.ts";
import { iconAddress } from "#src/school/icons.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import { type AtomEntry, withHost, writeAtom } from "./atom.ts";

const entryCount = 20;

/**
 * The latest records of a content type as an Atom feed.
 * @returns undefined if no content type has a feed at this address
 */
export async function writeContentFeed(
	{ db, siteUrl, now, school: { identity } }: Pick<SiteServices, "db" | "siteUrl" | "now" | "school">,
	path: string,
	types = allContentTypes,
): Promise<string | undefined> {
	const type = types.find(({ feed }) => feed?.path === path);
	if (!type?.feed) return undefined;
	const query = { page: 1, itemsPerPage: entryCount, now: now() };
	const { items } = await inLanguage(english, () => listRecords(db, type, query));
	return writeAtom(
		{
			title: type.feed.title(identity.name),
			subtitle: identity.tagline,
			self: `${siteUrl}${path}`,
			page: `${siteUrl}${type.feed.page}`,
			author: identity.name,
			icon: siteUrl + iconAddress(identity, "icon-192.png"),
		},
		items.flatMap((record) => atomEntry(type, record, { siteUrl, school: identity.name })),
	);
}

type FeedRecord = Awaited<ReturnType<typeof listRecords>>["items"][number];

function atomEntry(
	{ feed, page, table }: ContentType,
	record: FeedRecord,
	{ siteUrl, school }: { siteUrl: string; school: string },
): AtomEntry[] {
	if (!feed || !page) return [];
	const { date, author = school, description, ...entry } = feed.entry(record);
	return [
		{
			...entry,
			// RFC 4151: a name of the host’s, given in that year.
			id: `tag:${new URL(siteUrl).hostname},2026:${table}/${record.id}`,
			url: siteUrl + recordPath(page, record),
			day: readDay(date) ?? "1970-01-01",
			author,
			summary: firstWords(plainText(description), cuts.feed.words),
			html: withHost(renderMarkdown(description, 2), siteUrl),
		},
	];
}
