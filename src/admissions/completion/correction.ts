import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import { completions } from "#src/admissions/forms/completion.ts";
import { checkEach } from "#src/forms/check-answers.ts";
import {
	type Answers,
	type FieldErrors,
	type FormDefinition,
	fieldsOf,
	questionsOf,
	type Step,
} from "#src/forms/definition.ts";

type Texts = Readonly<Record<string, string>>;

/** A form with the type under which applications travel; the browser has no other forms than this one. */
export type TypedForm = { type: ApplicationType; form: FormDefinition };

/** A step of the form to be corrected, or a result to be given, by its key. */
export type AnswersPart = { kind: "step" | "result"; key: string };

/** The questions of a part, and answers that go with it without being asked for. */
export type PartQuestions = { step: Step; given: Texts };

/** The questions that a part asks; documents are sent by themselves. Undefined for a part that the form has not. */
export function questionsOfPart({ type, form }: TypedForm, { kind, key }: AnswersPart): PartQuestions | undefined {
	const { steps } = form;
	if (kind === "step") {
		const step = steps.find((each) => each.key === key);
		return (
			step && {
				step: { ...step, fields: step.fields.filter(({ name }) => canCorrect({ type, form }, name)) },
				given: {},
			}
		);
	}
	const result = completions[type].results.find((each) => each.key === key);
	const step = steps.find(({ fields }) => fields.some(({ name }) => result?.questions.includes(name)));
	if (!result || !step) return undefined;
	const fields = step.fields.filter(({ name }) => result.questions.includes(name));
	return { step: { ...step, key, title: result.label, fields }, given: result.out };
}

/** Whether the answer to this question can be corrected until the application is read. */
export function canCorrect({ type, form }: TypedForm, name: string): boolean {
	const field = questionsOf(form).find((each) => each.name === name);
	return field !== undefined && field.kind !== "file" && !completions[type].fixed.includes(name);
}

export type CheckedChanges = {
	/** The questions whose text differs from the stored one. */
	changed: ReadonlySet<string>;
	/** What is wrong with these changes, or because of them. What was wrong before, and documents, are left alone. */
	errors: FieldErrors;
	/** The values of all answers that are right. */
	values: Answers;
	/** All answers, the changed ones included, as they were checked. */
	answers: Answers;
};

/**
 * Checks changed answers among those that are stored.
 * @param stored texts as `textsOf` gives them
 */
export function checkChanges(form: FormDefinition, stored: Texts, sent: Texts): CheckedChanges {
	const storedText = (name: string) => (Object.hasOwn(stored, name) ? (stored[name] ?? "") : "");
	const isChanged = ([name, text]: [string, string]) => text.trim() !== storedText(name).trim();
	const changed = new Set(
		Object.entries(sent)
			.filter(isChanged)
			.map(([name]) => name),
	);
	const before = checkEach(form, stored, { inBrowser: true });
	const after = checkEach(form, { ...stored, ...sent }, { inBrowser: true });
	const documents = new Set(fieldsOf(form, "file"));
	const isNew = ([name]: [string, string]) =>
		!documents.has(name) && (changed.has(name) || before.errors[name] === undefined);
	const errors = Object.fromEntries(Object.entries(after.errors).filter(isNew));
	return { changed, errors, values: after.values, answers: after.answers };
}
