import { checkAnswers } from "#src/forms/check-answers.ts";
import { consentField } from "#src/forms/consent.ts";
import type { Answers, FieldErrors, FormDefinition } from "#src/forms/definition.ts";

/** The messages in the form's order; those that several fields share say which field they mean. */
export function summaryOf(form: FormDefinition, errors: FieldErrors) {
	const fields: { name: string; label?: string }[] = [
		...form.steps.flatMap((step) => step.fields),
		{ name: consentField },
	];
	const shared = (message: string) => Object.values(errors).filter((other) => other === message).length > 1;
	return fields.flatMap(({ name, label }) => {
		const message = errors[name];
		return message ? [{ name, message: label && shared(message) ? `${label}: ${message}` : message }] : [];
	});
}

export function findErrors(form: FormDefinition, answers: Answers): FieldErrors {
	const checked = checkAnswers(form, answers);
	return checked.ok ? {} : checked.errors;
}
