import type { FormDefinition, LoadDefinition } from "#src/forms/definition.ts";
import type { OwnQuestion } from "#src/school/forms/own-question.ts";

/** Imports a form's rules, with those of the school's own questions. */
export async function loadOwnRules(load: LoadDefinition, questions: readonly OwnQuestion[]): Promise<FormDefinition> {
	if (questions.length === 0) return load();
	const [definition, { withOwnRules }] = await Promise.all([load(), import("#src/admissions/forms/own/own-rules.ts")]);
	return withOwnRules(definition, questions);
}
