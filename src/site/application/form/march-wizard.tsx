import { useMemo } from "react";
import { marchQuestions } from "#src/admissions/forms/march-questions.ts";
import type { FormQuestions } from "#src/forms/definition.ts";
import { ApplicationWizard, type ApplicationWizardProps } from "./application-wizard.tsx";

const loadDefinition = () => import("#src/admissions/forms/march-form.ts").then((module) => module.marchForm);

type MArchWizardProps = ApplicationWizardProps & {
	/** Departments for which applications are taken, where it is not all of them. */
	departments?: readonly string[];
};

export function MArchWizard({ departments, ...props }: MArchWizardProps) {
	const questions = useMemo(() => (departments ? askAmong(departments) : marchQuestions), [departments]);
	return <ApplicationWizard questions={questions} loadDefinition={loadDefinition} {...props} />;
}

/** The form's questions with these departments only. */
function askAmong(departments: readonly string[]): FormQuestions {
	const [personal, ...others] = marchQuestions.steps;
	const fields = personal.fields.map((field) =>
		field.name === "department" && "options" in field
			? { ...field, options: field.options.filter(({ value }) => departments.includes(value)) }
			: field,
	);
	return { ...marchQuestions, steps: [{ ...personal, fields }, ...others] };
}
