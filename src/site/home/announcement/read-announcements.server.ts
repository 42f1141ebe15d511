import { createHash } from "node:crypto";
import { inDisplayOrder, popUp, readLink } from "#src/content/announcements/announcements.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { renderMarkdown } from "#src/content/text/markdown.server.ts";
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
	const read = () => listRecords(db, contentTypes.announcements, query);
	const [{ items }, originals] = await Promise.all([read(), inLanguage(english, read)]);
	// One that was dismissed stays so in another language.
	const hashes = new Map(
		originals.items.map(({ slug, title, link, picture, description }) => [
			slug,
			hash([title, link, picture, description]),
		]),
	);
	return inDisplayOrder(items)
		.slice(0, maxAnnouncements)
		.map(({ slug, title, link, picture, description }) => ({
			id: `${slug}:${hashes.get(slug)}`,
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
