import { z } from "zod";
import type { FormDefinition } from "#src/forms/definition.ts";
import { requiredDocument } from "#src/forms/document-rules.ts";
import { requiredScore, whenAsked, yesOrNo } from "#src/forms/rules.ts";
import { certificateSchema } from "./certificate-rules.ts";
import { diplomaQuestions } from "./diploma-questions.ts";
import { personalSchema, translationsSchema } from "./personal-rules.ts";

const [personal, education] = diplomaQuestions.steps;

export const diplomaForm = {
	...diplomaQuestions,
	steps: [
		{ ...personal, schema: z.object({ ...personalSchema, residence_proof: whenAsked(requiredDocument()) }) },
		{
			...education,
			schema: z.object({
				...certificateSchema("10"),
				certificate_10: requiredDocument(),
				nata_score: whenAsked(requiredScore),
				waiting_result: yesOrNo("nataWaitMissing"),
				...translationsSchema,
			}),
		},
	],
} as const satisfies FormDefinition;
