import type { z } from "zod";
import { type FormDefinition, questionsOf, type Step } from "#src/forms/definition.ts";
import type { DocumentKind } from "#src/forms/documents.ts";
import * as paths from "#src/paths.ts";
import { barchForm } from "./barch-form.ts";
import { diplomaForm } from "./diploma-form.ts";
import { marchForm } from "./march-form.ts";

/** A step that asks for everything an application's record needs of the applicant. */
type ApplicantStep = Step & {
	schema: z.ZodObject<{ name: z.ZodType<string>; email: z.ZodType<string>; phone_no: z.ZodType<string> }>;
};

/** The form of an application begins with the applicant. */
export type ApplicationForm = FormDefinition<readonly [ApplicantStep, ...Step[]]>;

/** Every application form by its `application_type`, with its code in reference numbers and its page. */
export const applicationForms = {
	barch: { form: barchForm, referenceCode: "B", page: paths.barchApplication },
	march: { form: marchForm, referenceCode: "M", page: paths.marchApplication },
	diploma: { form: diplomaForm, referenceCode: "D", page: paths.diplomaApplication },
} as const satisfies Record<string, { form: ApplicationForm; referenceCode: string; page: string }>;
export type ApplicationType = keyof typeof applicationForms;

const allQuestions = Object.values(applicationForms).flatMap(({ form }) => questionsOf(form));

/** Kinds of document by the name of the file question that asks for them: the same in all forms. */
export const documentFields: ReadonlyMap<string, DocumentKind> = new Map(
	allQuestions.flatMap((field) => (field.kind === "file" ? [[field.name, field.document] as const] : [])),
);

export function hasQuestion(form: FormDefinition, name: string): boolean {
	return questionsOf(form).some((field) => field.name === name);
}

/** Returns the label of the question of this name in the first form that has it. */
export function labelOfQuestion(name: string): string | undefined {
	return allQuestions.find((field) => field.name === name)?.label;
}

/** Returns the title of an application's form: "B.Arch application". */
export function titleOf(type: string): string {
	return isApplicationType(type) ? applicationForms[type].form.title : "Application";
}

export function isApplicationType(value: unknown): value is ApplicationType {
	return typeof value === "string" && Object.hasOwn(applicationForms, value);
}
