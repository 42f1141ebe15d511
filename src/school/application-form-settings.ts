import { z } from "zod";
import { line } from "#src/fields/field-schemas.ts";
import { type ProgrammeKey, programmeNames } from "./admissions.ts";
import { type FormType, type Offered, programmesOfForm } from "./offered.ts";
import { choice, group, named, rows } from "./schema/named-field.ts";
import { text, whole } from "./schema/text-fields.ts";

/** Bounds of an application fee in whole rupees, here and in the settings. */
export const feeBounds = { min: 1, max: 1_000_000 };

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
} as const satisfies Record<FormType, Readonly<Record<string, string>>>;

function feeField(otherwise: string) {
	return named(
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
function formTexts<const Names extends Readonly<Record<string, string>>, OfProgrammes extends z.ZodRawShape>(
	title: string,
	names: Names,
	ofProgrammes: OfProgrammes,
) {
	return group(title, {
		fee: feeField("the fee in the server’s settings"),
		documents: documentRows(
			names,
			"Other documents keep their usual rule. Applications already sent keep the rules they were sent under.",
		),
		...ofProgrammes,
		lead: named(
			"Introduction",
			text(400).optional(),
			"Above the form. Leave blank for two standard sentences about the documents.",
		),
		atHand: rows(
			"What applicants need",
			"thing",
			named("Thing", line(160)),
			"Leave blank for marks and the documents you ask for. The way to pay the fee is added automatically.",
		)
			.max(8, "must be at most 8")
			.optional(),
	});
}

const [environmental, urbanDesign] = programmesOfForm.march;
const marchNames = { [environmental]: programmeNames[environmental], [urbanDesign]: programmeNames[urbanDesign] };

/** Fees for an application by each form, and the documents it needs. */
export const applicationFormsSchema = z.object({
	barch: formTexts("B.Arch", documentNames.barch, {}),
	march: formTexts("M.Arch", documentNames.march, {
		programmes: rows(
			"Programmes that differ",
			"programme",
			z.object({
				programme: choice("Programme", marchNames),
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
	diploma: formTexts("Diploma", documentNames.diploma, {}),
});

/** Documents that a form asks for: by all its programmes, and by those that differ, each with all rules that apply. */
export type DocumentsOfForm = {
	readonly rules: DocumentRules;
	readonly programmes: Readonly<Partial<Record<ProgrammeKey, DocumentRules>>>;
};

export type FormDocuments = Readonly<Record<FormType, DocumentsOfForm>>;

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

type ApplicationForms = z.output<typeof applicationFormsSchema>;

/** Application fees by form, in whole rupees, and of the programmes that differ from theirs. */
export type FormFees = Readonly<Record<FormType, number>> & {
	readonly programmes: Readonly<Partial<Record<ProgrammeKey, number>>>;
};

/** @param standard the fee of a form that has none of its own */
export function formFees({ barch, march, diploma }: ApplicationForms, standard: number): FormFees {
	const programmes = (march.programmes ?? []).flatMap(({ programme, fee }) =>
		fee === undefined ? [] : [[programme, fee] as const],
	);
	return {
		barch: barch.fee ?? standard,
		march: march.fee ?? standard,
		diploma: diploma.fee ?? standard,
		programmes: Object.fromEntries(programmes),
	};
}

/**
 * One amount without a name where all offered programmes of a form cost the same, else one per programme with what it
 * is called; whole rupees.
 */
export type FormAmounts = readonly { programme?: string; rupees: number }[];

export function amountsOfForm(
	fees: FormFees,
	type: FormType,
	{ programmes, names }: Pick<Offered, "programmes" | "names">,
): FormAmounts {
	const sums = programmesOfForm[type]
		.filter((key) => programmes.includes(key))
		.map((key) => ({ programme: names[key], rupees: fees.programmes[key] ?? fees[type] }));
	const rupees = sums[0]?.rupees ?? fees[type];
	return sums.every((each) => each.rupees === rupees) ? [{ rupees }] : sums;
}
