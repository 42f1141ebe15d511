import { diplomaForm } from "#src/admissions/forms/diploma-form.ts";
import { ApplicationWizard, type ApplicationWizardProps } from "./application-wizard.tsx";

export const DiplomaWizard = (props: ApplicationWizardProps) => <ApplicationWizard form={diplomaForm} {...props} />;
