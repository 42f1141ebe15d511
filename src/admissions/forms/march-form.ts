import { z } from "zod";
import type { FormDefinition } from "#src/forms/definition.ts";
import { optionalDocument } from "#src/forms/document-rules.ts";
import { limits } from "#src/forms/limits.ts";
import { choice, optionalChoice, optionalText, whenAsked } from "#src/forms/rules.ts";
import { awaitedSchema, certificateSchema, class10Schema } from "./certificate-rules.ts";
import { departments, marchQuestions } from "./march-questions.ts";
import { personalSchema, translationsSchema } from "./personal-rules.ts";

const professionalSchema = {
	coa_reg_no: optionalText("COA registration number"),
	amount: optionalText("Amount"),
	total_no_of_years: optionalText("Years of experience"),
	industry: optionalText("Industry"),
	job_description: optionalText("Job description", limits.message),
};

const pgetaScore = optionalText("PGETA score", 10).pipe(
	z
		.string()
		.regex(/^\d+(\.\d+)?$/, "PGETA score must be a valid number")
		.optional(),
);

const pgetaSchema = {
	pgeta_status: optionalChoice(["scored", "waiting", "not_applied"], "Please choose your PGETA status"),
	pgeta_score: whenAsked(pgetaScore),
	portfolio: optionalDocument("portfolio"),
};

const [personal, education] = marchQuestions.steps;

export const marchForm = {
	...marchQuestions,
	steps: [
		{ ...personal, schema: z.object({ ...personalSchema, department: choice(departments, "Department is required") }) },
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
