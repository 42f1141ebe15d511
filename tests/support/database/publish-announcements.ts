import { expect } from "vitest";
import { announcementIds } from "#tests/support/browser/announcements.ts";
import { openSqlite } from "./open-sqlite.ts";

type Published = {
	slug: string;
	title: string;
	kind?: "admissions" | "general";
	from_date?: string;
	description?: string;
	link?: string | null;
};

/** Replaces the announcements of a running site, in its SQLite database, and waits until its home page has them. */
export async function publishAnnouncements(
	{ url, dataDir }: { url: string; dataDir: string },
	...announcements: Published[]
): Promise<void> {
	const before = await announcementIds(url);
	const db = openSqlite(dataDir);
	db.exec("begin immediate; delete from announcements");
	const insert = db.prepare(
		`insert into announcements (slug, title, kind, from_date, description, link, type, to_date, active, picture, picture_alt)
		values (?, ?, ?, ?, ?, ?, 1, '2099-12-31', 1, 'poster-8', 'Poster')`,
	);
	for (const {
		slug,
		title,
		kind = "general",
		from_date = "2026-01-01",
		description = "Come.",
		link = null,
	} of announcements)
		insert.run(slug, title, kind, from_date, description, link);
	db.exec("update counters set value = value + 1 where name = 'content'; commit");
	db.close();
	await expect.poll(() => announcementIds(url), { timeout: 10_000 }).not.toEqual(before);
}
