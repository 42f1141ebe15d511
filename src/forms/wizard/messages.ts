import { checkAnswers } from "#src/forms/check-answers.ts";
import { consentField } from "#src/forms/consent.ts";
import type { Answers, FieldErrors, FormDefinition } from "#src/forms/definition.ts";

/** The error messages in the form's order. A message shared by several fields is prefixed with the field's label. */
export function summariseErrors(form: FormDefinition, errors: FieldErrors) {
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
