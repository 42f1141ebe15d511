import { useMemo } from "react";
import { addedQuestions } from "#src/admissions/forms/own/added-form.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";
import { ApplicationWizard, type ApplicationWizardProps } from "./application-wizard.tsx";

/** The form of a programme that the school has added. */
export function AddedWizard({ added, ...props }: ApplicationWizardProps & { added: AddedForm }) {
	const questions = useMemo(() => addedQuestions(added), [added]);
	const loadDefinition = () =>
		import("#src/admissions/forms/own/added-rules.ts").then((module) => module.addedDefinition(added));
	return <ApplicationWizard questions={questions} loadDefinition={loadDefinition} {...props} />;
}
