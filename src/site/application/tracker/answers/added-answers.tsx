import { addedCompletion, addedQuestions } from "#src/admissions/forms/own/added-form.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";
import { AnswersForm } from "./answers-form.tsx";
import type { AnswersFormProps } from "./answers-form-props.ts";

/** Answers to the form of a programme that the school has added. */
export function AddedAnswers({ added, ...props }: AnswersFormProps & { added: AddedForm }) {
	const loadDefinition = () =>
		import("#src/admissions/forms/own/added-rules.ts").then((module) => module.addedDefinition(added));
	const form = addedQuestions(added);
	const completion = addedCompletion(added);
	return (
		<AnswersForm type={added.key} form={form} completion={completion} loadDefinition={loadDefinition} {...props} />
	);
}
