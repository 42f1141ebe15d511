import { barchForm } from "#src/admissions/forms/barch-form.ts";
import { ApplicationWizard, type ApplicationWizardProps } from "./application-wizard.tsx";

export const BArchWizard = (props: ApplicationWizardProps) => <ApplicationWizard form={barchForm} {...props} />;
