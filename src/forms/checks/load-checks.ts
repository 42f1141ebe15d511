import type { Answers, FieldErrors, LoadDefinition } from "#src/forms/definition.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { withTimeout } from "#src/ui/with-timeout.ts";

/** Longest time that a visitor waits for the checks; the server checks too. */
const loadMs = 10_000;

/**
 * A form's rules and what applies them; browsers load both when the form is used.
 * @throws if they fail to load, or are not there in time
 */
export async function loadChecks(loadDefinition: LoadDefinition) {
	const [definition, checks] = await withTimeout(Promise.all([loadDefinition(), import("./check-answers.ts")]), loadMs);
	return { definition, ...checks };
}

/**
 * Finds what is wrong in a step. Finds nothing without the rules: the server checks all answers, with the same
 * messages.
 */
export async function findStepErrors(load: LoadDefinition, step: number, answers: Answers): Promise<FieldErrors> {
	const checks = await loadChecks(load).catch(() => undefined);
	const current = checks?.definition.steps[step];
	return checks && current ? checks.checkStep(checks.definition, current, answers, pageMessages()) : {};
}

/** The answers as the rules give them, and what is wrong; without rules, as for a step. */
export async function checkAll(
	load: LoadDefinition,
	answers: Answers,
): Promise<{ values: Answers; errors: FieldErrors }> {
	const checks = await loadChecks(load).catch(() => undefined);
	const checkedAnswers = checks?.checkAnswers(checks.definition, answers, {
		schoolMessages: pageMessages(),
		inBrowser: true,
	});
	if (checkedAnswers?.ok) return { values: checkedAnswers.values, errors: {} };
	return { values: answers, errors: checkedAnswers?.errors ?? {} };
}
