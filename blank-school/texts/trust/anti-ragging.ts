import type { RulesText } from "../../../src/school/trust.ts";
import { identity } from "../../identity.ts";

export const antiRagging: RulesText = {
	title: "No ragging",
	description: `Rules against ragging: ${identity.name}.`,
	lead: "Ragging is forbidden.",
	stepsTitle: "What to do",
	steps: [],
	sections: [],
};
