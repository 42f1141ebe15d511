import type { LegalText } from "../../../src/school/pages/legal.ts";

export const privacy: LegalText = {
	title: "Privacy policy",
	lead: "Put the school’s own text here before the site opens.",
	since: "1 January 2026",
	sections: [],
};
