import * as paths from "#src/paths.ts";

/** The page of the site that lists the records of a type, by the type's table. */
export const listPages: Readonly<Partial<Record<string, string>>> = {
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
