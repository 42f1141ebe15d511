import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import type { Field, FormQuestions, Option } from "./definition.ts";

/** The text of the school that has the words of a form's questions. */
export const questionText = (formKey: string) => `questions-${formKey}`;

/** The name of an option's label among the words of its question. */
export const optionWord = (value: string) => `option-${value}`;

/** Steps by key are a group of the text, and so is each question by its name. */
export const stepsGroup = "steps";

type FieldLabels = Readonly<Record<string, string>>;
export type QuestionTexts = Readonly<Record<string, FieldLabels>>;

/** The words of a form's questions as the school says them. */
export function questionTexts(schoolMessages: SchoolMessages | undefined, formKey: string): QuestionTexts | undefined {
	return schoolMessages?.[questionText(formKey)] as QuestionTexts | undefined;
}

/**
 * A form that asks in the school's words. Names, options and rules stay as they are: answers are stored by them.
 * Document rules come after it, since they change what the product's own words say.
 */
export function withSchoolQuestionTexts<Form extends FormQuestions>(
	form: Form,
	schoolMessages: SchoolMessages | undefined,
): Form {
	const texts = questionTexts(schoolMessages, form.key);
	if (!texts) return form;
	const steps = form.steps.map((step) => ({
		...step,
		title: texts[stepsGroup]?.[step.key] ?? step.title,
		fields: withSchoolFieldTexts(step.fields, texts),
	}));
	// Nothing but texts has changed.
	return { ...form, steps } as Form;
}

/** Questions in the school's words. */
export function withSchoolFieldTexts<Question extends Field>(
	fields: readonly Question[],
	texts: QuestionTexts | undefined,
): Question[] {
	return fields.map((field) => withSchoolTexts(field, texts?.[field.name]));
}

function withSchoolTexts<Question extends Field>(field: Question, labels: FieldLabels | undefined): Question {
	if (!labels) return field;
	const { label, help, onPaper, placeholder } = labels;
	const fieldTexts = {
		...field,
		...(label && { label }),
		...(help && { help }),
		...(onPaper && { onPaper }),
		...(placeholder && { placeholder }),
	};
	return "options" in fieldTexts
		? { ...fieldTexts, options: fieldTexts.options.map((option: Option) => withSchoolOptionTexts(option, labels)) }
		: fieldTexts;
}

function withSchoolOptionTexts(option: Option, messages: FieldLabels): Option {
	const label = option.named ? undefined : messages[optionWord(option.value)];
	return label ? { ...option, label } : option;
}
