import type { CampusPage } from "../../../src/school/pages/campus.ts";

export const hostel: Omit<CampusPage, "figure"> = {
	title: "Hostel",
	lead: "What there is to know about it.",
	cards: [],
	pictures: [
		{ key: "blank-0", alt: "No picture yet" },
		{ key: "blank-0", alt: "No picture yet" },
		{ key: "blank-0", alt: "No picture yet" },
	],
};
