import { z } from "zod";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import type { FormDefinition } from "#src/forms/definition.ts";
import { optionalDocument } from "#src/forms/document-rules.ts";
import { limits } from "#src/forms/limits.ts";
import { choice, optionalChoice, optionalText, whenAsked } from "#src/forms/rules.ts";
import { awaitedSchema, certificateSchema, class10Schema } from "./certificate-rules.ts";
import { departments, marchQuestions } from "./march-questions.ts";
import { personalSchema, translationsSchema } from "./personal-rules.ts";

const professionalSchema = {
	coa_reg_no: optionalText("coaNumber"),
	amount: optionalText("amount"),
	total_no_of_years: optionalText("experience"),
	industry: optionalText("industry"),
	job_description: optionalText("jobDescription", limits.message),
};

const pgetaScore = optionalText("pgetaScore", 10).pipe(
	z
		.string()
		.regex(/^\d+(\.\d+)?$/, "pgetaScoreInvalid" satisfies RuleName)
		.optional(),
);

const pgetaSchema = {
	pgeta_status: optionalChoice(["scored", "waiting", "not_applied"], "pgetaStateMissing"),
	pgeta_score: whenAsked(pgetaScore),
	portfolio: optionalDocument("portfolio"),
};

const [personal, education] = marchQuestions.steps;

export const marchForm = {
	...marchQuestions,
	steps: [
		{ ...personal, schema: z.object({ ...personalSchema, department: choice(departments, "departmentMissing") }) },
		{
			...education,
			schema: z.object({
				...class10Schema,
				...certificateSchema("12"),
				...certificateSchema("ug"),
				...awaitedSchema("ug"),
				...pgetaSchema,
				...professionalSchema,
				...translationsSchema,
			}),
		},
	],
} as const satisfies FormDefinition;
