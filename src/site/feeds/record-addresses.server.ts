import { readDay } from "#src/calendar/day.ts";
import type { SiteServices } from "../context.server.ts";

/** As many of a kind are named at most, the latest ones, so that a site map stays below the 50 000 addresses that one may have. */
const most = 9000;

export type RecordAddress = { path: string; changed?: string | undefined };

/** The pages of all records. */
export async function listRecordAddresses({ db }: Pick<SiteServices, "db">): Promise<RecordAddress[]> {
	const news = await db.selectFrom("news").select(["slug", "date"]).orderBy("id", "desc").limit(most).execute();
	const events = await db.selectFrom("events").select("slug").orderBy("id", "desc").limit(most).execute();
	const blogs = await db.selectFrom("blogs").select(["id", "date"]).orderBy("id", "desc").limit(most).execute();
	const careers = await db.selectFrom("careers").select(["slug", "posted_on"]).orderBy("id", "desc").limit(most).execute();
	const staff = await db.selectFrom("staff").select("id").orderBy("id").limit(most).execute();
	return [
		...news.map(({ slug, date }) => ({ path: `/news-details/${slug}`, changed: readDay(date) })),
		// An event's date says when it is, not when its page was written.
		...events.map(({ slug }) => ({ path: `/event-details/${slug}` })),
		...blogs.map(({ id, date }) => ({ path: `/blog-details/${id}`, changed: readDay(date) })),
		...careers.map(({ slug, posted_on }) => ({ path: `/carrers-details/${slug}`, changed: readDay(posted_on) })),
		...staff.map(({ id }) => ({ path: `/staff-details/${id}` })),
	];
}
