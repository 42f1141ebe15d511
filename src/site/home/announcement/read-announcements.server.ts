import { createHash } from "node:crypto";
import { inDisplayOrder, popUp, readLink } from "#src/content/announcements/announcements.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { renderMarkdown } from "#src/content/text/markdown.server.ts";
import { translateRecords } from "#src/content/translations/records-in-language.server.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english } from "#src/languages/language.ts";
import type { SiteServices } from "#src/site/context.server.ts";

const maxAnnouncements = 10;

/** An announcement as the home page shows it. */
export type Announcement = {
	/** Identifies it and its content: another one once it has changed. */
	id: string;
	slug: string;
	title: string;
	link: string | undefined;
	/** The key of its picture. */
	picture: string;
	/** Description of the announcement, as sanitised HTML. */
	html: string;
};

/** @returns the announcements that run today, in the order in which a visitor gets them */
export async function readAnnouncements({ db, now }: SiteServices): Promise<Announcement[]> {
	const query = { page: 1, itemsPerPage: 100, type: popUp, now: now() };
	const { items } = await inLanguage(english, () => listRecords(db, contentTypes.announcements, query));
	// One that was dismissed stays so in another language.
	const withIds = inDisplayOrder(items)
		.slice(0, maxAnnouncements)
		.map((item) => ({ ...item, id: `${item.slug}:${hash([item.title, item.link, item.picture, item.description])}` }));
	const announcements = await translateRecords(db, contentTypes.announcements, withIds);
	return announcements.map(({ id, slug, title, link, picture, description }) => ({
		id,
		slug,
		title,
		link: readLink(link) ?? undefined,
		picture,
		html: renderMarkdown(description, 3),
	}));
}

function hash(content: readonly unknown[]): string {
	return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 8);
}
