import { type Answers, type Field, type FormQuestions, isAnswered, questionsOf, withInitial } from "./definition.ts";

/**
 * Stored values as the texts in which the form's controls give them; files and questions without an answer are left
 * out.
 */
export function textsOf(form: FormQuestions, values: Answers): Record<string, string> {
	const texts = questionsOf(form).flatMap((field) => {
		const value = values[field.name];
		return field.kind === "file" || !isAnswered(value) ? [] : [[field.name, textOf(field, value)] as const];
	});
	return withInitial(form, Object.fromEntries(texts)) as Record<string, string>;
}

function textOf(field: Field, value: unknown): string {
	const text = Array.isArray(value) ? value.join(",") : String(value);
	if (!("options" in field)) return text;
	return field.options.find((option) => option.value === text || option.also === text)?.value ?? text;
}
