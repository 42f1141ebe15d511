import { marchForm } from "#src/admissions/forms/march-form.ts";
import { ApplicationWizard, type ApplicationWizardProps } from "./application-wizard.tsx";

export const MArchWizard = (props: ApplicationWizardProps) => <ApplicationWizard form={marchForm} {...props} />;
