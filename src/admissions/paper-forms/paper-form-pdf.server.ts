import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import { type ApplicationType, completionOf, formOf } from "#src/admissions/forms/application-forms.ts";
import { type DepartmentRules, neededDocuments, withDocuments } from "#src/admissions/forms/asked-documents.ts";
import { departmentRules } from "#src/admissions/forms/departments.ts";
import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { type Admissions, admissionStatus } from "#src/admissions/season/season.ts";
import { type AdmissionMessages, admissionMessages } from "#src/admissions/season/season-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { type FormDefinition, questionsOf } from "#src/forms/definition.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { translateText } from "#src/languages/language.ts";
import { describeAmount, inFigures } from "#src/payment/fee/amount.ts";
import type { DocumentContent, DocumentSection, LabelledValue } from "#src/pdf/document-content.ts";
import {
	amountsOfForm,
	type DocumentRules,
	type FormAmounts,
	type FormFees,
} from "#src/school/forms/application-form-settings.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { paperFormMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";
import { everyProgramme } from "#src/school/offering.ts";
import { type PaperFormMessages, printedSteps } from "./paper-form.ts";

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
	const { page } = formOf(type);
	const documentsOfForm = admissions.documents?.[type];
	const departments = documentsOfForm && departmentRules(documentsOfForm);
	const paperForm = withSchoolQuestionTexts(formOf(type).form, school.schoolMessages);
	const form: FormDefinition = withDocuments(paperForm, documentsOfForm?.rules, departments);
	const season = admissionMessages(admissions, admissionStatus(admissions, now, type));
	const messages = messagesIn(paperFormMessages, school.schoolMessages);
	return {
		title: messages.title({ form: translateText(form.title) }),
		subject: messages.subject({ form: translateText(form.title) }),
		footer: messages.footer({ form: translateText(form.title), season: season.title }),
		facts: [
			{ label: messages.seasonLabel, value: season.title },
			{ label: messages.applicationsLabel, value: stateOfSeason(messages, season) },
			{ label: messages.applicationNumberLabel, value: " " },
		],
		sections: [
			{ heading: messages.howToTitle, paragraphs: [messages.howTo, messages.online({ address: siteUrl + page })] },
			...printedSteps(form, messages).map(({ title, questions }): DocumentSection => ({ heading: title, questions })),
			{
				heading: messages.documentsTitle,
				rows: documentRows(messages, form, type, documentsOfForm?.rules, departments),
			},
			...feeSections(
				messages,
				applicationFees && amountsOfForm(applicationFees, type, admissions.offered ?? everyProgramme),
			),
			{ heading: messages.whereToTitle, paragraphs: [whereTo(messages, school), messages.afterwards] },
			...declaration(messages),
		],
		note: messages.note({ phone: school.phone, email: school.email }),
		sender: senderOf(school),
		date: new Date(`${dayAtSchool(now)}T00:00:00Z`),
	};
}

function stateOfSeason(messages: PaperFormMessages, { open, until, line, title }: AdmissionMessages): string {
	if (until !== undefined) return messages.mustReachUs({ day: until });
	const rest = line.replace(title, "").trim();
	return open ? messages.open : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Lists which documents come with the form, which may follow, and for whom. */
function documentRows(
	messages: PaperFormMessages,
	form: FormDefinition,
	type: ApplicationType,
	rules: DocumentRules | undefined,
	departments: DepartmentRules | undefined,
): LabelledValue[] {
	const files = questionsOf(form).filter(({ kind }) => kind === "file");
	const { results } = completionOf(type);
	const list = (names: readonly string[]) => names.join("\n");
	const isNeeded = ({ name, when }: (typeof files)[number]) => {
		const own = when?.field === "department" ? departments?.[when.is[0] ?? ""] : undefined;
		const all = own ?? Object.values(departments ?? {})[0] ?? rules;
		return neededDocuments(completionOf(type).needed, all).includes(name);
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
		{ label: messages.withFormLabel, value: labels(requiredFiles) },
		{ label: messages.laterLabel, value: labels(later) },
		{ label: messages.optionalLabel, value: labels(others) },
		{ label: messages.resultsLabel, value: list(results.map(({ label }) => label)) },
		{ label: "", value: messages.documentsNote },
	];
	return rows.filter(({ value }) => value !== "");
}

function feeSections(messages: PaperFormMessages, sums: FormAmounts | null): DocumentSection[] {
	if (sums === null) return [];
	const fees = sums.map(({ programme, rupees }) => {
		// A school's own wording may still have the amount in words.
		const values = { amount: inFigures(rupees * 100), inWords: describeAmount(rupees * 100) };
		return programme ? messages.feeOfProgramme({ ...values, programme }) : messages.fee(values);
	});
	return [{ heading: messages.feeTitle, paragraphs: [...fees, messages.noMoney] }];
}

/** The consent stands there in English too, as the office enters it. */
const declaration = (messages: PaperFormMessages): DocumentSection[] => [
	{
		heading: messages.consentTitle,
		paragraphs: [...new Set([translateText(applicationConsent.text), applicationConsent.text])],
	},
	{
		heading: messages.signingTitle,
		questions: [
			{ label: messages.applicantSignature, room: { lines: 1, high: true } },
			{
				label: messages.guardianSignature,
				help: messages.guardianSignatureHelp,
				room: { lines: 1, high: true },
			},
			{ label: messages.placeAndDate, room: { lines: 1 } },
		],
	},
];

function whereTo(messages: PaperFormMessages, { name, addressLines, email }: School): string {
	return messages.whereTo({ address: [name, ...addressLines].join(", "), email });
}
