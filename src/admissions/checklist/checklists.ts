import {
	type ApplicationType,
	applicationTypes,
	formOf,
	hasQuestion,
} from "#src/admissions/forms/application-forms.ts";
import { testField } from "#src/admissions/forms/own/added-form.ts";
import { type FormQuestions, isOwn, questionsOf } from "#src/forms/definition.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";
import { isProductForm, type ProductForm } from "#src/school/offering.ts";

/** Basis for deciding about a line: a document under one of these questions, or a rule over answers and fee. */
export type LineRule =
	| { kind: "document"; fields: readonly string[] }
	| { kind: "score"; field: string; status?: { field: string; notApplied: string } }
	| { kind: "marks"; field: string; grade: string; subjects?: string; atLeast: number; reserved?: number }
	| { kind: "guardian" }
	| { kind: "fee" };

/** A line of the checklist. `short` goes on after "Judge" and "Ask for". */
export type LineDefinition = { key: string; label: string; short: string; rule: LineRule };

const document = (key: string, label: string, short: string, ...fields: string[]): LineDefinition => ({
	key,
	label,
	short,
	rule: { kind: "document", fields },
});
const identity = document("identity", "Identity", "identity", "passport", "residence_proof");
const class10 = document("class-10", "Class 10 mark sheet", "Class 10 mark sheet", "certificate_10");
const class12 = document("class-12", "Class 12 mark sheet", "Class 12 mark sheet", "certificate_12");
const degree = document("degree", "Degree", "the degree", "certificate_ug");
const portfolioLine = document("portfolio", "Portfolio", "the portfolio", "portfolio");
const guardian: LineDefinition = {
	key: "guardian",
	label: "Guardian",
	short: "the guardian",
	rule: { kind: "guardian" },
};
const fee: LineDefinition = { key: "fee", label: "Fee", short: "the fee", rule: { kind: "fee" } };
const ageAndMarks = { key: "marks", label: "Age and marks", short: "age and marks" } as const;
const nata = { key: "test", label: "NATA", short: "NATA" } as const;

/**
 * Requirements of an application for each programme before it can be decided. The order is that of its marks
 * everywhere. Marks as the school publishes them: 50 per cent, for M.Arch 45 per cent in reserved groups.
 */
const checklists: Readonly<Record<ProductForm, readonly LineDefinition[]>> = {
	barch: [
		identity,
		class10,
		class12,
		{
			...nata,
			rule: { kind: "score", field: "nata_score", status: { field: "nata_status", notApplied: "not_applied" } },
		},
		{
			...ageAndMarks,
			rule: { kind: "marks", field: "percentage_12", grade: "grade_12", subjects: "percentage_pcm", atLeast: 50 },
		},
		guardian,
		fee,
	],
	march: [
		identity,
		class10,
		class12,
		degree,
		portfolioLine,
		{
			key: "test",
			label: "PGETA",
			short: "PGETA",
			rule: { kind: "score", field: "pgeta_score", status: { field: "pgeta_status", notApplied: "not_applied" } },
		},
		{
			...ageAndMarks,
			rule: { kind: "marks", field: "percentage_ug", grade: "grade_ug", atLeast: 50, reserved: 45 },
		},
		fee,
	],
	diploma: [
		identity,
		class10,
		{ ...nata, rule: { kind: "score", field: "nata_score" } },
		{ ...ageAndMarks, rule: { kind: "marks", field: "percentage_10", grade: "grade_10", atLeast: 50 } },
		guardian,
		fee,
	],
};

/** The lines for a programme: before the fee, those of documents that the school asks for itself. */
export function linesOf(type: ApplicationType): LineDefinition[] {
	const { form, added } = formOf(type);
	const own = questionsOf(form).flatMap(({ name, label, kind, optional }) =>
		kind === "file" && isOwn(name) && !optional ? [document(name, label, label, name)] : [],
	);
	const lines = added ? addedLines(added) : isProductForm(type) ? checklists[type].slice(0, -1) : [];
	return [...lines.filter(({ rule }) => isAsked(form, rule)), ...own, fee];
}

/** Tells whether the form asks for what a line is judged by. */
function isAsked(form: FormQuestions, rule: LineRule): boolean {
	if (rule.kind === "document") return rule.fields.some((name) => hasQuestion(form, name));
	return rule.kind === "score" || rule.kind === "marks" ? hasQuestion(form, rule.field) : true;
}

/** The lines for a programme that the school has added, without the fee. */
function addedLines({ class12: asked12, priorDegree, testName, leastMarks, portfolio }: AddedForm): LineDefinition[] {
	const [asks12, asksDegree] = [asked12, priorDegree].map((level) => level !== undefined && level !== "none");
	const suffix = asksDegree ? "ug" : asks12 ? "12" : "10";
	return [
		identity,
		class10,
		...(asks12 ? [class12] : []),
		...(asksDegree ? [degree] : []),
		...(portfolio && portfolio !== "none" ? [portfolioLine] : []),
		...(testName ? [testLine(testName, testField)] : []),
		{
			...ageAndMarks,
			rule: { kind: "marks", field: `percentage_${suffix}`, grade: `grade_${suffix}`, atLeast: leastMarks ?? 0 },
		},
		...(asksDegree ? [] : [guardian]),
	];
}

const testLine = (name: string, field: string): LineDefinition => ({
	key: "test",
	label: name,
	short: name,
	rule: { kind: "score", field, status: { field: "test_status", notApplied: "not_applied" } },
});

export const allLines = () => applicationTypes().flatMap(linesOf);

/** Groups for which lower marks are enough, where a rule has such. */
export const reservedCategories = ["sc", "sca", "st"];
