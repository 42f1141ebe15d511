import type { Transaction } from "kysely";
import type { Picture } from "#demo/records/types.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { addAnnouncement } from "./announcements/announcements.server.ts";
import { popUp } from "./announcements/announcements.ts";
import { addApprovalDocument } from "./approval-documents/approval-documents.server.ts";
import { addBlog } from "./blogs/blogs.server.ts";
import { addCareer } from "./careers/careers.server.ts";
import { addEvent } from "./events/events.server.ts";
import { addGalleryItem } from "./gallery/gallery.server.ts";
import { addNews } from "./news/news.server.ts";
import { pictureKey } from "./picture.ts";
import { addStaffMember } from "./staff/staff.server.ts";
import { beginChange, readVersion } from "./version.server.ts";

/**
 * Fills a database that never had content with the demo school, all of it or nothing; its dates lie around the day of `now`. Processes that
 * start together do it once.
 * @param siteUrl the origin that the announcements' links lead to
 * @returns whether it did
 */
export async function fillWithDemoSchool(db: Db, { siteUrl, now }: { siteUrl: string; now: Date }): Promise<boolean> {
	if ((await readVersion(db)) > 0) return false;
	const records = await readRecords();
	return db.transaction().execute(async (trx) => {
		const first = (await beginChange(trx)) === 1;
		if (first) await fill(trx, records, (days) => addDays(dayAtSchool(now), days), siteUrl);
		return first;
	});
}

/** Read when they are needed, so that they do not lie in memory ever after. */
async function readRecords() {
	const [news, events, blogs, staff, careers, gallery, announcements, approvalDocuments] = await Promise.all([
		import("#demo/records/news/index.ts"),
		import("#demo/records/events/index.ts"),
		import("#demo/records/blogs/index.ts"),
		import("#demo/records/staff/index.ts"),
		import("#demo/records/careers.ts"),
		import("#demo/records/gallery/index.ts"),
		import("#demo/records/announcements.ts"),
		import("#demo/records/approval-documents.ts"),
	]);
	return { ...news, ...events, ...blogs, ...staff, ...careers, ...gallery, ...announcements, ...approvalDocuments };
}

type Records = Awaited<ReturnType<typeof readRecords>>;

/** Oldest first, so that of two records of one day the later one has the greater key. */
async function fill(trx: Transaction<Database>, records: Records, date: (days: number) => string, siteUrl: string) {
	for (const { slug, day, picture, ...item } of records.news.toReversed())
		await addNews(trx, { ...item, date: date(day), ...draw(picture) }, slug);
	for (const { slug, day, picture, ...event } of records.events.toReversed())
		await addEvent(trx, { ...event, date: date(day), ...draw(picture) }, slug);
	for (const { day, author = null, picture, ...blog } of records.blogs.toReversed())
		await addBlog(trx, { ...blog, author, date: date(day), ...draw(picture) });
	for (const { experienceYears, picture, ...person } of records.staff)
		await addStaffMember(trx, { ...person, experience_years: experienceYears, ...draw(picture) });
	for (const { slug, experienceMin, experienceMax, postedDay, lastDay, ...career } of records.careers.toReversed()) {
		const dates = { posted_on: date(postedDay), last_date: date(lastDay) };
		await addCareer(trx, { ...career, experience_min: experienceMin, experience_max: experienceMax, ...dates }, slug);
	}
	for (const { title, day, picture, video = null } of records.gallery.toReversed())
		await addGalleryItem(trx, { title, date: date(day), ...draw(picture), video });
	for (const { title, link, fromDay, toDay, picture, description } of records.announcements.toReversed()) {
		const dates = { from_date: date(fromDay), to_date: date(toDay) };
		const here = new URL(new URL(link).pathname, siteUrl).href;
		await addAnnouncement(trx, { type: popUp, title, link: here, ...dates, active: 1, ...draw(picture), description });
	}
	for (const { key, title } of records.approvalDocuments) await addApprovalDocument(trx, { title, file: key }, key);
}

function draw(picture: Picture) {
	return { picture: pictureKey(picture), picture_alt: picture.alt };
}
