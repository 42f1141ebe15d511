import { consentField } from "#src/forms/consent.ts";
import { type FieldErrors, type FormQuestions, questionsOf } from "#src/forms/definition.ts";

/**
 * The error messages in the form's order. A message that several fields may have is prefixed with the field's label:
 * "Class 10: board".
 */
export function summariseErrors(form: FormQuestions, errors: FieldErrors) {
	const fields: { name: string; label?: string }[] = [...questionsOf(form), { name: consentField }];
	const isShared = (message: string, label: string) =>
		label.includes(":") || Object.values(errors).filter((other) => other === message).length > 1;
	return fields.flatMap(({ name, label }) => {
		const message = errors[name];
		return message ? [{ name, message: label && isShared(message, label) ? `${label}: ${message}` : message }] : [];
	});
}
