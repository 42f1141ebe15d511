import { z } from "zod";
import { line } from "#src/content/fields.ts";
import type { FormType } from "./offered.ts";
import { text, whole } from "./schema/text-fields.ts";
import { choice, group, named, rows } from "./schema/words.ts";

/** Bounds of an application fee in whole rupees, here and in the settings. */
export const feeBounds = { least: 1, most: 1_000_000 };

/** required: an application is not taken without it. later: it is not complete without it. offered: it may be sent. */
const documentRules = {
	required: "Required with the form",
	later: "May follow, but needed in the end",
	offered: "If the applicant has it",
	none: "Not asked for",
} as const;

export type DocumentRule = keyof typeof documentRules;

/** By the question for the document; those without a rule are asked for as the product has it. */
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

function formTexts<const Names extends Readonly<Record<string, string>>>(title: string, names: Names) {
	const ruled = z.object({ document: choice("Document", names), rule: choice("How it is asked for", documentRules) });
	const documents = rows(
		"Documents that are asked for in another way",
		"document",
		ruled,
		"Those that are not here are asked for as before. Applications that were sent keep what they were asked for.",
	)
		.refine((given) => new Set(given.map(({ document }) => document)).size === given.length, {
			message: "must have each document once",
		})
		.optional();
	return group(title, {
		fee: named(
			"Application fee",
			whole(feeBounds.least, feeBounds.most).optional(),
			"In whole rupees, for applications that are sent from now on. Empty: as the server is set.",
		),
		documents,
		lead: named(
			"Introduction",
			text(400).optional(),
			"Above the form. Empty: two sentences that follow the documents asked for.",
		),
		atHand: rows(
			"At hand",
			"thing",
			named("Thing", line(160)),
			"What applicants need. Empty: marks, and the documents asked for. What the fee is paid with is added.",
		)
			.max(8, "must be at most 8")
			.optional(),
	});
}

/** What an application by each form costs, and which documents it needs. */
export const applicationFormsSchema = z.object({
	barch: formTexts("B.Arch", documentNames.barch),
	march: formTexts("M.Arch", documentNames.march),
	diploma: formTexts("Diploma", documentNames.diploma),
});

/** How each form asks for documents. */
export type FormDocuments = Readonly<Record<FormType, DocumentRules>>;

export function formDocuments({ barch, march, diploma }: ApplicationForms): FormDocuments {
	return { barch: rulesOf(barch), march: rulesOf(march), diploma: rulesOf(diploma) };
}

function rulesOf({ documents = [] }: { documents?: { document: string; rule: DocumentRule }[] | undefined }) {
	return Object.fromEntries(documents.map(({ document, rule }) => [document, rule]));
}

type ApplicationForms = z.output<typeof applicationFormsSchema>;

/** Application fees by form, in whole rupees. */
export type FormFees = Readonly<Record<FormType, number>>;

/** @param standard the fee of a form that has none of its own */
export function formFees({ barch, march, diploma }: ApplicationForms, standard: number): FormFees {
	return {
		barch: barch.fee ?? standard,
		march: march.fee ?? standard,
		diploma: diploma.fee ?? standard,
	};
}
