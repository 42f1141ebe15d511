import type { FormDefinition, LoadDefinition } from "#src/forms/definition.ts";
import type { OwnForm } from "#src/school/forms/own-form.ts";

/** Imports a form's rules, with those of what differs in it. */
export async function loadOwnRules(load: LoadDefinition, own: OwnForm | undefined): Promise<FormDefinition> {
	if (!own) return load();
	const [definition, { withOwnRules }] = await Promise.all([load(), import("#src/admissions/forms/own/own-rules.ts")]);
	return withOwnRules(definition, own);
}
