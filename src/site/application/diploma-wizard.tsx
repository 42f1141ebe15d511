import { diplomaForm } from "#src/admissions/forms/diploma-form.ts";
import { ApplicationWizard } from "./application-wizard.tsx";

export const DiplomaWizard = () => <ApplicationWizard form={diplomaForm} />;
