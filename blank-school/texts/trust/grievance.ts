import type { RulesText } from "../../../src/school/trust.ts";
import { identity } from "../../identity.ts";

export const grievance: RulesText = {
	title: "Grievances",
	description: `How to complain: ${identity.name}.`,
	lead: "Who listens, and how long it takes.",
	stepsTitle: "The steps",
	steps: [],
	sections: [],
};
