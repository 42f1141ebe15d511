import { marchForm } from "#src/admissions/forms/march-form.ts";
import { AnswersForm, type AnswersFormProps } from "./answers-form.tsx";

export const MArchAnswers = (props: AnswersFormProps) => <AnswersForm type="march" form={marchForm} {...props} />;
