import type { HomeTexts } from "../../src/school/pages/home.ts";

/** Texts that only the home page shows. */
export const home: HomeTexts = {
	lead: "What you can study here, in one sentence.",
	statement: "What this school is about, in one sentence.",
	enquiryLead: "The admissions office will call you back.",
	reasons: [],
	valley: { key: "blank-0", alt: "No photo yet" },
};
