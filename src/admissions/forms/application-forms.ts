import type { z } from "zod";
import { type FormDefinition, questionsOf, type Step } from "#src/forms/definition.ts";
import type { DocumentKind } from "#src/forms/documents.ts";
import * as paths from "#src/paths.ts";
import type { QuestionsByForm } from "#src/school/forms/application-form-settings.ts";
import { barchForm } from "./barch-form.ts";
import { diplomaForm } from "./diploma-form.ts";
import { marchForm } from "./march-form.ts";
import { withOwnRules } from "./own/own-rules.ts";

/** A step that asks for everything an application's record needs of the applicant. */
type ApplicantStep = Step & {
	schema: z.ZodObject<{ name: z.ZodType<string>; email: z.ZodType<string>; phone_no: z.ZodType<string> }>;
};

/** The form of an application begins with the applicant. */
export type ApplicationForm = FormDefinition<readonly [ApplicantStep, ...Step[]]>;

/** Forms as the product has them, by their `application_type`. */
export const productForms = { barch: barchForm, march: marchForm, diploma: diplomaForm } as const satisfies Record<
	string,
	ApplicationForm
>;

export type ApplicationType = keyof typeof productForms;

/** Forms with the questions of the school that this process serves. */
let currentForms: Readonly<Record<ApplicationType, ApplicationForm>> = productForms;
let currentQuestions = "";

/** Asks these questions in the forms from now on; called whenever the school's texts were read. */
export function askOwnQuestions(questions: QuestionsByForm): void {
	const text = JSON.stringify(questions);
	if (text === currentQuestions) return;
	currentQuestions = text;
	currentForms = {
		barch: withOwnRules<ApplicationForm>(barchForm, questions.barch),
		march: withOwnRules<ApplicationForm>(marchForm, questions.march),
		diploma: withOwnRules<ApplicationForm>(diplomaForm, questions.diploma),
	};
}

/** `form` as the school asks it now. */
type Application = { readonly form: ApplicationForm; referenceCode: string; page: string };

const current = (type: ApplicationType, referenceCode: string, page: string): Application => ({
	get form() {
		return currentForms[type];
	},
	referenceCode,
	page,
});

/** Every application form by its `application_type`, with its code in reference numbers and its page. */
export const applicationForms: Readonly<Record<ApplicationType, Application>> = {
	barch: current("barch", "B", paths.barchApplication),
	march: current("march", "M", paths.marchApplication),
	diploma: current("diploma", "D", paths.diplomaApplication),
};

/** Kinds of the documents that the product's own questions ask for, each question once. */
export const productDocuments: readonly DocumentKind[] = [...kindsIn(Object.values(productForms)).values()];

const allQuestions = () => Object.values(currentForms).flatMap(questionsOf);

/** Kinds of document by the name of the file question that asks for them: the same in all forms. */
export function documentFields(): ReadonlyMap<string, DocumentKind> {
	return kindsIn(Object.values(currentForms));
}

function kindsIn(forms: readonly FormDefinition[]): Map<string, DocumentKind> {
	const fields = forms.flatMap(questionsOf);
	return new Map(fields.flatMap((field) => (field.kind === "file" ? [[field.name, field.document] as const] : [])));
}

export function hasQuestion(form: FormDefinition, name: string): boolean {
	return questionsOf(form).some((field) => field.name === name);
}

/** Returns the label of the question of this name in the first form that has it. */
export function labelOfQuestion(name: string): string | undefined {
	return allQuestions().find((field) => field.name === name)?.label;
}

/** Returns the title of an application's form: "B.Arch application". */
export function titleOf(type: string): string {
	return isApplicationType(type) ? applicationForms[type].form.title : "Application";
}

export function isApplicationType(value: unknown): value is ApplicationType {
	return typeof value === "string" && Object.hasOwn(applicationForms, value);
}
