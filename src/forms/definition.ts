import type { z } from "zod";
import { oneLine } from "#src/formatting/typed-text.ts";
import type { DialCountry } from "#src/ui/phone-field/number.ts";
import type { RuleName } from "./checks/say-rule.ts";
import type { DocumentKind } from "./documents.ts";

/**
 * Asks a question, or offers an option, only if the named field is asked too and has one of these values, and if `and`
 * holds too.
 */
export type Condition = { field: string; is: readonly string[]; and?: Condition };

/** The year of an answer may not be before that of the named field's answer, or less than so many years after it. */
export type Earlier = { field: string; years?: number; message: RuleName };

export type Option = {
	value: string;
	label: string;
	/** Another value that means the same, as some programs send it. */
	also?: string;
	/** The school's programmes name it, whatever the texts of the form say. */
	named?: boolean;
	/** Condition for the option; if it does not hold, choosing the option counts as no answer. */
	when?: Condition;
};

type FieldBase = {
	/** Name of the control, and of the field in requests. */
	name: string;
	label: string;
	help?: string;
	/** Text in place of `help` where the form is printed. */
	onPaper?: string;
	/** Taken from programs; the form does not ask for it. */
	hidden?: boolean;
	/** Adds "optional" to the label; the rule decides. */
	optional?: boolean;
	/** The rule of a field with a condition must allow no answer, see `whenAsked`. */
	when?: Condition;
	/** Needs no answer where the named field has one. The rule must allow no answer, see `whenAsked`. */
	unless?: string;
	/**
	 * Message of the form in the browser where the answer is missing. Programs that do not know the question may leave
	 * it out.
	 */
	expected?: RuleName;
	/** Longest answer in characters, where the control limits it. */
	maxLength?: number;
	/** The answer must equal that of the named field. */
	same?: { as: string; message: RuleName };
	/** Answers that must come before it. Comparisons use only those that are asked for, and right by their own rules. */
	after?: readonly Earlier[];
};

/** One question as the form asks it; its rule is in the step's schema under the same name. */
export type Field = FieldBase &
	(
		| {
				kind: "text" | "email" | "number";
				autoComplete?: string;
				inputMode?: "text" | "numeric" | "decimal" | "email" | "url";
				/**
				 * Setting for codes and names of accounts: no autocorrection, and capitals for `characters` or none at all.
				 */
				exact?: "characters" | "none";
		  }
		/**
		 * Phone number, asked with a choice of countries if `country` is given: sent as `+91 98765 43210`, empty with a
		 * dial code alone.
		 */
		| { kind: "tel"; autoComplete?: string; inputMode?: "tel" | "numeric"; country?: DialCountry }
		/** Sent as YYYY-MM-DD and YYYY-MM. A password is neither stored on the device nor shown again. */
		| { kind: "textarea" | "date" | "month" | "password"; autoComplete?: string }
		/** `initial` means no answer. With `numeric`, JSON carries the values as numbers. */
		| {
				kind: "radio" | "select";
				options: readonly Option[];
				initial?: string;
				numeric?: boolean;
				autoComplete?: string;
		  }
		/** Several choices; the answer is their values, separated by commas. */
		| { kind: "checks"; options: readonly Option[]; numeric?: boolean }
		| { kind: "file"; document: DocumentKind }
	);

export type QuestionStep = { key: string; title: string; fields: readonly Field[] };

/** A form of several steps as it is asked: all that a browser needs to show it. */
export type FormQuestions<Steps extends readonly QuestionStep[] = readonly QuestionStep[]> = {
	key: string;
	title: string;
	/** Changes with every question, option or rule; stored with each submission. */
	version: string;
	steps: Steps;
};

export type Step = QuestionStep & { schema: z.ZodObject };

/** The same with its rules: what both sides check, the API documents and the record is worded by. */
export type FormDefinition<Steps extends readonly Step[] = readonly Step[]> = FormQuestions<Steps>;

/** Imports a form's rules, which bring Zod. */
export type LoadDefinition = () => Promise<FormDefinition>;

/** The values of a form whose answers passed all checks, by field name. */
export type Values<Form extends FormDefinition> = Form extends FormDefinition<infer Steps> ? StepValues<Steps> : never;
type StepValues<Steps extends readonly Step[]> = Steps extends readonly []
	? unknown
	: Steps extends readonly [infer First extends Step, ...infer Rest extends readonly Step[]]
		? z.output<First["schema"]> & StepValues<Rest>
		: Answers;

/** Texts by field name, lists of texts, and files by what is known of them. */
export type Answers = Record<string, unknown>;
/** One message per wrong field, by field name. */
export type FieldErrors = Record<string, string>;

/** The fields of a step that are asked with these answers, in order, each with the options that are then offered. */
export function applicableFields(form: FormQuestions, step: QuestionStep, answers: Answers): Field[] {
	const byName = new Map(questionsOf(form).map((field) => [field.name, field]));
	const applies = ({ when }: { when?: Condition }): boolean => {
		if (!when) return true;
		const field = byName.get(when.field);
		const holds = field !== undefined && applies(field) && when.is.includes(plainText(answers[field.name]));
		return holds && (when.and === undefined || applies({ when: when.and }));
	};
	const offering = (field: Field) =>
		"options" in field && field.options.some((option) => option.when)
			? { ...field, options: field.options.filter(applies) }
			: field;
	return step.fields.filter(applies).map(offering);
}

/** A program may send any JSON: an object is no answer, and may have a `toString` of its own. */
function plainText(answer: unknown): string {
	if (Array.isArray(answer)) return answer.map((item) => (Array.isArray(item) ? "" : plainText(item))).join(",");
	return typeof answer === "object" || answer === undefined ? "" : oneLine(String(answer));
}

/** Tells whether a question has an answer. */
export function isAnswered(answer: unknown): boolean {
	return typeof answer === "string" ? oneLine(answer) !== "" : answer !== undefined && answer !== null;
}

/** The answers, with `initial` where nothing is chosen. */
export function withInitial(form: FormQuestions, answers: Answers): Answers {
	const unanswered = questionsOf(form).flatMap((field) =>
		"initial" in field && field.initial && !answers[field.name] ? [[field.name, field.initial] as const] : [],
	);
	return { ...answers, ...Object.fromEntries(unanswered) };
}

/** The questions of all steps. */
export function questionsOf(form: FormQuestions): readonly Field[] {
	return form.steps.flatMap((step) => step.fields);
}

/** Prefix of the names of questions that a school has added; no question of the product begins so. */
export const ownPrefix = "own_";

export const isOwn = (name: string) => name.startsWith(ownPrefix);

/** Names of the fields of one kind. */
export function fieldsOf(form: FormQuestions, kind: Field["kind"]): string[] {
	return questionsOf(form).flatMap((field) => (field.kind === kind ? [field.name] : []));
}
