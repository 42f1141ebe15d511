import * as paths from "#src/paths.ts";
import type { MenuLink, Navigation } from "./navigation.ts";
import { linksTo } from "./navigation-pages.ts";

type Entry = Navigation["wide"][number];

const home: Entry = { label: "Home", page: paths.home };
const about = [
	{ label: "About us", page: paths.about },
	{ label: "Achievements", page: paths.achievements },
	{ label: "Faculty & Staff", page: paths.staff },
	{ label: "Alumni", page: paths.alumni },
	{ label: "Gallery", page: paths.gallery },
	{ label: "Students’ work", page: paths.work },
];
const fees = { label: "Fees", page: paths.fees };
const academic = (added: readonly MenuLink[], admissions: readonly MenuLink[]): Entry => ({
	label: "Academic",
	entries: [
		{ label: "All programmes", page: paths.programmes },
		{ label: "Undergraduate", page: paths.undergraduate },
		{
			label: "Post Graduate",
			entries: [
				{ label: "Environmental Architecture", page: paths.postgraduate },
				{ label: "Urban Design", page: paths.marchUrban },
			],
		},
		{ label: "Diploma", page: paths.diploma },
		...added,
		{ label: "International Students", page: paths.internationalStudents },
		{
			label: "Admissions",
			entries: [
				...admissions,
				{ label: "Dates", page: paths.dates },
				{ label: "Scholarships", page: paths.scholarships },
				{ label: "Quick enquiry", page: paths.quickEnquiry },
			],
		},
	],
});
const campus: Entry = { label: "Campus", page: paths.campus };
const placement: Entry = { label: "Placement", page: paths.placement };
const news: Entry = {
	label: "News & Events",
	entries: [
		{ label: "News", page: paths.news },
		{ label: "Events", page: paths.events },
		{ label: "Blogs", page: paths.blogs },
		{ label: "Announcements", page: paths.announcements },
	],
};
const contact: Entry = { label: "Contact", page: paths.contact };
const careers = { label: "Careers", page: paths.careers };
const stories = { label: "Student Story", page: paths.studentStories };
const approval = { label: "Approval", page: paths.approvals };
/** Pages that families come for on a phone. */
const familyPages = [
	fees,
	{ label: "Visit", page: paths.visit },
	{ label: "Questions", page: paths.questions },
	{ label: "Find your application", page: paths.applicationLink },
];

/**
 * The menus with which a school begins: every page that the product has.
 * @param added programmes that the school has added
 * @param pages of the school's own
 */
const navigationWith = (added: readonly MenuLink[], pages: readonly MenuLink[]): Navigation => ({
	wide: [
		home,
		{ label: "About", entries: [...about, ...pages] },
		academic(added, [fees]),
		campus,
		placement,
		news,
		contact,
	],
	narrow: [
		home,
		...familyPages,
		{ label: "About", entries: [...about, stories, careers, ...pages] },
		academic(added, []),
		campus,
		placement,
		news,
		contact,
		approval,
	],
	topBar: [careers, stories, approval],
	columns: [
		{
			title: "The school",
			links: [
				{ label: "Home", page: paths.home },
				{ label: "About us", page: paths.about },
				{ label: "Achievements", page: paths.achievements },
				{ label: "Faculty & Staff", page: paths.staff },
				{ label: "Alumni", page: paths.alumni },
				{ label: "Placement", page: paths.placement },
				{ label: "Gallery", page: paths.gallery },
				...pages,
			],
		},
		{
			title: "Programmes",
			links: [
				{ label: "All programmes", page: paths.programmes },
				{ label: "Undergraduate", page: paths.undergraduate },
				{ label: "Post Graduate", page: paths.postgraduate },
				{ label: "Urban Design", page: paths.marchUrban },
				{ label: "Diploma", page: paths.diploma },
				...added,
				{ label: "International Students", page: paths.internationalStudents },
			],
		},
		{
			title: "Admissions",
			links: [
				{ label: "Apply online", page: paths.academic },
				{ label: "Fees", page: paths.fees },
				{ label: "Dates", page: paths.dates },
				{ label: "Scholarships", page: paths.scholarships },
				{ label: "Find your application", page: paths.applicationLink },
				{ label: "Quick enquiry", page: paths.quickEnquiry },
				{ label: "Announcements", page: paths.announcements },
			],
		},
		{
			title: "Campus",
			links: [
				{ label: "Campus life", page: paths.campus },
				{ label: "Visit", page: paths.visit },
				{ label: "Studio", page: paths.studio },
				{ label: "Library", page: paths.library },
				{ label: "Hostel", page: paths.hostel },
				{ label: "Mess", page: paths.mess },
				{ label: "Playground", page: paths.playground },
			],
		},
		{
			title: "Rules and documents",
			links: [
				{ label: "Questions", page: paths.questions },
				{ label: "Mandatory disclosure", page: paths.disclosure },
				{ label: "No ragging", page: paths.antiRagging },
				{ label: "Grievances", page: paths.grievance },
				{ label: "Approval documents", page: paths.approvals },
			],
		},
	],
	smallPrint: [
		{ label: "Terms and conditions", page: paths.terms },
		{ label: "Cancellation and refunds", page: paths.refunds },
		{ label: "Privacy policy", page: paths.privacy },
		{ label: "Your data", page: paths.privacyRequests },
	],
});

export const defaultNavigation = navigationWith([], []);

/**
 * The menus with the programmes and pages that the school has added. Programmes are in menus and in columns of the
 * footer that the office hasn't changed. Pages that no menu leads to are after "About", or in the first menu that opens
 * of those it has changed, and in the first column of the footer.
 */
export function withAdded(
	navigation: Navigation,
	{ programmes, pages }: Readonly<Record<"programmes" | "pages", readonly MenuLink[]>>,
): Navigation {
	const missing = pages.filter(({ address = "" }) => !linksTo(navigation, address));
	const whole = navigationWith(programmes, missing);
	const part = <Name extends keyof Navigation>(name: Name, changed: (own: Navigation[Name]) => Navigation[Name]) => {
		if (isSame(navigation[name], defaultNavigation[name])) return whole[name];
		return missing.length > 0 ? changed(navigation[name]) : navigation[name];
	};
	const inMenu = (entries: readonly Entry[]): Entry[] => {
		const group = entries.find((entry) => entry.entries?.length);
		if (!group) return [...entries, ...missing];
		return entries.map((entry) =>
			entry === group ? { ...group, entries: [...(group.entries ?? []), ...missing] } : entry,
		);
	};
	return {
		...navigation,
		wide: part("wide", inMenu),
		narrow: part("narrow", inMenu),
		columns: navigation.columns.map((column, index) => {
			if (isSame(column, defaultNavigation.columns[index])) return whole.columns[index] ?? column;
			return index === 0 ? { ...column, links: [...column.links, ...missing] } : column;
		}),
	};
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
