import type { LegalText } from "../../../src/school/pages/legal.ts";

export const refunds: LegalText = {
	title: "Cancellation and refunds",
	lead: "Put the school’s own text here before the site opens.",
	since: "1 January 2026",
	sections: [],
};
