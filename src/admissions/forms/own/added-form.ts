import { awaitedFields, certificateFields, class10Fields } from "#src/admissions/forms/certificate-questions.ts";
import { type Completion, laterCertificate } from "#src/admissions/forms/completion.ts";
import { entranceTestFields, personalFields, translationsFields } from "#src/admissions/forms/questions.ts";
import type { Field, FormQuestions } from "#src/forms/definition.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";

/** Version of the blocks that a form is made of; changes with their questions and rules. */
const blocksVersion = "2026-12-1";

const test = { prefix: "test", help: "You can apply before you take it.", missing: "testScoreMissing" } as const;

/** Name of the question for the score of a test. */
export const testField = "test_score";

/** The form of a programme that a school has added, by its blocks. */
export function addedQuestions(added: AddedForm) {
	const { key, degree } = added;
	return {
		key,
		title: `${degree} application`,
		version: blocksVersion,
		steps: [
			{
				key: "personal",
				title: "Personal information",
				fields: personalFields({ international: "words", proof: "offered" }),
			},
			{ key: "education", title: "Education", fields: educationFields(added) },
		],
	} as const satisfies FormQuestions;
}

function educationFields({ class12, priorDegree, testName, portfolio, experience }: AddedForm): Field[] {
	return [
		...class10Fields(),
		...(class12 === "passed" ? certificateFields("12", "Class 12 or equivalent") : []),
		...(class12 === "awaited" ? class12Fields() : []),
		...(priorDegree === "passed" ? certificateFields("ug", "Undergraduate degree", { board: "college" }) : []),
		...(priorDegree === "awaited" ? degreeFields() : []),
		...(testName ? entranceTestFields({ ...test, name: testName }) : []),
		...(portfolio && portfolio !== "none" ? [portfolioField(portfolio === "required")] : []),
		...(experience ? experienceFields : []),
		...translationsFields,
	];
}

const class12Fields = () =>
	awaitedFields("12", "Class 12", {
		result: "Class 12 result",
		answers: { out: "Yes, I have it", awaited: "No, I’m in Class 12 or waiting for my result" },
		school: "school or college",
	});

const degreeFields = () =>
	awaitedFields("ug", "Undergraduate degree", {
		result: "undergraduate degree",
		answers: { out: "Yes, I have it", awaited: "No, I’m in my last year or waiting for my result" },
		board: "university or board",
		school: "college or university",
	});

const portfolioField = (required: boolean): Field => ({
	kind: "file",
	document: "portfolio",
	name: "portfolio",
	label: "Portfolio",
	help: required ? "One PDF, up to 20 MB." : "One PDF, up to 20 MB. You can add it later on your application page.",
	onPaper: "Send copies we can keep.",
	...(!required && { optional: true }),
});

const experienceFields: readonly Field[] = [
	{ kind: "number", name: "total_no_of_years", label: "Years of experience", optional: true, inputMode: "decimal" },
	{
		kind: "text",
		name: "industry",
		label: "Industry",
		help: "The kind of office or firm you work in.",
		optional: true,
	},
	{ kind: "textarea", name: "job_description", label: "Job description", optional: true },
];

/** Requirements that an application for an added programme must meet in the end. */
export function addedCompletion({ class12, priorDegree, testName, portfolio }: AddedForm): Completion {
	const asks = (level: string | undefined) => level !== undefined && level !== "none";
	return {
		needed: [
			"certificate_10",
			...(asks(class12) ? ["certificate_12"] : []),
			...(asks(priorDegree) ? ["certificate_ug"] : []),
			...(portfolio === "later" || portfolio === "required" ? ["portfolio"] : []),
			"residence_proof",
		],
		results: [
			...(class12 === "awaited" ? [laterCertificate("12", "Class 12 result")] : []),
			...(priorDegree === "awaited" ? [laterCertificate("ug", "Undergraduate degree")] : []),
			...(testName
				? [
						{
							key: "test",
							label: `${testName} score`,
							known: [testField],
							out: { test_status: "scored" },
							questions: [testField],
						},
					]
				: []),
		],
		fixed: [],
	};
}
