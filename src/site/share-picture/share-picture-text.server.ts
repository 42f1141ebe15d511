import { formatHyphenated, formatShort, formatWeekdayDay } from "#src/calendar/format.ts";
import { findBlog } from "#src/content/blogs/blogs.server.ts";
import { findCareer } from "#src/content/careers/careers.server.ts";
import { findEvent } from "#src/content/events/events.server.ts";
import { findNews } from "#src/content/news/news.server.ts";
import { findStaffMember } from "#src/content/staff/staff.server.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import { listedPages } from "#src/site/page-table.ts";
import type { PictureWords } from "./draw-share-picture.server.ts";

const titles = new Map(listedPages);

type Find = (services: SiteServices, key: string) => Promise<PictureWords | undefined>;

const records: Record<string, Find> = {
	"news-details": async ({ db }, key) => {
		const news = await findNews(db, key);
		return news && { title: news.title, label: `News, ${formatShort(news.date)}` };
	},
	"event-details": async ({ db }, key) => {
		const event = await findEvent(db, key);
		return event && { title: event.title, label: `${formatWeekdayDay(event.date)}, ${event.place}` };
	},
	"blog-details": async ({ db }, key) => {
		const blog = await findBlog(db, key);
		return blog && { title: blog.title, label: blog.author ? `Blog, ${blog.author}` : "Blog" };
	},
	"staff-details": async ({ db }, key) => {
		const person = await findStaffMember(db, key);
		return person && { title: person.name, label: person.designation };
	},
	"carrers-details": async ({ db }, key) => {
		const career = await findCareer(db, key);
		return career && { title: career.title, label: `Careers, apply by ${formatHyphenated(career.last_date)}` };
	},
};

/** What the picture of a page says. @returns nothing for a path without a page */
export async function wordsOf(services: SiteServices, path: string): Promise<PictureWords | undefined> {
	const title = titles.get(path);
	if (title) return { title, label: "" };
	const [, kind = "", key = ""] = path.split("/");
	return records[kind]?.(services, key);
}
