import * as paths from "#src/paths.ts";
export type Item = {
	label: string;
	to: string;
	/** Other pages that count as this item; a path that ends in a slash includes every page below it. */
	also?: readonly string[];
};

export type Group = { label: string; items: readonly (Item | Group)[] };

const home: Item = { label: "Home", to: paths.home };
const about: readonly Item[] = [
	{ label: "About us", to: paths.about },
	{ label: "Achievements", to: paths.achievements },
	{ label: "Faculty & Staff", to: paths.staff, also: [paths.staffDetails("")] },
	{ label: "Alumni", to: paths.alumni, also: [paths.alumniRegistration] },
	{ label: "Gallery", to: paths.gallery },
	{ label: "Students’ work", to: paths.work, also: [paths.project("")] },
];
const academic: Group = {
	label: "Academic",
	items: [
		{ label: "All programmes", to: paths.programmes, also: [paths.academic] },
		{ label: "Undergraduate", to: paths.undergraduate, also: [paths.barchApplication] },
		{
			label: "Postgraduate",
			items: [
				{ label: "Environmental Architecture", to: paths.postgraduate, also: [paths.marchApplication] },
				{ label: "Urban Design", to: paths.marchUrban },
			],
		},
		{ label: "Diploma", to: paths.diploma, also: [paths.diplomaApplication] },
		{ label: "International students", to: paths.internationalStudents },
		{
			label: "Admissions",
			items: [
				{ label: "Fees", to: paths.fees, also: [paths.refunds] },
				{ label: "Dates", to: paths.dates },
				{ label: "Scholarships", to: paths.scholarships },
				{ label: "Quick enquiry", to: paths.quickEnquiry },
			],
		},
	],
};
const campus: Item = {
	label: "Campus",
	to: paths.campus,
	also: [paths.visit, paths.playground, paths.fitness, paths.mess, paths.studio, paths.library, paths.hostel],
};
const placement: Item = { label: "Placement", to: paths.placement };
const news: Group = {
	label: "News & Events",
	items: [
		{ label: "News", to: paths.news, also: [paths.newsDetails("")] },
		{ label: "Events", to: paths.events, also: [paths.eventDetails("")] },
		{ label: "Blogs", to: paths.blogs, also: [paths.blogDetails("")] },
		{ label: "Announcements", to: paths.announcements },
	],
};
const contact: Item = { label: "Contact", to: paths.contact, also: [paths.getStarted] };

export const careers: Item = { label: "Careers", to: paths.careers, also: [paths.careersDetails("")] };
export const studentStory: Item = { label: "Student stories", to: paths.studentStories };
export const apply: Item = { label: "Apply Now", to: paths.academic };

/** The menu from 992 px. */
export const wide: readonly (Item | Group)[] = [
	home,
	{ label: "About", items: about },
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
