import { barchForm } from "#src/admissions/forms/barch-form.ts";
import { AnswersForm, type AnswersFormProps } from "./answers-form.tsx";

export const BArchAnswers = (props: AnswersFormProps) => <AnswersForm type="barch" form={barchForm} {...props} />;
