import type { SchoolWords } from "#src/school/words/word-set.ts";
import type { Field, FormQuestions, Option } from "./definition.ts";

/** The text of the school that has the words of a form's questions. */
export const questionText = (formKey: string) => `questions-${formKey}`;

/** The name of an option's label among the words of its question. */
export const optionWord = (value: string) => `option-${value}`;

/** Steps by key are a group of the text, and so is each question by its name. */
export const stepsGroup = "steps";

type FieldWords = Readonly<Record<string, string>>;
export type QuestionWords = Readonly<Record<string, FieldWords>>;

/** The words of a form's questions as the school says them. */
export function questionWords(schoolWords: SchoolWords | undefined, formKey: string): QuestionWords | undefined {
	return schoolWords?.[questionText(formKey)] as QuestionWords | undefined;
}

/**
 * A form that asks in the school's words. Names, options and rules stay as they are: answers are stored by them.
 * Document rules come after it, since they change what the product's own words say.
 */
export function questionsInSchoolWords<Form extends FormQuestions>(
	form: Form,
	schoolWords: SchoolWords | undefined,
): Form {
	const words = questionWords(schoolWords, form.key);
	if (!words) return form;
	const steps = form.steps.map((step) => ({
		...step,
		title: words[stepsGroup]?.[step.key] ?? step.title,
		fields: fieldsInSchoolWords(step.fields, words),
	}));
	// Nothing but texts has changed.
	return { ...form, steps } as Form;
}

/** Questions in the school's words. */
export function fieldsInSchoolWords<Asked extends Field>(
	fields: readonly Asked[],
	words: QuestionWords | undefined,
): Asked[] {
	return fields.map((field) => fieldInSchoolWords(field, words?.[field.name]));
}

function fieldInSchoolWords<Asked extends Field>(field: Asked, words: FieldWords | undefined): Asked {
	if (!words) return field;
	const { label, help, onPaper, placeholder } = words;
	const said = {
		...field,
		...(label && { label }),
		...(help && { help }),
		...(onPaper && { onPaper }),
		...(placeholder && { placeholder }),
	};
	return "options" in said
		? { ...said, options: said.options.map((option: Option) => optionInSchoolWords(option, words)) }
		: said;
}

function optionInSchoolWords(option: Option, words: FieldWords): Option {
	const label = words[optionWord(option.value)];
	return label ? { ...option, label } : option;
}
