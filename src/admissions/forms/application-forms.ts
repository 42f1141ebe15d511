import type { FormDefinition } from "#src/forms/definition.ts";
import * as paths from "#src/paths.ts";
import { barchForm } from "./barch.ts";
import { diplomaForm } from "./diploma.ts";
import { marchForm } from "./march.ts";

/** Every application form by its `application_type`, with the letter of its reference numbers and its page. */
export const applicationForms = {
	barch: { form: barchForm as FormDefinition, letter: "B", page: paths.barchApplication },
	march: { form: marchForm as FormDefinition, letter: "M", page: paths.marchApplication },
	diploma: { form: diplomaForm as FormDefinition, letter: "D", page: paths.diplomaApplication },
} as const;
export type ApplicationType = keyof typeof applicationForms;

export function isApplicationType(value: unknown): value is ApplicationType {
	return typeof value === "string" && Object.hasOwn(applicationForms, value);
}

/** `DSA-26-B-000123`: school, year of the application, form, running number of that form and year. */
export function formatReference(school: string, year: number, letter: string, running: number): string {
	return `${school}-${String(year % 100).padStart(2, "0")}-${letter}-${String(running).padStart(6, "0")}`;
}
