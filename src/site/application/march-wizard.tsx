import { marchForm } from "#src/admissions/forms/march-form.ts";
import { ApplicationWizard } from "./application-wizard.tsx";

export const MArchWizard = () => <ApplicationWizard form={marchForm} />;
