import type { LegalText } from "../../../src/school/pages/legal.ts";

export const privacy: LegalText = {
	title: "Privacy policy",
	lead: "The school’s own text stands here before the site opens.",
	since: "1 January 2026",
	sections: [],
};
