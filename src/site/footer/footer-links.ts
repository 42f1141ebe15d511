import * as paths from "#src/paths.ts";
import type { Item } from "#src/site/navigation/navigation.ts";

export const columns: readonly { words: string; links: readonly Item[] }[] = [
	{
		words: "The school",
		links: [
			{ words: "Home", to: paths.home },
			{ words: "About us", to: paths.about },
			{ words: "Achievements", to: paths.achievements },
			{ words: "Faculty & Staff", to: paths.staff },
			{ words: "Alumni", to: paths.alumni },
			{ words: "Placement", to: paths.placement },
			{ words: "Gallery", to: paths.gallery },
		],
	},
	{
		words: "Programmes",
		links: [
			{ words: "Undergraduate", to: paths.undergraduate },
			{ words: "Postgraduate", to: paths.postgraduate },
			{ words: "International Students", to: paths.internationalStudents },
		],
	},
	{
		words: "Campus",
		links: [
			{ words: "Campus life", to: paths.campus },
			{ words: "Studio", to: paths.studio },
			{ words: "Library", to: paths.library },
			{ words: "Hostel", to: paths.hostel },
			{ words: "Mess", to: paths.mess },
			{ words: "Playground", to: paths.playground },
		],
	},
];

export const newsletters = [1, 2, 3].map((number) => ({
	words: `Newsletter ${number}, 2025`,
	to: paths.upload(`news-letters/news_letter_${number}.pdf`),
}));

export const legal: readonly Item[] = [
	{ words: "Terms and conditions", to: paths.terms },
	{ words: "Privacy policy", to: paths.privacy },
];
