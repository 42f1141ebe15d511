import type { LegalText } from "../../../src/school/pages/legal.ts";

export const terms: LegalText = {
	title: "Terms and conditions",
	lead: "Put the school’s own text here before the site opens.",
	since: "1 January 2026",
	sections: [],
};
