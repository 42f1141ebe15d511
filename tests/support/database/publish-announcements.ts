import { expect } from "vitest";
import { announcementIds } from "#tests/support/browser/announcements.ts";
import { countContent } from "./broken-tables.ts";
import { readDatabase } from "./read-database.ts";

type Published = {
	slug: string;
	title: string;
	kind?: "admissions" | "general";
	from_date?: string;
	description?: string;
	link?: string | null;
};

/** Replaces the announcements of a running site, in its database, and waits until its home page has them. */
export async function publishAnnouncements(
	site: { url: string } & Parameters<typeof readDatabase>[0],
	...announcements: Published[]
): Promise<void> {
	const before = await announcementIds(site.url);
	const usual = { kind: "general", from_date: "2026-01-01", description: "Come.", link: null } as const;
	const shownAnnouncement = {
		type: 1,
		to_date: "2099-12-31",
		active: 1,
		picture: "poster-8",
		picture_alt: "Poster",
		pinned: 0,
	} as const;
	await readDatabase(site, async (db) => {
		await db.deleteFrom("announcements").execute();
		const rows = announcements.map((announcement) => ({ ...usual, ...shownAnnouncement, ...announcement }));
		await db.insertInto("announcements").values(rows).execute();
	});
	await countContent(site);
	await expect.poll(() => announcementIds(site.url), { timeout: 10_000 }).not.toEqual(before);
}
