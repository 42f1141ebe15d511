import { completions } from "#src/admissions/forms/completion.ts";
import { marchQuestions } from "#src/admissions/forms/march-questions.ts";
import { AnswersForm } from "./answers-form.tsx";
import type { AnswersFormProps } from "./answers-form-props.ts";

const loadDefinition = () => import("#src/admissions/forms/march-form.ts").then((module) => module.marchForm);

export const MArchAnswers = (props: AnswersFormProps) => (
	<AnswersForm
		type="march"
		completion={completions.march}
		form={marchQuestions}
		loadDefinition={loadDefinition}
		{...props}
	/>
);
