import type { Transaction } from "kysely";
import { linkFile } from "#src/admissions/documents/stored-files.server.ts";
import { uploadPrefix } from "#src/admissions/drafts/draft.ts";
import type { ApplicationForm } from "#src/admissions/forms/application-form.ts";
import { type ApplicationType, formOf, hasQuestion, labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { withDocuments } from "#src/admissions/forms/asked-documents.ts";
import { feeOfApplication } from "#src/admissions/forms/departments.ts";
import { adoptGuardians, findGuardian } from "#src/admissions/guardians/guardian-record.server.ts";
import { isMinor } from "#src/admissions/guardians/minors.ts";
import { dayAtSchool, yearAtSchool } from "#src/calendar/day.ts";
import { nextNumber } from "#src/db/counter.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { StoredFile } from "#src/documents/save-upload.server.ts";
import { formatReferenceNumber } from "#src/formatting/reference-number.ts";
import { type AnswerLine, describeAnswers } from "#src/forms/describe-answers.ts";
import { consentLegal } from "#src/forms/legal/legal-versions.server.ts";
import { officeMessages, type School } from "#src/forms/school.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { consentColumns } from "#src/forms/submission/submission.server.ts";
import { writtenLanguage } from "#src/languages/language.ts";
import { enqueueAcknowledged } from "#src/mail/limit/acknowledge.server.ts";
import { createFee, payByOf } from "#src/payment/fee/fee.server.ts";
import type { DocumentRules, FormFees } from "#src/school/forms/application-form-settings.ts";
import { announce } from "#src/webhooks/announce.server.ts";
import { issuePayerToken, issueToken } from "./access-token.server.ts";
import { applicationConsent } from "./application-consent.ts";
import { applicationEmails } from "./application-emails.server.ts";
import type { CheckedAnswers } from "./check-application.server.ts";
import { storeApplicationCase } from "./store-application-case.server.ts";

/** Cost of an application by each form, in whole rupees, and the number of days within which it is to be paid. */
export type ApplicationFee = { days: number; rupees: FormFees };

/** `applicationFee` is null when no fee is asked for. */
export type RecordContext = { school: School; applicationFee: ApplicationFee | null };

/** An application that passed its checks. */
export type CheckedApplication = Omit<CheckedAnswers, "ok"> & {
	type: ApplicationType;
	/** Texts as they were sent. */
	fields: Record<string, string>;
	files: StoredFile[];
	/** Rules by which the school asks for documents; stored with the application. */
	documents?: DocumentRules;
	idempotencyKey: string;
	fingerprint: string;
	/** The draft that it comes from; null for none. */
	draftId: number | null;
	/** Year in which those admitted join. */
	admissionYear: number;
	now: Date;
};

/** Writes the record, its file rows, its fee and its emails. */
export async function recordApplication(
	trx: Transaction<Database>,
	{ school, applicationFee }: RecordContext,
	application: CheckedApplication,
) {
	const {
		type,
		fields,
		values,
		answers,
		files,
		documents = {},
		idempotencyKey,
		fingerprint,
		draftId,
		admissionYear,
		now,
	} = application;
	const { referenceCode } = formOf(type);
	const feeRupees = applicationFee ? feeOfApplication(applicationFee.rupees, type, fields) : 0;
	const formIn = (messages: School["schoolMessages"]): ApplicationForm =>
		withDocuments(withSchoolQuestionTexts(formOf(type).form, messages), documents);
	const form = formIn(school.schoolMessages);
	const year = yearAtSchool(now);
	const reference = formatReferenceNumber(
		school.shortName,
		year,
		referenceCode,
		await nextNumber(trx, `applications-${year}-${referenceCode}`),
	);
	const fileFields = new Set(files.map((file) => file.field));
	const storedValues = Object.entries(values).filter(([name]) => !fileFields.has(name));
	const unasked = notAsked(form, { fields, files });
	const stepsOf = (asked: ApplicationForm) => {
		const questions = describeAnswers(asked, answers).map(({ step, lines }) => ({ title: step.title, lines }));
		return unasked.length > 0 ? [...questions, { title: "Other answers sent", lines: unasked }] : questions;
	};
	// The office reads English.
	const steps = stepsOf(formIn(officeMessages(school)));
	const shownSteps = school.inEnglish && stepsOf(form);
	const applicant = { name: values.name, email: values.email, phone_no: values.phone_no };
	const { id } = await trx
		.insertInto("applications")
		.values({
			reference,
			application_type: type,
			idempotency_key: idempotencyKey,
			fingerprint,
			...applicant,
			answers: JSON.stringify({
				...Object.fromEntries(storedValues),
				...(unasked.length > 0 && {
					not_asked: Object.fromEntries(unasked.map(({ name, answer }) => [name, answer])),
				}),
			}),
			asked: JSON.stringify(steps),
			asked_as_shown: shownSteps ? JSON.stringify(shownSteps) : null,
			form_version: form.version,
			document_rules: Object.keys(documents).length > 0 ? JSON.stringify(documents) : null,
			...consentColumns(fields, applicationConsent, now),
			consent_legal: await consentLegal(trx, fields, applicationConsent, now),
			language: writtenLanguage(),
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	for (const file of files) await linkFile(trx, id, file);
	if (applicationFee) {
		const { days } = applicationFee;
		const plan = { name: `Application fee, admissions ${admissionYear}`, days };
		await createFee(trx, { applicationId: id, kind: "application", reference, plan, amountRupees: feeRupees, now });
	}
	if (draftId !== null) await adoptGuardians(trx, draftId, id);
	await storeApplicationCase(trx, id, now);
	const receivedApplication = { reference, form: type, received_at: now.toISOString() };
	await announce(trx, { event: "application.received", data: receivedApplication }, now);
	const [token, mailToken] = [await issueToken(trx, id, now), await issueToken(trx, id, now)];
	const guardian = await findGuardian(trx, { of: "application", id });
	const minor = isMinor(values.date_of_birth, dayAtSchool(now));
	const emails = applicationEmails(
		school,
		{
			reference,
			applicant,
			formTitle: form.title,
			steps: shownSteps ?? steps,
			token: mailToken,
			...(applicationFee && { payerToken: await issuePayerToken(trx, mailToken, id, now) }),
			...(minor && guardian?.answer !== "given" && { guardianNeeded: true }),
			fileCount: files.length,
			feeDue: applicationFee && feeRupees * 100,
			...(applicationFee && { payBy: payByOf({ created_at: now.toISOString(), plan_days: applicationFee.days }) }),
		},
		steps,
	);
	await enqueueAcknowledged(trx, emails, applicant.email, now);
	return { id, reference, token };
}

/** Answers and documents to questions of another application form: programs send the same fields with every form. */
function notAsked(
	form: ApplicationForm,
	{ fields, files }: Pick<CheckedApplication, "fields" | "files">,
): AnswerLine[] {
	const texts = Object.entries(fields).filter(([, text]) => text.trim() !== "" && !text.startsWith(uploadPrefix));
	const answerLines = [...texts, ...files.map(({ field, name }) => [field, name] as const)];
	return answerLines.flatMap(([name, answer]) => {
		const label = hasQuestion(form, name) ? undefined : labelOfQuestion(name);
		return label === undefined ? [] : [{ name, label, answer }];
	});
}
