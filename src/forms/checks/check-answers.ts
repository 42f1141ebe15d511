import { z } from "zod";
import {
	oneLine,
	plainDay,
	plainFigures,
	plainMonth,
	plainNumber,
	westernDigits,
	withoutControls,
} from "#src/formatting/typed-text.ts";
import {
	type Answers,
	applicableFields,
	type Earlier,
	type Field,
	type FieldErrors,
	type FormDefinition,
	isAnswered,
	type Option,
	questionsOf,
	type Step,
	type Values,
} from "#src/forms/definition.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import { sayRule } from "./say-rule.ts";

type CheckResult<Form extends FormDefinition> =
	| { ok: true; values: Values<Form> /** Answers as they were checked: normalised. */; answers: Answers }
	| { ok: false; errors: FieldErrors };

/** School whose messages say what is wrong; with `inBrowser`, fields that are `expected` must be answered. */
type Where = { schoolMessages?: SchoolMessages | undefined; inBrowser?: boolean };

/**
 * Checks all answers of a form.
 * @returns the values as the schemas give them, without questions that are not asked; or one message per wrong field,
 * in the form's order
 */
export function checkAnswers<Form extends FormDefinition>(
	form: Form,
	answers: Answers,
	where: Where,
): CheckResult<Form> {
	const normalised = normaliseAnswers(form, answers);
	const errors: FieldErrors = {};
	const values: Answers = {};
	for (const step of form.steps) {
		const checkedAnswers = checkNormalised(form, step, normalised, where);
		Object.assign(values, checkedAnswers.values);
		Object.assign(errors, checkedAnswers.errors);
	}
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	// The steps' schemas have just given these values.
	return { ok: true, values: values as Values<Form>, answers: normalised };
}

/**
 * Checks every answer by itself.
 * @returns the values of those that are right, and one message per wrong one; `answers` as they were checked
 */
export function checkEach(
	form: FormDefinition,
	answers: Answers,
	where: Where,
): { values: Answers; errors: FieldErrors; answers: Answers } {
	const normalised = normaliseAnswers(form, answers);
	const errors: FieldErrors = {};
	const values: Answers = {};
	for (const step of form.steps) {
		const { errors: wrong, rules, applicableAnswers } = checkNormalised(form, step, normalised, where);
		Object.assign(errors, wrong);
		const right = Object.entries(rules).filter(([name]) => wrong[name] === undefined);
		Object.assign(values, z.object(Object.fromEntries(right)).safeParse(applicableAnswers).data);
	}
	return { values, errors, answers: normalised };
}

/** Checks the answers of one step in the browser; conditions may refer to fields of the others. */
export function checkStep(
	form: FormDefinition,
	step: Step,
	answers: Answers,
	schoolMessages: SchoolMessages | undefined,
): FieldErrors {
	return checkNormalised(form, step, normaliseAnswers(form, answers), { schoolMessages, inBrowser: true }).errors;
}

/**
 * Converts what people type and paste to what the rules expect, by the kind of the question; passwords stay exactly as
 * typed.
 */
const plainTexts: Readonly<Record<Field["kind"], (text: string, field: Field) => string>> = {
	text: plainLine,
	email: oneLine,
	radio: plainLine,
	select: plainLine,
	checks: plainLine,
	file: oneLine,
	tel: plainFigures,
	number: plainNumber,
	date: plainDay,
	month: plainMonth,
	textarea: (text) => withoutControls(text).trim().normalize("NFC"),
	password: (text) => text,
};

/** A code, and what has no letters, is a number of some kind, unless a school writes the digits of its options so. */
function plainLine(text: string, field: Field): string {
	const line = oneLine(text);
	const isCode = "exact" in field && field.exact === "characters";
	const isOption = "options" in field && field.options.some(({ value }) => value === line);
	return (isCode || !/\p{L}/u.test(line)) && !isOption ? westernDigits(line) : line;
}

function normaliseAnswers(form: FormDefinition, answers: Answers): Answers {
	const normalised = { ...answers };
	for (const field of questionsOf(form)) {
		const { name, kind } = field;
		if (Object.hasOwn(answers, name)) {
			const normalise = (value: unknown) => (typeof value === "string" ? plainTexts[kind](value, field) : value);
			const answer = answers[name];
			normalised[name] = kind === "checks" && Array.isArray(answer) ? answer.map(normalise) : normalise(answer);
		}
	}
	return normalised;
}

function checkNormalised(
	form: FormDefinition,
	step: Step,
	answers: Answers,
	{ schoolMessages, inBrowser = false }: Where,
): { values: Answers; errors: FieldErrors; rules: z.ZodRawShape; applicableAnswers: Answers } {
	const fields = applicableFields(form, step, answers);
	const givenAnswers = { ...answers };
	for (const field of fields) if (!isOffered(step, field, answers)) givenAnswers[field.name] = undefined;
	for (const field of fields) if (isExcused(field, answers)) givenAnswers[field.name] = undefined;
	const rules = Object.fromEntries(fields.map((field) => [field.name, ruleOf(step, field, answers)]));
	// Building a schema takes far longer than running one.
	const isFixed = step.fields.every(({ when, unless }) => when === undefined && unless === undefined);
	const parsed = (isFixed ? step.schema : z.object(rules)).safeParse(givenAnswers);
	const issues = new Map<string, { message: string }>();
	for (const issue of parsed.error?.issues ?? []) {
		const name = String(issue.path[0]);
		if (!issues.has(name)) issues.set(name, issue);
	}
	const errors: FieldErrors = {};
	for (const field of fields) {
		const { name, same, expected } = field;
		const tooEarly = () => field.after?.find((earlier) => isTooEarly(form, answers[name], earlier, answers))?.message;
		const differs = same && (answers[name] || "") !== (answers[same.as] || "");
		const isMissing = inBrowser && !isAnswered(answers[name]) && !isExcused(field, answers);
		const rule = differs ? same.message : (issues.get(name) ?? (isMissing ? expected : tooEarly()));
		if (rule !== undefined) errors[name] = sayRule(rule, schoolMessages);
	}
	return { values: parsed.data ?? {}, errors, rules, applicableAnswers: givenAnswers };
}

function isTooEarly(form: FormDefinition, answer: unknown, earlier: Earlier, answers: Answers): boolean {
	const before = yearOf(answers[earlier.field]);
	const year = yearOf(answer);
	if (before === undefined || year === undefined || year >= before + (earlier.years ?? 0)) return false;
	return form.steps.some((step) => {
		const field = applicableFields(form, step, answers).find(({ name }) => name === earlier.field);
		return field !== undefined && z.safeParse(ruleOf(step, field, answers), answers[earlier.field]).success;
	});
}

/** Returns the year of an answer that is a year, a month or a day. */
function yearOf(answer: unknown): number | undefined {
	if (typeof answer !== "string" || answer === "") return undefined;
	const year = Number(answer.replace(/^(\d{4})-\d\d(?:-\d\d)?$/, "$1"));
	return Number.isInteger(year) ? year : undefined;
}

/** Tells whether a question has no answer and needs none, since another has one. */
function isExcused({ name, unless }: Field, answers: Answers): boolean {
	return unless !== undefined && isAnswered(answers[unless]) && !isAnswered(answers[name]);
}

/** Undoes `whenAsked` for a field that is asked and must be answered. */
function ruleOf(step: Step, field: Field, answers: Answers): z.core.$ZodType {
	const { name, optional, expected } = field;
	const rule = step.schema.shape[name];
	if (!rule) throw new Error(`The field ${name} has no rule in the step ${step.key}`);
	const isRequired = !optional && !expected && !isExcused(field, answers);
	return isRequired && rule instanceof z.ZodOptional ? rule.unwrap() : rule;
}

/**
 * Returns true if an answer is an option that is offered with these answers; values that are not an option are left to
 * the rule.
 */
function isOffered(step: Step, field: Field, answers: Answers): boolean {
	const defined = step.fields.find(({ name }) => name === field.name);
	if (!("options" in field) || defined === undefined || !("options" in defined)) return true;
	const isAmong = (options: readonly Option[]) => options.some(({ value }) => value === answers[field.name]);
	return isAmong(field.options) || !isAmong(defined.options);
}
