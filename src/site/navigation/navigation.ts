export type Item = {
	words: string;
	to: string;
	/** Other addresses that count as this item: detail pages and pages without an item of their own. */
	also?: readonly string[];
};

export type Group = { words: string; items: readonly (Item | Group)[] };

const home: Item = { words: "Home", to: "/" };
const about: readonly Item[] = [
	{ words: "About us", to: "/about-us" },
	{ words: "Achievements", to: "/achievements" },
	{ words: "Faculty & Staff", to: "/staff", also: ["/staff-details"] },
	{ words: "Alumni", to: "/alumni", also: ["/registration"] },
	{ words: "Gallery", to: "/gallery" },
];
const academic: Group = {
	words: "Academic",
	items: [
		{ words: "Undergraduate", to: "/undergraduate", also: ["/diploma", "/diploma-application", "/barch-application"] },
		{
			words: "Postgraduate",
			items: [
				{ words: "Environmental Architecture", to: "/postgraduate", also: ["/march-application"] },
				{ words: "Urban Design", to: "/march-urban" },
			],
		},
		{ words: "International Students", to: "/international-student" },
	],
};
const campus: Item = {
	words: "Campus",
	to: "/campus",
	also: [
		"/campus-playgrounddetails",
		"/campus-fitnessdetails",
		"/campus-messdetails",
		"/campus-studiodetails",
		"/campus-librarydetails",
		"/campus-hosteldetails",
	],
};
const placement: Item = { words: "Placement", to: "/placement" };
const news: Group = {
	words: "News & Events",
	items: [
		{ words: "News", to: "/news", also: ["/news-details"] },
		{ words: "Events", to: "/events", also: ["/event-details"] },
		{ words: "Blogs", to: "/blogs", also: ["/blog-details"] },
	],
};
const contact: Item = { words: "Contact", to: "/contact" };

export const careers: Item = { words: "Careers", to: "/carrers", also: ["/carrers-details"] };
export const studentStory: Item = { words: "Student Story", to: "/student-story-details" };
export const apply: Item = { words: "Apply Now", to: "/academic" };

/** From 992 px. */
export const wide: readonly (Item | Group)[] = [
	home,
	{ words: "About", items: about },
	academic,
	campus,
	placement,
	news,
	contact,
];

/** Below 992 px: only Academic and News & Events fold. */
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
		pathname === entry.to || (entry.also ?? []).some((path) => pathname === path || pathname.startsWith(`${path}/`))
	);
}
