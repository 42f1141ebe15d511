import type { Item } from "#src/site/navigation/navigation.ts";

export const columns: readonly { words: string; links: readonly Item[] }[] = [
	{
		words: "The school",
		links: [
			{ words: "Home", to: "/" },
			{ words: "About us", to: "/about-us" },
			{ words: "Achievements", to: "/achievements" },
			{ words: "Faculty & Staff", to: "/staff" },
			{ words: "Alumni", to: "/alumni" },
			{ words: "Placement", to: "/placement" },
			{ words: "Gallery", to: "/gallery" },
		],
	},
	{
		words: "Programmes",
		links: [
			{ words: "Undergraduate", to: "/undergraduate" },
			{ words: "Postgraduate", to: "/postgraduate" },
			{ words: "International Students", to: "/international-student" },
		],
	},
	{
		words: "Campus",
		links: [
			{ words: "Campus life", to: "/campus" },
			{ words: "Studio", to: "/campus-studiodetails" },
			{ words: "Library", to: "/campus-librarydetails" },
			{ words: "Hostel", to: "/campus-hosteldetails" },
			{ words: "Mess", to: "/campus-messdetails" },
			{ words: "Playground", to: "/campus-playgrounddetails" },
		],
	},
];

export const newsletters = [1, 2, 3].map((number) => ({
	words: `Newsletter ${number}, 2025`,
	to: `/uploads/news-letters/news_letter_${number}.pdf`,
}));

export const legal: readonly Item[] = [
	{ words: "Terms and conditions", to: "/terms-conditions" },
	{ words: "Privacy policy", to: "/privacy-policy" },
];
