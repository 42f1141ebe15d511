import { z } from "zod";
import {
	type Answers,
	applicableFields,
	type Field,
	type FieldErrors,
	type FormDefinition,
	type Option,
	type Step,
	type Values,
} from "./definition.ts";

type Checked<Form extends FormDefinition> =
	| { ok: true; values: Values<Form> /** As they were checked: normalised. */; answers: Answers }
	| { ok: false; errors: FieldErrors };

/**
 * Checks all answers of a form.
 * @returns the values as the schemas give them, without questions that are not asked; or one message per wrong field,
 * in the form's order
 */
export function checkAnswers<Form extends FormDefinition>(form: Form, answers: Answers): Checked<Form> {
	const normalised = normaliseAnswers(form, answers);
	const errors: FieldErrors = {};
	const values: Answers = {};
	for (const step of form.steps) {
		const checked = checkNormalised(form, step, normalised);
		Object.assign(values, checked.values);
		Object.assign(errors, checked.errors);
	}
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	// The steps' schemas have just given these values.
	return { ok: true, values: values as Values<Form>, answers: normalised };
}

/** Checks the answers of one step; conditions may refer to fields of the others. */
export function checkStep(form: FormDefinition, step: Step, answers: Answers): FieldErrors {
	return checkNormalised(form, step, normaliseAnswers(form, answers)).errors;
}

/** Texts without blanks at either end and in Unicode's composed form (NFC); passwords exactly as typed. */
function normaliseAnswers(form: FormDefinition, answers: Answers): Answers {
	const normalise = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(normalise);
		return typeof value === "string" ? value.trim().normalize("NFC") : value;
	};
	const normalised = { ...answers };
	for (const { name, kind } of form.steps.flatMap((step) => step.fields))
		if (kind !== "password" && Object.hasOwn(answers, name)) normalised[name] = normalise(answers[name]);
	return normalised;
}

function checkNormalised(form: FormDefinition, step: Step, answers: Answers): { values: Answers; errors: FieldErrors } {
	const fields = applicableFields(form, step, answers);
	const given = { ...answers };
	for (const field of fields) if (!isOffered(step, field, answers)) given[field.name] = undefined;
	const rules = Object.fromEntries(fields.map((field) => [field.name, ruleOf(step, field)]));
	// Building a schema takes far longer than running one.
	const isFixed = step.fields.every(({ when }) => when === undefined);
	const parsed = (isFixed ? step.schema : z.object(rules)).safeParse(given);
	const messages = new Map<string, string>();
	for (const { path, message } of parsed.error?.issues ?? []) {
		const name = String(path[0]);
		if (!messages.has(name)) messages.set(name, message);
	}
	const errors: FieldErrors = {};
	for (const { name, same } of fields) {
		const differs = same && (answers[name] || "") !== (answers[same.as] || "");
		const message = differs ? same.message : messages.get(name);
		if (message !== undefined) errors[name] = message;
	}
	return { values: parsed.data ?? {}, errors };
}

/** Undoes `whenAsked` for a field that is asked and not optional. */
function ruleOf(step: Step, { name, when, optional }: Field): z.core.$ZodType {
	const rule = step.schema.shape[name];
	if (!rule) throw new Error(`The field ${name} has no rule in the step ${step.key}`);
	return when && !optional && rule instanceof z.ZodOptional ? rule.unwrap() : rule;
}

/**
 * Whether an answer is an option that is offered with these answers; values that are no option are left to the rule.
 */
function isOffered(step: Step, field: Field, answers: Answers): boolean {
	const defined = step.fields.find(({ name }) => name === field.name);
	if (!("options" in field) || defined === undefined || !("options" in defined)) return true;
	const isAmong = (options: readonly Option[]) => options.some(({ value }) => value === answers[field.name]);
	return isAmong(field.options) || !isAmong(defined.options);
}
