import type { UrbanDesignProgramme } from "../../../src/school/pages/programme.ts";

export const urbanDesign: Omit<UrbanDesignProgramme, "scales"> = {
	title: "M.Arch in Urban Design",
	lead: "The programme in one sentence.",
	overview: [],
	facts: [],
	reasons: [],
	eligibility: ["Who can apply."],
	howToApply: [],
	pictures: [
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
	],
};
