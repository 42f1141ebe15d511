import { completions } from "#src/admissions/forms/completion.ts";
import { diplomaQuestions } from "#src/admissions/forms/diploma-questions.ts";
import { AnswersForm } from "./answers-form.tsx";
import type { AnswersFormProps } from "./answers-form-props.ts";

const loadDefinition = () => import("#src/admissions/forms/diploma-form.ts").then((module) => module.diplomaForm);

export const DiplomaAnswers = (props: AnswersFormProps) => (
	<AnswersForm
		type="diploma"
		completion={completions.diploma}
		form={diplomaQuestions}
		loadDefinition={loadDefinition}
		{...props}
	/>
);
