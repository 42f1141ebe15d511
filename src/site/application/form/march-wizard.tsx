import { marchQuestions } from "#src/admissions/forms/march-questions.ts";
import { ApplicationWizard, type ApplicationWizardProps } from "./application-wizard.tsx";

const loadDefinition = () => import("#src/admissions/forms/march-form.ts").then((module) => module.marchForm);

export const MArchWizard = (props: ApplicationWizardProps) => (
	<ApplicationWizard questions={marchQuestions} loadDefinition={loadDefinition} {...props} />
);
