import { barchForm } from "#src/admissions/forms/barch-form.ts";
import { ApplicationWizard } from "./application-wizard.tsx";

export const BArchWizard = () => <ApplicationWizard form={barchForm} />;
