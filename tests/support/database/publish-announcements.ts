import { expect, vi } from "vitest";
import { announcementIds } from "#tests/support/browser/announcements.ts";
import { countContent } from "./broken-tables.ts";
import { readDatabase } from "./read-database.ts";

type OwnSite = { url: string } & Parameters<typeof readDatabase>[0];

type Published = {
	slug: string;
	title: string;
	kind?: "admissions" | "general";
	from_date?: string;
	description?: string;
	link?: string | null;
};

/** Replaces the announcements of a running site, in its database, and waits until its home page has them. */
export async function publishAnnouncements(site: OwnSite, ...announcements: Published[]): Promise<void> {
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
	await expect.poll(() => announcementIds(site.url)).not.toEqual(before);
}

/** Chooses, for the school of a running site, that announcements lie over its home page. */
export async function announceOverPage(site: OwnSite): Promise<void> {
	await readDatabase(site, async (db) => {
		const home = await db.selectFrom("school_texts").select("fields").where("name", "=", "home").executeTakeFirst();
		const fields = JSON.stringify({ ...JSON.parse(home?.fields ?? "{}"), announcements: "overlay" });
		await db
			.insertInto("school_texts")
			.values({ name: "home", fields })
			.onConflict((conflict) => conflict.column("name").doUpdateSet({ fields }))
			.execute();
	});
	await countContent(site);
	const isChosen = async () => (await (await fetch(site.url)).text()).includes('<dialog aria-label="Announcement"');
	await vi.waitUntil(isChosen, { timeout: 60_000 });
}
