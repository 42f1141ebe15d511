import type { Programme } from "../../../src/school/pages/programme.ts";

export const environmental: Programme = {
	title: "M.Arch in Environmental Architecture",
	lead: "The programme in one sentence.",
	overview: [],
	facts: [],
	eligibility: ["Who can apply."],
	howToApply: [],
	pictures: [
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
		{ key: "blank-0", alt: "No photo yet" },
	],
};
