import { checkAnswers } from "#src/forms/check-answers.ts";
import { consentField } from "#src/forms/consent.ts";
import { type Answers, type FieldErrors, type FormDefinition, questionsOf } from "#src/forms/definition.ts";

/**
 * The error messages in the form's order. A message that several fields may have is prefixed with the field's label:
 * "Class 10: board".
 */
export function summariseErrors(form: FormDefinition, errors: FieldErrors) {
	const fields: { name: string; label?: string }[] = [...questionsOf(form), { name: consentField }];
	const isShared = (message: string, label: string) =>
		label.includes(":") || Object.values(errors).filter((other) => other === message).length > 1;
	return fields.flatMap(({ name, label }) => {
		const message = errors[name];
		return message ? [{ name, message: label && isShared(message, label) ? `${label}: ${message}` : message }] : [];
	});
}

export function findErrors(form: FormDefinition, answers: Answers): FieldErrors {
	const checked = checkAnswers(form, answers, { inBrowser: true });
	return checked.ok ? {} : checked.errors;
}
