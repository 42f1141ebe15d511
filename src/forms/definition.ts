import { z } from "zod";
import { isDay } from "#src/calendar/day.ts";
import { formatShort } from "#src/calendar/format.ts";
import type { DialCountry } from "#src/ui/phone-field/number.ts";

/** When a field applies, or an option is offered: the named field applies too and holds one of these values. */
export type Condition = { field: string; is: readonly string[] };

export type Option = {
	value: string;
	label: string;
	/** Another value that means the same, as some programs send it. */
	also?: string;
	/** Offered only then; otherwise choosing it counts as not answered. */
	when?: Condition;
};

type FieldBase = {
	/** The field's name on the wire and of its control. */
	name: string;
	label: string;
	help?: string;
	optional?: boolean;
	when?: Condition;
	/** The answer must be that of the named field. */
	same?: { as: string; message: string };
};

/** One question as the form asks it; its rule stands in the step's schema under the same name. */
export type Field = FieldBase &
	(
		| {
				kind: "text" | "email" | "number";
				autoComplete?: string;
				inputMode?: "text" | "numeric" | "decimal" | "email" | "url";
				/** For what is no word: the keyboard corrects nothing, and begins with capitals or never does. */
				exact?: "characters" | "none";
		  }
		/** With a country it is asked with the choice of one, travels as `+91 98765 43210`, and a code alone is no answer; else it is plain digits. */
		| { kind: "tel"; autoComplete?: string; inputMode?: "tel" | "numeric"; country?: DialCountry }
		/** A date travels as YYYY-MM-DD; a password is neither kept on the device nor shown again. */
		| { kind: "textarea" | "date" | "password"; autoComplete?: string }
		/** `initial` is what a form without an answer means. Numbers travel as such in JSON. */
		| {
				kind: "radio" | "select";
				options: readonly Option[];
				initial?: string;
				numeric?: boolean;
				autoComplete?: string;
		  }
		/** Several choices, held as their values with commas between them. */
		| { kind: "checks"; options: readonly Option[]; numeric?: boolean }
		| { kind: "file" }
	);

export type Step = { key: string; title: string; fields: readonly Field[]; schema: z.ZodObject };

/** A form of several steps: the single source of the browser's pages, the checks on both sides and the record's wording. */
export type FormDefinition = {
	key: string;
	title: string;
	/** Changes whenever a question, an option or a rule changes; stored with each submission. */
	version: string;
	steps: readonly Step[];
};

/** Texts by field name, and files by what is known of them. */
export type Answers = Record<string, unknown>;
export type FieldErrors = Record<string, string>;

/** The fields of a step that apply to these answers, in order, each with the options that it offers then. */
export function applicableFields(form: FormDefinition, step: Step, answers: Answers): Field[] {
	const byName = new Map(form.steps.flatMap((each) => each.fields).map((field) => [field.name, field]));
	const applies = ({ when }: { when?: Condition }): boolean => {
		if (!when) return true;
		const asked = byName.get(when.field);
		return asked !== undefined && applies(asked) && when.is.includes(String(answers[asked.name] ?? ""));
	};
	const offering = (field: Field) =>
		"options" in field && field.options.some((option) => option.when)
			? { ...field, options: field.options.filter(applies) }
			: field;
	return step.fields.filter(applies).map(offering);
}

/** The answers with what a form means where nothing is chosen. */
export function withInitial(form: FormDefinition, answers: Answers): Answers {
	const fields = form.steps.flatMap((step) => step.fields);
	const unanswered = fields.flatMap((field) =>
		"initial" in field && field.initial && !answers[field.name] ? [[field.name, field.initial] as const] : [],
	);
	return { ...answers, ...Object.fromEntries(unanswered) };
}

/**
 * Checks one step, or all of them. Answers to questions that do not apply are left out of the result.
 * @returns the values as the schemas give them, or one message a field, in the order of the form
 */
export function checkAnswers(
	form: FormDefinition,
	answers: Answers,
	steps: readonly Step[] = form.steps,
): { ok: true; values: Answers } | { ok: false; errors: FieldErrors } {
	const errors: FieldErrors = {};
	const values: Answers = {};
	for (const step of steps) {
		const fields = applicableFields(form, step, answers);
		const names = fields.map((field) => field.name);
		const given = {
			...answers,
			...Object.fromEntries(
				fields.filter((field) => !offers(form, field, answers)).map(({ name }) => [name, undefined]),
			),
		};
		const parsed = z
			.object(Object.fromEntries(names.map((name) => [name, step.schema.shape[name] as z.ZodType])))
			.safeParse(given);
		if (parsed.success) Object.assign(values, parsed.data);
		// The first message of a field wins.
		const messages = new Map(
			(parsed.error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message] as const).reverse(),
		);
		for (const name of names) {
			const message = messages.get(name);
			if (message !== undefined) errors[name] = message;
		}
		for (const { name, same } of fields)
			if (same && (answers[name] || "") !== (answers[same.as] || "")) errors[name] = same.message;
	}
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values };
}

/** Whether an answer is among the options that depend on others; the schema judges all the rest. */
function offers(form: FormDefinition, field: Field, answers: Answers): boolean {
	const described = form.steps.flatMap((step) => step.fields).find(({ name }) => name === field.name);
	if (!("options" in field) || described === undefined || !("options" in described)) return true;
	const among = (options: readonly Option[]) => options.some(({ value }) => value === answers[field.name]);
	return among(field.options) || !among(described.options);
}

export type AnswerLine = { name: string; label: string; answer: string };

/** The answers as a person reads them, a list a step: labels as shown, options by their label, files by their name. */
export function describeAnswers(form: FormDefinition, answers: Answers): { step: Step; lines: AnswerLine[] }[] {
	return form.steps.map((step) => ({
		step,
		lines: applicableFields(form, step, answers)
			.filter((field) => !field.same)
			.map((field) => ({ name: field.name, label: field.label, answer: describe(field, answers[field.name]) })),
	}));
}

function describe(field: Field, value: unknown): string {
	if (value === undefined || value === null) return "";
	if (typeof value === "object" && "name" in value) return String(value.name);
	const text = String(value);
	if (field.kind === "password") return text && "Chosen, not shown";
	if (field.kind === "date" && isDay(text)) return formatShort(text);
	if (field.kind === "tel" && field.country && text.trim() === `+${field.country.dialCode}`) return "";
	const label = (chosen: string) =>
		("options" in field && field.options.find(({ value, also }) => value === chosen || also === chosen)?.label) ||
		chosen;
	return field.kind === "checks" ? text.split(",").map(label).join(", ") : label(text);
}

/** The questions of a kind, by name. */
export function fieldsOf(form: FormDefinition, kind: Field["kind"]): string[] {
	return form.steps.flatMap((step) => step.fields.filter((field) => field.kind === kind).map((field) => field.name));
}
