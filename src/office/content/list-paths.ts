import * as paths from "#src/paths.ts";
import { schoolTextOf } from "./site/school-text-of.ts";

/** The pages of the site that list the records of a type, by its table. */
const pages: Readonly<Partial<Record<string, string>>> = {
	news: paths.news,
	events: paths.events,
	blogs: paths.blogs,
	staff: paths.staff,
	careers: paths.careers,
	gallery: paths.gallery,
	projects: paths.work,
	announcements: paths.announcements,
	approval_documents: paths.approvals,
};

/** Of a fixed text: a page that shows it. */
export const listPathOf = (table: string) => pages[table] ?? schoolTextOf(table)?.page;
