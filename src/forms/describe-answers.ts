import { isDay } from "#src/calendar/day.ts";
import { formatMonth, formatShort } from "#src/calendar/format.ts";
import {
	type Answers,
	applicableFields,
	type Field,
	type FormQuestions,
	isAnswered,
	type QuestionStep,
} from "./definition.ts";

export type AnswerLine = { name: string; label: string; answer: string };

/** The answers as a person reads them, per step: labels as shown, options by their label, files by their name. */
export function describeAnswers(form: FormQuestions, answers: Answers): { step: QuestionStep; lines: AnswerLine[] }[] {
	return form.steps.map((step) => ({
		step,
		lines: applicableFields(form, step, answers)
			.filter((field) => !field.same && (!field.hidden || isAnswered(answers[field.name])))
			.map((field) => ({ name: field.name, label: field.label, answer: describeAnswer(field, answers[field.name]) })),
	}));
}

/** One answer as a person reads it; empty where nothing was answered. */
export function describeAnswer(field: Field, value: unknown): string {
	if (value === undefined || value === null) return "";
	if (typeof value === "object" && "name" in value) return String(value.name);
	const text = String(value);
	if (field.kind === "password") return text && "Chosen, not shown";
	if (field.kind === "date" && isDay(text)) return formatShort(text);
	if (field.kind === "month" && isDay(`${text}-01`)) return formatMonth(text);
	if (field.kind === "tel" && field.country && text.trim() === `+${field.country.dialCode}`) return "";
	const label = (chosenValue: string) =>
		("options" in field &&
			field.options.find(({ value, also }) => value === chosenValue || also === chosenValue)?.label) ||
		chosenValue;
	return field.kind === "checks" ? text.split(",").map(label).join(", ") : label(text);
}
