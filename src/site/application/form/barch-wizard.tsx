import { barchQuestions } from "#src/admissions/forms/barch-questions.ts";
import { ApplicationWizard, type ApplicationWizardProps } from "./application-wizard.tsx";

const loadDefinition = () => import("#src/admissions/forms/barch-form.ts").then((module) => module.barchForm);

export const BArchWizard = (props: ApplicationWizardProps) => (
	<ApplicationWizard questions={barchQuestions} loadDefinition={loadDefinition} {...props} />
);
