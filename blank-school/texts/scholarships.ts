import type { Scholarships } from "../../src/school/scholarships.ts";

export const scholarships: Scholarships = {
	lead: "Put here who gets help with the fees, before the site opens.",
	awards: [],
	schemesNotes: [],
	schemes: [],
};
