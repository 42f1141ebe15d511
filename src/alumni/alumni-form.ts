import type { FormDefinition } from "#src/forms/definition.ts";
import { alumniQuestions } from "./alumni-questions.ts";
import { employmentSchema, personalSchema } from "./alumni-schema.ts";

export type AlumniForm = ReturnType<typeof alumniForm>;

/** @param firstGraduation the year in which the first class graduated */
export function alumniForm(firstGraduation: number) {
	const questions = alumniQuestions(firstGraduation);
	const [personal, employment] = questions.steps;
	return {
		...questions,
		steps: [
			{ ...personal, schema: personalSchema(firstGraduation) },
			{ ...employment, schema: employmentSchema },
		],
	} as const satisfies FormDefinition;
}
