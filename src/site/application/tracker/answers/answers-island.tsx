import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import { Island } from "#src/site/islands/island.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import type { AnswersFormProps } from "./answers-form-props.ts";
import { BArchAnswers } from "./barch-answers.tsx";
import { DiplomaAnswers } from "./diploma-answers.tsx";
import { MArchAnswers } from "./march-answers.tsx";

const islands = {
	barch: { name: "barch-answers", Answers: BArchAnswers },
	march: { name: "march-answers", Answers: MArchAnswers },
	diploma: { name: "diploma-answers", Answers: DiplomaAnswers },
} as const;

/** Answers to a part of an application's form. Each form is an island of its own: browsers load its questions alone. */
export function AnswersIsland({ type, ...given }: { type: ApplicationType; props: AnswersFormProps }) {
	const { name, Answers } = islands[type];
	const { questions = [] } = useSchool().applicationForms[type];
	const props = { ...given.props, ...(questions.length > 0 && { ownQuestions: questions }) };
	return (
		<Island name={name} props={props} wake="load">
			<Answers {...props} />
		</Island>
	);
}
