import { z } from "zod";
import type { FormDefinition } from "#src/forms/definition.ts";
import { optionalChoice, optionalPercentage, optionalScore, optionalYesOrNo, whenAsked } from "#src/forms/rules.ts";
import { barchQuestions } from "./barch-questions.ts";
import { awaitedSchema, certificateSchema, class10Schema } from "./certificate-rules.ts";
import { personalSchema, translationsSchema } from "./personal-rules.ts";

const nataSchema = {
	nata_status: optionalChoice(["applied", "waiting", "not_applied"], "nataStateMissing"),
	waiting_result: optionalYesOrNo("nataWaitMissing"),
	nata_score: optionalScore,
};

const [personal, education] = barchQuestions.steps;

export const barchForm = {
	...barchQuestions,
	steps: [
		{ ...personal, schema: z.object(personalSchema) },
		{
			...education,
			schema: z.object({
				...class10Schema,
				...certificateSchema("12"),
				...awaitedSchema("12"),
				percentage_pcm: whenAsked(optionalPercentage),
				...nataSchema,
				...translationsSchema,
			}),
		},
	],
} as const satisfies FormDefinition;
