import type { CampusPage } from "../../../src/school/pages/campus.ts";

export const playground: Omit<CampusPage, "figure"> = {
	title: "Playground",
	lead: "What there is to know about it.",
	cards: [],
	pictures: [
		{ key: "blank-0", alt: "No picture yet" },
		{ key: "blank-0", alt: "No picture yet" },
		{ key: "blank-0", alt: "No picture yet" },
	],
};
