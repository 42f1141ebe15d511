import type { Placement } from "../../src/school/pages/placement.ts";

export const placement: Placement = {
	lead: "How the school helps with a first job.",
	paragraphs: [],
	services: [],
	stepsTitle: "How recruitment works",
	recruitersTitle: "Employers that recruit",
	steps: [],
	record: [],
	recordNotes: [],
};
