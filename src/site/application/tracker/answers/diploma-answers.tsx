import { diplomaForm } from "#src/admissions/forms/diploma-form.ts";
import { AnswersForm, type AnswersFormProps } from "./answers-form.tsx";

export const DiplomaAnswers = (props: AnswersFormProps) => <AnswersForm type="diploma" form={diplomaForm} {...props} />;
