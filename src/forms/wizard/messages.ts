import { consentField } from "#src/forms/consent.ts";
import { type FieldErrors, type FormQuestions, isOwn, questionsOf } from "#src/forms/definition.ts";

/**
 * The error messages in the form's order. A message that several fields may have, or that names no field, is prefixed
 * with the field's label.
 */
export function summariseErrors(form: FormQuestions, errors: FieldErrors) {
	const fields: { name: string; label?: string }[] = [...questionsOf(form), { name: consentField }];
	const isShared = (message: string, name: string, label: string) =>
		isOwn(name) || label.includes(":") || Object.values(errors).filter((other) => other === message).length > 1;
	return fields.flatMap(({ name, label }) => {
		const message = errors[name];
		return message
			? [
					{
						name,
						message: label && isShared(message, name, label) ? `${prefixFor(label, message)}: ${message}` : message,
					},
				]
			: [];
	});
}

/**
 * Adds to the message what it doesn't say: "Class 10" to "Board is required", "Class 10, year of passing" to "Enter …".
 */
function prefixFor(label: string, message: string): string {
	const [, group, question = ""] = /^(.+?): (.+)$/.exec(label) ?? [];
	if (!group) return label;
	return message.toLowerCase().startsWith(`${question.toLowerCase()} `) ? group : `${group}, ${question}`;
}
