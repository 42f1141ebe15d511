import type { RulesText } from "../../../src/school/trust.ts";

export const grievance: RulesText = {
	title: "Grievances",
	lead: "Who listens, and how long it takes.",
	stepsTitle: "The steps",
	steps: [],
	sections: [],
};
