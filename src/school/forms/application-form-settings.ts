import { z } from "zod";
import { line } from "#src/fields/field-schemas.ts";
import * as paths from "#src/paths.ts";
import { type ProgrammeKey, programmeNames } from "#src/school/admissions.ts";
import {
	type FormType,
	isProductForm,
	isProductProgramme,
	type Offering,
	type ProductForm,
	programmesOf,
} from "#src/school/offering.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { choice, group, nameField, rows } from "#src/school/schema/named-field.ts";
import { text, whole } from "#src/school/schema/text-fields.ts";
import { type AddedForm, feeBounds } from "./added-programme.ts";
import type { Category } from "./asked-question.ts";
import { askedField, categoriesField } from "./asked-question-fields.ts";
import { type OwnForm, ownFormFields, ownFormOf } from "./own-form.ts";

/** required: an application is not taken without it. later: it is not complete without it. offered: it may be sent. */
const documentRules = {
	required: "Required with the form",
	later: "Can follow, but needed in the end",
	offered: "If the applicant has it",
	none: "Not asked for",
} as const;

export type DocumentRule = keyof typeof documentRules;

/** Rules by the question for the document; documents without a rule are asked for by the product's default. */
export type DocumentRules = Partial<Record<string, DocumentRule>>;

const forAll = {
	certificate_10: "Class 10: mark sheet or certificate",
	residence_proof: "Proof of residence (international students)",
	passport: "Passport (international students)",
	equivalence_letter: "Equivalence letter (international students)",
	translations: "Translations (international students)",
} as const;
const class12 = { certificate_12: "Class 12: mark sheet or certificate" } as const;

/** The documents that each form can ask for, by their questions. */
export const documentNames = {
	barch: { ...forAll, ...class12 },
	march: {
		...forAll,
		...class12,
		certificate_ug: "Undergraduate degree: mark sheet or certificate",
		portfolio: "Portfolio",
	},
	diploma: forAll,
} as const satisfies Record<ProductForm, Readonly<Record<string, string>>>;

function feeField(otherwise: string) {
	return nameField(
		"Application fee",
		whole(feeBounds.min, feeBounds.max).optional(),
		`In whole rupees, for applications sent from now on. Leave blank for ${otherwise}.`,
	);
}

function documentRows<const Names extends Readonly<Record<string, string>>>(names: Names, hint: string) {
	const ruledSchema = z.object({ document: choice("Document", names), rule: choice("Rule", documentRules) });
	return rows("Documents with a different rule", "document", ruledSchema, hint)
		.refine((rules) => new Set(rules.map(({ document }) => document)).size === rules.length, {
			message: "must have each document once",
		})
		.optional();
}

/** @param ofProgrammes fields for what differs between the programmes of the form */
function formTexts<Form extends ProductForm, OfProgrammes extends z.ZodRawShape>(
	title: string,
	form: Form,
	ofProgrammes: OfProgrammes,
) {
	return group(title, {
		fee: feeField("the fee in the server’s settings"),
		documents: documentRows(
			documentNames[form],
			"Other documents keep their usual rule. Applications already sent keep the rules they were sent under.",
		),
		...ofProgrammes,
		asked: askedField(form),
		...ownFormFields,
		lead: nameField(
			"Introduction",
			text(400).optional(),
			"Above the form. Leave blank for two standard sentences about the documents.",
		),
		atHand: rows(
			"What applicants need",
			"thing",
			nameField("Item", line(160)),
			"Leave blank for marks and the documents you ask for. The way to pay the fee is added automatically.",
		)
			.max(8, "must be at most 8")
			.optional(),
	});
}

const { environmental, urbanDesign } = programmeNames;

/** Fees for an application by each form, and the documents it needs. */
export const applicationFormsSchema = z.object({
	barch: formTexts("B.Arch", "barch", {}),
	march: formTexts("M.Arch", "march", {
		programmes: rows(
			"Programmes that differ",
			"programme",
			z.object({
				programme: choice("Programme", { environmental, urbanDesign }),
				fee: feeField("the fee above"),
				documents: documentRows(documentNames.march, "Other documents keep the rule above."),
			}),
			"If one of the two has a different fee or asks for different documents.",
		)
			.refine((programmes) => new Set(programmes.map(({ programme }) => programme)).size === programmes.length, {
				message: "must have each programme once",
			})
			.optional(),
	}),
	diploma: formTexts("Diploma", "diploma", {}),
	categories: categoriesField,
});

/** Documents that a form asks for: by all its programmes, and by those that differ, each with all rules that apply. */
export type DocumentsOfForm = {
	readonly rules: DocumentRules;
	readonly programmes: Readonly<Partial<Record<ProgrammeKey, DocumentRules>>>;
};

/** By form; a form that is left out asks as the product has it. */
export type FormDocuments = Readonly<Partial<Record<FormType, DocumentsOfForm>>>;

export function formDocuments({ barch, march, diploma }: ApplicationForms): FormDocuments {
	const rules = rulesOf(march);
	const programmes = Object.fromEntries(
		(march.programmes ?? []).flatMap(({ programme, documents = [] }) =>
			documents.length > 0 ? [[programme, { ...rules, ...rulesOf({ documents }) }]] : [],
		),
	);
	return {
		barch: { rules: rulesOf(barch), programmes: {} },
		march: { rules, programmes },
		diploma: { rules: rulesOf(diploma), programmes: {} },
	};
}

function rulesOf({ documents = [] }: { documents?: { document: string; rule: DocumentRule }[] | undefined }) {
	return Object.fromEntries(documents.map(({ document, rule }) => [document, rule]));
}

/** All by which a school's application forms differ from the product's. */
export type SchoolForms = {
	own: Readonly<Partial<Record<ProductForm, OwnForm>>>;
	added: readonly AddedForm[];
	categories: readonly Category[] | undefined;
	/** Programmes that the school offers. */
	offered: readonly ProgrammeKey[];
	/** Degrees to which the product's forms lead, as the school calls them. */
	degrees?: Readonly<Partial<Record<ProductForm, string | undefined>>>;
};

type FormTexts = { applicationForms: ApplicationForms; outlines: { programmes: readonly ProgrammeOutline[] } };

export function schoolForms({ applicationForms, outlines }: FormTexts): SchoolForms {
	const { barch, march, diploma, categories } = applicationForms;
	const known = categories?.map(({ label, value = label }) => ({ label, value }));
	const offered = outlines.programmes.map(({ key }) => key);
	const degreeOf = (form: ProductForm) =>
		outlines.programmes.find(({ key }) => programmesOf(form).includes(key))?.degree;
	const degrees = { barch: degreeOf("barch"), march: degreeOf("march"), diploma: degreeOf("diploma") };
	const own = { barch: ownPartOf(barch), march: ownPartOf(march), diploma: ownPartOf(diploma) };
	return { own, added: addedForms(outlines), categories: known, offered, degrees };
}

/** The parts of a form's settings that change its questions. */
const ownPartOf = ({ asked, questions, ownStep }: OwnForm): OwnForm => ({ asked, questions, ownStep });

/** Returns what differs in one form; undefined where it is asked as the product has it. */
export function ownFormOfType(texts: FormTexts, type: FormType): OwnForm | undefined {
	const { own, added, categories } = schoolForms(texts);
	const changes = isProductForm(type) ? own[type] : added.find(({ key }) => key === type);
	return ownFormOf(changes ?? {}, categories);
}

/** The forms of programmes that a school has added: those with letters for application numbers. */
export function addedForms({ programmes }: { programmes: readonly ProgrammeOutline[] }): AddedForm[] {
	return programmes.filter(({ key, letter }) => letter && !isProductProgramme(key));
}

/** Pages of the forms that a school has added, with their titles. */
export const addedPages = (outlines: Parameters<typeof addedForms>[0]): [path: string, title: string][] =>
	addedForms(outlines).map(({ key, degree }) => [paths.addedApplication(key), `${degree} application`]);

/** Links to the programmes that a school has added: to their page, or else their form. */
export const addedLinks = (outlines: Parameters<typeof addedForms>[0]): { label: string; address: string }[] =>
	outlines.programmes.flatMap(({ key, name, page, letter }) => {
		const address = page ?? (letter && paths.addedApplication(key));
		return address && !isProductProgramme(key) ? [{ label: name, address }] : [];
	});

type ApplicationForms = z.output<typeof applicationFormsSchema>;

/** Application fees in whole rupees: the standard one, and those of forms and programmes that differ. */
export type FormFees = {
	readonly standard: number;
	readonly forms: Readonly<Partial<Record<FormType, number>>>;
	readonly programmes: Readonly<Partial<Record<ProgrammeKey, number>>>;
};

type Outlines = { programmes: readonly { key: string; applicationFee?: number | undefined }[] };

/**
 * @param standard the fee of a form that has none of its own
 * @param outlines those of the school, for the forms of programmes that it has added
 */
export function formFees(
	{ barch, march, diploma }: ApplicationForms,
	standard: number,
	{ programmes }: Outlines = { programmes: [] },
): FormFees {
	const known = (fees: (readonly [string, number | undefined])[]) =>
		Object.fromEntries(fees.flatMap(([key, fee]) => (fee === undefined ? [] : [[key, fee]])));
	const added = programmes
		.filter(({ key }) => !isProductForm(key))
		.map((each) => [each.key, each.applicationFee] as const);
	return {
		standard,
		forms: known([["barch", barch.fee], ["march", march.fee], ["diploma", diploma.fee], ...added]),
		programmes: known((march.programmes ?? []).map(({ programme, fee }) => [programme, fee])),
	};
}

/** The fee of a form as a whole, in whole rupees. */
export const feeOfForm = ({ standard, forms }: FormFees, type: FormType) => forms[type] ?? standard;

/**
 * One amount without a name where all offered programmes of a form cost the same, else one per programme with what it
 * is called; whole rupees.
 */
export type FormAmounts = readonly { programme?: string; rupees: number }[];

export function amountsOfForm(
	fees: FormFees,
	type: FormType,
	{ programmes, names }: Pick<Offering, "programmes" | "names">,
): FormAmounts {
	const ofForm = feeOfForm(fees, type);
	const sums = programmesOf(type)
		.filter((key) => programmes.includes(key))
		.map((key) => ({ programme: names[key] ?? key, rupees: fees.programmes[key] ?? ofForm }));
	const rupees = sums[0]?.rupees ?? ofForm;
	return sums.every((each) => each.rupees === rupees) ? [{ rupees }] : sums;
}
