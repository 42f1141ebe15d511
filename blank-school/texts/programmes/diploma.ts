import type { Programme } from "../../../src/school/texts.ts";

export const diploma: Programme = {
	title: "Diploma in Architecture",
	lead: "The programme in one sentence.",
	overview: [],
	facts: [],
	eligibility: ["Who may apply."],
	howToApply: [],
	pictures: [{ kind: "blank", seed: 0, alt: "No picture yet" }],
};
