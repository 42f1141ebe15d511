import { diplomaQuestions } from "#src/admissions/forms/diploma-questions.ts";
import { AnswersForm, type AnswersFormProps } from "./answers-form.tsx";

const loadDefinition = () => import("#src/admissions/forms/diploma-form.ts").then((module) => module.diplomaForm);

export const DiplomaAnswers = (props: AnswersFormProps) => (
	<AnswersForm type="diploma" form={diplomaQuestions} loadDefinition={loadDefinition} {...props} />
);
