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
			{ label: "Undergraduate", to: paths.undergraduate },
			{ label: "Postgraduate", to: paths.postgraduate },
			{ label: "International Students", to: paths.internationalStudents },
		],
	},
	{
		label: "Campus",
		links: [
			{ label: "Campus life", to: paths.campus },
			{ label: "Studio", to: paths.studio },
			{ label: "Library", to: paths.library },
			{ label: "Hostel", to: paths.hostel },
			{ label: "Mess", to: paths.mess },
			{ label: "Playground", to: paths.playground },
		],
	},
];

export const legal: readonly Item[] = [
	{ label: "Terms and conditions", to: paths.terms },
	{ label: "Privacy policy", to: paths.privacy },
];
