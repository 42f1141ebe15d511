import type { CampusPage } from "../../../src/school/pages/campus.ts";

export const fitness: Omit<CampusPage, "figure"> = {
	title: "Fitness",
	lead: "What visitors should know about it.",
	cards: [],
	pictures: [
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
	],
};
