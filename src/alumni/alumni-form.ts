import type { FormDefinition } from "#src/forms/definition.ts";
import { alumniQuestions } from "./alumni-questions.ts";
import { employmentSchema, personalSchema } from "./alumni-schema.ts";

const [personal, employment] = alumniQuestions.steps;

export const alumniForm = {
	...alumniQuestions,
	steps: [
		{ ...personal, schema: personalSchema },
		{ ...employment, schema: employmentSchema },
	],
} as const satisfies FormDefinition;
