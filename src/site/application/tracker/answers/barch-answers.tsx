import { barchQuestions } from "#src/admissions/forms/barch-questions.ts";
import { completions } from "#src/admissions/forms/completion.ts";
import { AnswersForm } from "./answers-form.tsx";
import type { AnswersFormProps } from "./answers-form-props.ts";

const loadDefinition = () => import("#src/admissions/forms/barch-form.ts").then((module) => module.barchForm);

export const BArchAnswers = (props: AnswersFormProps) => (
	<AnswersForm
		type="barch"
		completion={completions.barch}
		form={barchQuestions}
		loadDefinition={loadDefinition}
		{...props}
	/>
);
