import { type FormDefinition, type FormQuestions, questionsOf } from "#src/forms/definition.ts";
import type { DocumentKind } from "#src/forms/documents.ts";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { type ProgrammeKey, programmeNames } from "#src/school/admissions.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";
import type { SchoolForms } from "#src/school/forms/application-form-settings.ts";
import { type Category, standardCategories } from "#src/school/forms/asked-question.ts";
import { type OwnForm, ownFormOf } from "#src/school/forms/own-form.ts";
import {
	type FormType,
	isProductForm,
	isProductProgramme,
	type ProductForm,
	programmesOf,
} from "#src/school/offering.ts";
import type { ApplicationForm } from "./application-form.ts";
import { barchForm } from "./barch-form.ts";
import { type Completion, completions } from "./completion.ts";
import { diplomaForm } from "./diploma-form.ts";
import { marchForm } from "./march-form.ts";
import { addedCompletion } from "./own/added-form.ts";
import { addedDefinition } from "./own/added-rules.ts";
import { withOwnRules } from "./own/own-rules.ts";

/** Forms as the product has them, by their `application_type`. */
export const productForms = { barch: barchForm, march: marchForm, diploma: diplomaForm } as const satisfies Record<
	string,
	ApplicationForm
>;

/** Value of `application_type`: of a form of the product's, or of a programme that a school has added. */
export type ApplicationType = FormType;

/** Settings of a school that asks and offers what the product does. */
const standard: SchoolForms = { own: {}, added: [], categories: undefined, offered: Object.keys(programmeNames) };

/** Forms as the school that this process serves asks them. */
let current = lookUp(standard);
let currentText = "";

/**
 * Asks as these settings say from now on; called whenever the school's texts were read, and by the office in the
 * browser.
 */
export function keepForms(settings: SchoolForms = standard): void {
	const text = JSON.stringify(settings);
	if (text === currentText) return;
	currentText = text;
	current = lookUp(settings);
}

/** Prepares what lists ask for each of their documents. */
function lookUp(settings: SchoolForms) {
	const forms = formsOf(settings);
	const all = [...forms.values()].map(({ form }) => form);
	const categories = settings.categories?.length ? settings.categories : standardCategories;
	const { offered } = settings;
	return { forms, offered, categories, questions: all.flatMap(questionsOf), documents: kindsIn(all) };
}

/** Reservation categories that the forms offer now. */
export const currentCategories = (): readonly Category[] => current.categories;

/** "OBC-NCL"; undefined for a value that no list has had */
export const labelOfCategory = (value: string) =>
	[...current.categories, ...standardCategories].find((each) => each.value === value)?.label;

/**
 * A form as the school asks it now, with its code in reference numbers, its page, and the choices of which it is made
 * if the school has added it.
 */
export type Application = { form: ApplicationForm; referenceCode: string; page: string; added?: AddedForm };

function formsOf({ own, added, categories, degrees = {} }: SchoolForms): Map<ApplicationType, Application> {
	const withOwn = (form: ApplicationForm, changes: OwnForm | undefined) =>
		withOwnRules(form, ownFormOf(changes ?? {}, categories));
	const product = (form: ApplicationForm, type: ProductForm): ApplicationForm => ({
		...withOwn(form, own[type]),
		...(degrees[type] && { title: `${degrees[type]} application` }),
	});
	return new Map<ApplicationType, Application>([
		["barch", { form: product(barchForm, "barch"), referenceCode: "B", page: paths.barchApplication }],
		["march", { form: product(marchForm, "march"), referenceCode: "M", page: paths.marchApplication }],
		["diploma", { form: product(diplomaForm, "diploma"), referenceCode: "D", page: paths.diplomaApplication }],
		...added.map((each): [ApplicationType, Application] => {
			const { key, letter = "" } = each;
			const page = paths.addedApplication(key);
			return [key, { form: withOwn(addedDefinition(each), each), referenceCode: letter, page, added: each }];
		}),
	]);
}

/** Requirements that an application of this type must meet in the end. */
export function completionOf(type: ApplicationType): Completion {
	const { added, form } = formOf(type);
	const nothing: Completion = { needed: [], results: [], fixed: [] };
	const { needed, results, fixed } = added ? addedCompletion(added) : isProductForm(type) ? completions[type] : nothing;
	const isAsked = (name: string) => hasQuestion(form, name);
	const askedResults = results
		.filter(({ known }) => known.some(isAsked))
		.map((result) => ({ ...result, questions: result.questions.filter(isAsked) }));
	return { needed: needed.filter(isAsked), results: askedResults, fixed };
}

/** Every type of application that the school offers now. Those that it has ended are known all the same. */
export const applicationTypes = (): ApplicationType[] =>
	[...current.forms.keys()].filter((type) => programmesOf(type).some(isOffered));

const isOffered = (programme: ProgrammeKey) => current.offered.includes(programme);

/** The form of this type; one that asks nothing for a programme that has ended, whose drafts are still there. */
export function formOf(type: ApplicationType): Application {
	return current.forms.get(type) ?? endedForm(type);
}

function endedForm(key: string): Application {
	const fields = [] as const;
	const { steps } = barchForm;
	const [{ schema }] = steps;
	const form = {
		key,
		title: "Application",
		version: "",
		steps: [{ key: "personal", title: "", fields, schema }],
	} as const;
	return { form, referenceCode: "", page: paths.academic };
}

/** Kinds of the documents that the product's own questions ask for, each question once. */
export const productDocuments: readonly DocumentKind[] = [...kindsIn(Object.values(productForms)).values()];

/** Kinds of document by the name of the file question that asks for them: the same in all forms. */
export const documentFields = (): ReadonlyMap<string, DocumentKind> => current.documents;

function kindsIn(forms: readonly FormDefinition[]): Map<string, DocumentKind> {
	const fields = forms.flatMap(questionsOf);
	return new Map(fields.flatMap((field) => (field.kind === "file" ? [[field.name, field.document] as const] : [])));
}

export function hasQuestion(form: FormQuestions, name: string): boolean {
	return questionsOf(form).some((field) => field.name === name);
}

/** Returns the label of the question of this name in the first form that has it. */
export function labelOfQuestion(name: string): string | undefined {
	return current.questions.find((field) => field.name === name)?.label;
}

/** Returns the title of an application's form: "B.Arch application", in the language of now. */
export function titleOf(type: string): string {
	return translateText(formOf(type).form.title);
}

/** Every programme that one can apply for now, by its key. */
export const programmesToApplyFor = (): Readonly<Record<ProgrammeKey, string>> =>
	Object.fromEntries(
		applicationTypes()
			.flatMap(programmesOf)
			.filter(isOffered)
			.map((key) => [key, nameOfProgramme(key)]),
	);

/** "M.Arch Urban Design", "B.Plan" @param programme its key */
export function nameOfProgramme(programme: ProgrammeKey): string {
	if (isProductProgramme(programme)) return programmeNames[programme];
	return current.forms.get(programme)?.added?.name ?? programme;
}

export function isApplicationType(value: unknown): value is ApplicationType {
	return typeof value === "string" && current.forms.has(value);
}
