import * as paths from "#src/paths.ts";
export type Item = {
	words: string;
	to: string;
	/** Other pages that count as this item; a path that ends in a slash includes every page below it. */
	also?: readonly string[];
};

export type Group = { words: string; items: readonly (Item | Group)[] };

const home: Item = { words: "Home", to: paths.home };
const about: readonly Item[] = [
	{ words: "About us", to: paths.about },
	{ words: "Achievements", to: paths.achievements },
	{ words: "Faculty & Staff", to: paths.staff, also: [paths.staffDetails("")] },
	{ words: "Alumni", to: paths.alumni, also: [paths.alumniRegistration] },
	{ words: "Gallery", to: paths.gallery },
];
const academic: Group = {
	words: "Academic",
	items: [
		{
			words: "Undergraduate",
			to: paths.undergraduate,
			also: [paths.diploma, paths.diplomaApplication, paths.barchApplication],
		},
		{
			words: "Postgraduate",
			items: [
				{ words: "Environmental Architecture", to: paths.postgraduate, also: [paths.marchApplication] },
				{ words: "Urban Design", to: paths.marchUrban },
			],
		},
		{ words: "International Students", to: paths.internationalStudents },
	],
};
const campus: Item = {
	words: "Campus",
	to: paths.campus,
	also: [paths.playground, paths.fitness, paths.mess, paths.studio, paths.library, paths.hostel],
};
const placement: Item = { words: "Placement", to: paths.placement };
const news: Group = {
	words: "News & Events",
	items: [
		{ words: "News", to: paths.news, also: [paths.newsDetails("")] },
		{ words: "Events", to: paths.events, also: [paths.eventDetails("")] },
		{ words: "Blogs", to: paths.blogs, also: [paths.blogDetails("")] },
	],
};
const contact: Item = { words: "Contact", to: paths.contact };

export const careers: Item = { words: "Careers", to: paths.careers, also: [paths.careersDetails("")] };
export const studentStory: Item = { words: "Student Story", to: paths.studentStories };
export const apply: Item = { words: "Apply Now", to: paths.academic };

/** The menu from 992 px. */
export const wide: readonly (Item | Group)[] = [
	home,
	{ words: "About", items: about },
	academic,
	campus,
	placement,
	news,
	contact,
];

/** The menu below 992 px, where only Academic and News & Events fold. */
export const narrow: readonly (Item | Group)[] = [
	home,
	...about.slice(0, 2),
	academic,
	campus,
	placement,
	news,
	...about.slice(2),
	careers,
	studentStory,
	contact,
];

export function isGroup(entry: Item | Group): entry is Group {
	return "items" in entry;
}

/** Whether the page at `pathname` belongs to this entry of the menu. */
export function isActive(entry: Item | Group, pathname: string): boolean {
	if (isGroup(entry)) return entry.items.some((item) => isActive(item, pathname));
	return (
		pathname === entry.to ||
		(entry.also ?? []).some((path) => pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`))
	);
}
