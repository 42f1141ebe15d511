import type { About } from "../../src/school/pages/about.ts";

export const about: About = {
	lead: "What the school is, in one sentence.",
	history: ["How the school began."],
	milestonesTitle: "Year by year",
	milestones: [{ year: 2000, text: "The first year." }],
	mission: "What the school is for.",
	vision: "What it hopes for.",
	tiles: [],
	sustainabilityTitle: "Sustainability",
	sustainability: [],
	cards: [],
	pictures: [
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
	],
};
