import type { RulesText } from "../../../src/school/trust.ts";

export const antiRagging: RulesText = {
	title: "No ragging",
	lead: "Ragging is forbidden.",
	stepsTitle: "What to do",
	steps: [],
	sections: [],
};
