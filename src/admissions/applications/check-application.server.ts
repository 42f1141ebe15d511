import { referencedFields } from "#src/admissions/drafts/referenced-draft.server.ts";
import type { ApplicationForm } from "#src/admissions/forms/application-form.ts";
import { type ApplicationType, formOf } from "#src/admissions/forms/application-forms.ts";
import { withDocuments } from "#src/admissions/forms/asked-documents.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import { type FileRefusals, sayRefusals } from "#src/forms/checks/say-rule.ts";
import { type Answers, applicableFields, type Values } from "#src/forms/definition.ts";
import type { DocumentFile } from "#src/forms/documents.ts";
import type { School } from "#src/forms/school.ts";
import { consentErrors, type Invalid, invalid } from "#src/forms/submission/submission.server.ts";
import type { DocumentRules } from "#src/school/forms/application-form-settings.ts";
import { applicationConsent } from "./application-consent.ts";

type File = DocumentFile & { field: string };
type Submission = { type: ApplicationType; fields: Record<string, string>; files: File[]; fileErrors: FileRefusals };

/** The form's values, and the answers that they were made of. */
export type CheckedAnswers = { ok: true; values: Values<ApplicationForm>; answers: Answers };

/**
 * Checks the answers of an application with its files, those that came with it and those of its draft.
 * @param draftFiles the files of the draft to which the answers refer
 * @param rules how the school asks for documents
 */
export function checkApplication(
	school: School,
	{ type, fields, files, fileErrors }: Submission,
	draftFiles: File[],
	rules: DocumentRules = {},
): CheckedAnswers | Invalid {
	const form: ApplicationForm = withDocuments(formOf(type).form, rules);
	const referenced = referencedFields(form, fields);
	const answers: Answers = { ...fields };
	for (const field of referenced) answers[field] = undefined;
	for (const file of [...draftFiles, ...files]) answers[file.field] = file;
	const checkedAnswers = checkAnswers(form, answers, school);
	const askedNames = new Set(
		form.steps.flatMap((step) => applicableFields(form, step, answers)).map(({ name }) => name),
	);
	const missing = referenced.filter((name) => askedNames.has(name) && !draftFiles.some(({ field }) => field === name));
	const errors = {
		...(checkedAnswers.ok ? {} : checkedAnswers.errors),
		...consentErrors(school, fields, applicationConsent),
		...sayRefusals({ ...fileErrors, ...missingFiles(missing) }, school.schoolMessages),
	};
	return checkedAnswers.ok && Object.keys(errors).length === 0 ? checkedAnswers : invalid(school, errors, form);
}

/** @param fields that refer to a file which the draft no longer has */
export function missingFiles(fields: string[]): FileRefusals {
	return Object.fromEntries(fields.map((field) => [field, "lost"]));
}
