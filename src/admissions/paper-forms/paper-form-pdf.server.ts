import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import { type ApplicationType, applicationForms } from "#src/admissions/forms/application-forms.ts";
import { type DepartmentRules, neededDocuments, withDocuments } from "#src/admissions/forms/asked-documents.ts";
import { completions } from "#src/admissions/forms/completion.ts";
import { departmentRules } from "#src/admissions/forms/departments.ts";
import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { type Admissions, admissionStatus } from "#src/admissions/season/season.ts";
import { type AdmissionMessages, admissionMessages } from "#src/admissions/season/season-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { type FormDefinition, questionsOf } from "#src/forms/definition.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { describeAmount, inFigures } from "#src/payment/fee/amount.ts";
import type { DocumentContent, DocumentSection, LabelledValue } from "#src/pdf/document-content.ts";
import { programmeKeys, programmeNames } from "#src/school/admissions.ts";
import { type DocumentRules, type FormFees, type FormSums, sumsOfForm } from "#src/school/application-form-settings.ts";
import { printedSteps } from "./paper-form.ts";

export type PaperFormContext = {
	school: School;
	admissions: Admissions;
	/** Null when no fee is asked for. */
	applicationFees: FormFees | null;
	siteUrl: string;
};

/** The form of an application as a PDF, to be read ahead or filled in by hand. */
export function renderPaperForm(context: PaperFormContext, type: ApplicationType, now: Date): Promise<PdfFile> {
	return renderPdfFile(`${type}-application-form`, paperFormContent(context, type, now), context.school);
}

/** The text of that PDF; the same on every moment of a day at the school. */
export function paperFormContent(
	{ school, admissions, applicationFees, siteUrl }: PaperFormContext,
	type: ApplicationType,
	now: Date,
): DocumentContent {
	const { page } = applicationForms[type];
	const documentsOfForm = admissions.documents?.[type];
	const departments = documentsOfForm && departmentRules(documentsOfForm);
	const paperForm = withSchoolQuestionTexts(applicationForms[type].form, school.schoolMessages);
	const form: FormDefinition = withDocuments(paperForm, documentsOfForm?.rules, departments);
	const words = admissionMessages(admissions, admissionStatus(admissions, now, type));
	return {
		title: `${form.title} form`,
		subject: `${form.title}, to fill in by hand`,
		footer: `${form.title} form, ${words.title}`,
		facts: [
			{ label: "For", value: words.title },
			{ label: "Applications", value: stateOfSeason(words) },
			{ label: "Application number (the school fills this in)", value: " " },
		],
		sections: [
			{
				heading: "How to fill it in",
				paragraphs: [
					"Use a pen and capital letters, and write in English. Mark boxes with a cross. You can leave optional " +
						"questions blank. If you need more space, continue overleaf with the question number.",
					`You can also apply online at ${siteUrl}${page}. It takes about ten minutes, you can photograph your ` +
						"documents, and you get your application number at once.",
				],
			},
			...printedSteps(form).map(({ title, questions }): DocumentSection => ({ heading: title, questions })),
			{ heading: "Documents", rows: documentRows(form, type, documentsOfForm?.rules, departments) },
			...feeSections(
				applicationFees && sumsOfForm(applicationFees, type, admissions.offered?.programmes ?? programmeKeys),
			),
			{ heading: "Where to send it", paragraphs: [whereTo(school), afterwards] },
			...declaration,
		],
		note: `Questions? Call ${school.phone} or email ${school.email}.`,
		sender: senderOf(school),
		date: new Date(`${dayAtSchool(now)}T00:00:00Z`),
	};
}

function stateOfSeason({ open, until, line, title }: AdmissionMessages): string {
	if (until !== undefined) return `Must reach us by ${until}`;
	const rest = line.replace(title, "").trim();
	return open ? "Open" : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Which documents come with the form, which may follow, and for whom. */
function documentRows(
	form: FormDefinition,
	type: ApplicationType,
	rules: DocumentRules | undefined,
	departments: DepartmentRules | undefined,
): LabelledValue[] {
	const files = questionsOf(form).filter(({ kind }) => kind === "file");
	const { results } = completions[type];
	const list = (names: readonly string[]) => names.join("\n");
	const isNeeded = ({ name, when }: (typeof files)[number]) => {
		const own = when?.field === "department" ? departments?.[when.is[0] ?? ""] : undefined;
		const all = own ?? Object.values(departments ?? {})[0] ?? rules;
		return neededDocuments(completions[type].needed, all).includes(name);
	};
	const requiredFiles = files.filter(({ optional }) => !optional);
	const later = files.filter((field) => field.optional && isNeeded(field));
	const others = files.filter((field) => field.optional && !isNeeded(field));
	const labels = (fields: typeof files) =>
		list(
			fields.map(({ label, when }) => {
				const conditions = when?.and ? [when, when.and] : when ? [when] : [];
				const [department] = conditions.filter(({ field }) => field === "department");
				const isOfAbroad = conditions.some(({ field }) => field === "is_international_student");
				return `${label}${isOfAbroad ? "*" : ""}${department ? ` (${department.is.join(", ")})` : ""}`;
			}),
		);
	const rows = [
		{ label: "With this form", value: labels(requiredFiles) },
		{ label: "With it, or later", value: labels(later) },
		{ label: "If you have them", value: labels(others) },
		{ label: "Results that may follow", value: list(results.map(({ label }) => label)) },
		{ label: "", value: "Copies, not originals.\n* Only from international students." },
	];
	return rows.filter(({ value }) => value !== "");
}

function feeSections(sums: FormSums | null): DocumentSection[] {
	if (sums === null) return [];
	const fees = sums.map(({ programme, rupees }) => {
		const sum = `${inFigures(rupees * 100)} (${describeAmount(rupees * 100)})`;
		return programme ? `${programmeNames[programme]}: ${sum}, once.` : `${sum}, once.`;
	});
	return [
		{
			heading: "Application fee",
			paragraphs: [
				...fees,
				"Don’t send money with this form. After we enter it, we’ll email you an application number and a link to " +
					"pay online. You or someone else can pay by UPI, card or net banking.",
			],
		},
	];
}

const declaration: readonly DocumentSection[] = [
	{ heading: "Consent", paragraphs: [applicationConsent.text] },
	{
		heading: "By signing I agree to this",
		questions: [
			{ label: "Signature of the applicant", room: { lines: 1, high: true } },
			{
				label: "Signature of a parent or guardian",
				help: "If the applicant is under 18.",
				room: { lines: 1, high: true },
			},
			{ label: "Place and date", room: { lines: 1 } },
		],
	},
];

function whereTo({ name, addressLines, email }: School): string {
	return `Admissions, ${[name, ...addressLines].join(", ")}. Or email photos of it to ${email}.`;
}

const afterwards =
	"We’ll enter your answers as you wrote them, and email your application number to the address in the form. You " +
	"can add what is missing on your application page, using the link in that email.";
