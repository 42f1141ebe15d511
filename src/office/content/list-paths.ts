import * as paths from "#src/paths.ts";

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

export const listPathOf = (table: string) => pages[table];
