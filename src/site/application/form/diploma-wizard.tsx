import { diplomaQuestions } from "#src/admissions/forms/diploma-questions.ts";
import { ApplicationWizard, type ApplicationWizardProps } from "./application-wizard.tsx";

const loadDefinition = () => import("#src/admissions/forms/diploma-form.ts").then((module) => module.diplomaForm);

export const DiplomaWizard = (props: ApplicationWizardProps) => (
	<ApplicationWizard questions={diplomaQuestions} loadDefinition={loadDefinition} {...props} />
);
