import type { CampusPage } from "../../../src/school/texts.ts";

export const hostel: CampusPage = {
	title: "Hostel",
	lead: "What there is to know about it.",
	cards: [],
	pictures: [
		{ kind: "blank", seed: 0, alt: "No picture yet" },
		{ kind: "blank", seed: 0, alt: "No picture yet" },
		{ kind: "blank", seed: 0, alt: "No picture yet" },
	],
};
