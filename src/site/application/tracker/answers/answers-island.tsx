import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";
import { ownFormOfType } from "#src/school/forms/application-form-settings.ts";
import { isProductForm } from "#src/school/offering.ts";
import { Island } from "#src/site/islands/island.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { AddedAnswers } from "./added-answers.tsx";
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
export function AnswersIsland({ type, ...formProps }: { type: ApplicationType; props: AnswersFormProps }) {
	const { applicationForms, outlines } = useSchool();
	const own = ownFormOfType({ applicationForms, outlines }, type);
	const props = { ...formProps.props, ...(own && { own }) };
	if (!isProductForm(type))
		return <AddedIsland added={outlines.programmes.find(({ key }) => key === type)} props={props} />;
	const { name, Answers } = islands[type];
	return (
		<Island name={name} props={props} wake="load">
			<Answers {...props} />
		</Island>
	);
}

/** @param added undefined once the school has ended the programme: then its answers can no longer be corrected here */
function AddedIsland({ added, ...formProps }: { added: AddedForm | undefined; props: AnswersFormProps }) {
	if (!added) return null;
	const props = { ...formProps.props, added };
	return (
		<Island name="added-answers" props={props} wake="load">
			<AddedAnswers {...props} />
		</Island>
	);
}
