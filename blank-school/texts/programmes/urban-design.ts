import type { UrbanDesignProgramme } from "../../../src/school/texts.ts";

export const urbanDesign: UrbanDesignProgramme = {
	title: "M.Arch in Urban Design",
	lead: "The programme in one sentence.",
	overview: [],
	facts: [],
	reasons: [],
	eligibility: ["Who may apply."],
	howToApply: [],
	pictures: [
		{ kind: "blank", seed: 0, alt: "No picture yet" },
		{ kind: "blank", seed: 0, alt: "No picture yet" },
		{ kind: "blank", seed: 0, alt: "No picture yet" },
	],
};
