import * as paths from "#src/paths.ts";
import type { Item } from "#src/site/navigation/navigation.ts";

export const columns: readonly { label: string; links: readonly Item[] }[] = [
	{
		label: "The school",
		links: [
			{ label: "Home", to: paths.home },
			{ label: "About us", to: paths.about },
			{ label: "Achievements", to: paths.achievements },
			{ label: "Faculty & Staff", to: paths.staff },
			{ label: "Alumni", to: paths.alumni },
			{ label: "Placement", to: paths.placement },
			{ label: "Gallery", to: paths.gallery },
		],
	},
	{
		label: "Programmes",
		links: [
			{ label: "All programmes", to: paths.programmes },
			{ label: "Undergraduate", to: paths.undergraduate },
			{ label: "Postgraduate", to: paths.postgraduate },
			{ label: "Urban Design", to: paths.marchUrban },
			{ label: "Diploma", to: paths.diploma },
			{ label: "International students", to: paths.internationalStudents },
		],
	},
	{
		label: "Admissions",
		links: [
			{ label: "Apply online", to: paths.academic },
			{ label: "Fees", to: paths.fees },
			{ label: "Dates", to: paths.dates },
			{ label: "Scholarships", to: paths.scholarships },
			{ label: "Find your application", to: paths.applicationLink },
			{ label: "Quick enquiry", to: paths.quickEnquiry },
			{ label: "Get started", to: paths.getStarted },
			{ label: "Announcements", to: paths.announcements },
		],
	},
	{
		label: "Campus",
		links: [
			{ label: "Campus life", to: paths.campus },
			{ label: "Visit", to: paths.visit },
			{ label: "Studio", to: paths.studio },
			{ label: "Library", to: paths.library },
			{ label: "Hostel", to: paths.hostel },
			{ label: "Mess", to: paths.mess },
			{ label: "Playground", to: paths.playground },
		],
	},
];

/** Before the papers, in one column with them. */
export const trust: readonly Item[] = [
	{ label: "Questions", to: paths.questions },
	{ label: "Mandatory disclosure", to: paths.disclosure },
	{ label: "No ragging", to: paths.antiRagging },
	{ label: "Grievances", to: paths.grievance },
];

export const legal: readonly Item[] = [
	{ label: "Terms and conditions", to: paths.terms },
	{ label: "Cancellation and refunds", to: paths.refunds },
	{ label: "Privacy policy", to: paths.privacy },
];
