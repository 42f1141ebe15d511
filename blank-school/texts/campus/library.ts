import type { CampusPage } from "../../../src/school/texts.ts";

export const library: CampusPage = {
	title: "Library",
	lead: "What there is to know about it.",
	cards: [],
	pictures: [
		{ kind: "blank", seed: 0, alt: "No picture yet" },
		{ kind: "blank", seed: 0, alt: "No picture yet" },
		{ kind: "blank", seed: 0, alt: "No picture yet" },
	],
};
