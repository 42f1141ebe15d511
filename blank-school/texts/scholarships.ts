import type { Scholarships } from "../../src/school/scholarships.ts";

export const scholarships: Scholarships = {
	lead: "Who gets help with the fees stands here before the site opens.",
	awards: [],
	schemesNotes: [],
	schemes: [],
};
