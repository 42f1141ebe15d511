import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { Completion } from "#src/admissions/forms/completion.ts";
import { type FormQuestions, type QuestionStep, questionsOf } from "#src/forms/definition.ts";

export type Texts = Readonly<Record<string, string>>;

/**
 * A form with the type under which applications travel, and what they must meet; the browser has no other forms than
 * this one.
 */
export type TypedForm = { type: ApplicationType; form: FormQuestions; completion: Completion };

/** A step of the form to be corrected, or a result to be given, by its key. */
export type AnswersPart = { kind: "step" | "result"; key: string };

/** The questions of a part, and answers that go with it without being asked for. */
export type PartQuestions = { step: QuestionStep; presetAnswers: Texts };

/** The questions that a part asks; documents are sent by themselves. Undefined for a part that the form has not. */
export function questionsOfPart(typed: TypedForm, { kind, key }: AnswersPart): PartQuestions | undefined {
	const { steps } = typed.form;
	if (kind === "step") {
		const step = steps.find((each) => each.key === key);
		return (
			step && {
				step: { ...step, fields: step.fields.filter(({ name }) => canCorrect(typed, name)) },
				presetAnswers: {},
			}
		);
	}
	const result = typed.completion.results.find((each) => each.key === key);
	const step = steps.find(({ fields }) => fields.some(({ name }) => result?.questions.includes(name)));
	if (!result || !step) return undefined;
	const fields = step.fields.filter(({ name }) => result.questions.includes(name));
	return { step: { ...step, key, title: result.label, fields }, presetAnswers: result.out };
}

/** Tells whether the answer to this question can be corrected until the application is read. */
export function canCorrect({ form, completion }: TypedForm, name: string): boolean {
	const field = questionsOf(form).find((each) => each.name === name);
	return field !== undefined && field.kind !== "file" && !completion.fixed.includes(name);
}
