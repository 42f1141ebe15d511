import { z } from "zod";

export type Option = { value: string; label: string /** Another value that means the same, as some programs send it. */; also?: string };

/** When a field applies: the named field applies too and holds one of these values. */
export type Condition = { field: string; is: readonly string[] };

type FieldBase = {
	/** The field's name on the wire and of its control. */
	name: string;
	label: string;
	help?: string;
	optional?: boolean;
	when?: Condition;
};

/** One question as the form asks it; its rule stands in the step's schema under the same name. */
export type Field = FieldBase &
	(
		| { kind: "text" | "email" | "tel" | "number"; autoComplete?: string; inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" }
		| { kind: "textarea"; autoComplete?: string }
		| { kind: "radio" | "select"; options: readonly Option[] }
		| { kind: "file" }
	);

export type Step = { key: string; title: string; fields: readonly Field[]; schema: z.ZodObject };

/** A form of several steps: the single source of the browser's pages, the checks on both sides and the record's wording. */
export type FormDescription = {
	key: string;
	title: string;
	/** Changes whenever a question, an option or a rule changes; stored with each submission. */
	version: string;
	steps: readonly Step[];
};

/** Texts by field name, and files by what is known of them. */
export type Answers = Record<string, unknown>;
export type FieldErrors = Record<string, string>;

/** The fields of a step that apply to these answers, in order. */
export function applicableFields(form: FormDescription, step: Step, answers: Answers): Field[] {
	const byName = new Map(form.steps.flatMap((each) => each.fields).map((field) => [field.name, field]));
	const applies = (field: Field): boolean => {
		if (!field.when) return true;
		const asked = byName.get(field.when.field);
		return asked !== undefined && applies(asked) && field.when.is.includes(String(answers[asked.name] ?? ""));
	};
	return step.fields.filter(applies);
}

/**
 * Checks one step, or all of them. Answers to questions that do not apply are left out of the result.
 * @returns the values as the schemas give them, or one message a field, in the order of the form
 */
export function checkAnswers(
	form: FormDescription,
	answers: Answers,
	steps: readonly Step[] = form.steps,
): { ok: true; values: Answers } | { ok: false; errors: FieldErrors } {
	const errors: FieldErrors = {};
	const values: Answers = {};
	for (const step of steps) {
		const names = applicableFields(form, step, answers).map((field) => field.name);
		const parsed = z.object(Object.fromEntries(names.map((name) => [name, step.schema.shape[name] as z.ZodType]))).safeParse(answers);
		if (parsed.success) Object.assign(values, parsed.data);
		// The first message of a field wins.
		const messages = new Map((parsed.error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message] as const).reverse());
		for (const name of names) {
			const message = messages.get(name);
			if (message !== undefined) errors[name] = message;
		}
	}
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values };
}

export type AnswerLine = { name: string; label: string; answer: string };

/** The answers as a person reads them, a list a step: labels as shown, options by their label, files by their name. */
export function describeAnswers(form: FormDescription, answers: Answers): { step: Step; lines: AnswerLine[] }[] {
	return form.steps.map((step) => ({
		step,
		lines: applicableFields(form, step, answers).map((field) => ({ name: field.name, label: field.label, answer: describe(field, answers[field.name]) })),
	}));
}

function describe(field: Field, value: unknown): string {
	if (value === undefined || value === null) return "";
	if (typeof value === "object" && "name" in value) return String(value.name);
	const text = String(value);
	return ("options" in field && field.options.find((option) => option.value === text || option.also === text)?.label) || text;
}

/** The file questions of a form. */
export function fileFields(form: FormDescription): string[] {
	return form.steps.flatMap((step) => step.fields.filter((field) => field.kind === "file").map((field) => field.name));
}
