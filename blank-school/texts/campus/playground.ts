import type { CampusPage } from "../../../src/school/pages/campus.ts";

export const playground: Omit<CampusPage, "figure"> = {
	title: "Playground",
	lead: "What visitors should know about it.",
	cards: [],
	pictures: [
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
	],
};
