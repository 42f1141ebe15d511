import type { CampusPage } from "../../../src/school/texts.ts";

export const playground: CampusPage = {
	title: "Playground",
	lead: "What there is to know about it.",
	cards: [],
	pictures: [
		{ kind: "blank", seed: 0, alt: "No picture yet" },
		{ kind: "blank", seed: 0, alt: "No picture yet" },
		{ kind: "blank", seed: 0, alt: "No picture yet" },
	],
};
