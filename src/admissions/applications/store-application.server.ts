import type { Transaction } from "kysely";
import { nameFile, type StoredFile } from "#src/admissions/documents/stored-files.server.ts";
import { type ApplicationType, applicationForms, formatReference } from "#src/admissions/forms/application-forms.ts";
import { yearAtSchool } from "#src/calendar/day.ts";
import { nextNumber } from "#src/db/counter.server.ts";
import type { Database } from "#src/db/tables.ts";
import { applicationConsent } from "#src/forms/consent.ts";
import { describeAnswers } from "#src/forms/definition.ts";
import { consentColumns } from "#src/forms/submission.server.ts";
import { enqueue } from "#src/mail/outbox/outbox.server.ts";
import { createFee } from "#src/payment/fee/fee.server.ts";
import { issueToken } from "./access-token.server.ts";
import { applicationMails, type MailDesk } from "./application-mails.server.ts";
import type { CheckedAnswers } from "./check-application.server.ts";

export type RecordDesk = MailDesk & {
	schoolShortName: string;
	/** What an application costs, or null when no fee is asked for. */
	fee: { plan: { year: number; days: number }; amountRupees: number } | null;
};

/** An application that passed its checks. */
export type CheckedApplication = Omit<CheckedAnswers, "ok"> & {
	type: ApplicationType;
	/** Texts as they were sent. */
	fields: Record<string, string>;
	files: StoredFile[];
	idempotencyKey: string;
	fingerprint: string;
	now: Date;
};

/** Writes the record, its file rows, its fee and its e-mails. */
export async function recordApplication(trx: Transaction<Database>, desk: RecordDesk, application: CheckedApplication) {
	const { type, fields, values, answers, files, idempotencyKey, fingerprint, now } = application;
	const { form, letter } = applicationForms[type];
	const year = yearAtSchool(now);
	const reference = formatReference(
		desk.schoolShortName,
		year,
		letter,
		await nextNumber(trx, `applications-${year}-${letter}`),
	);
	const fileFields = new Set(files.map((file) => file.field));
	const texts = Object.fromEntries(Object.entries(values).filter(([name]) => !fileFields.has(name)));
	const asked = describeAnswers(form, answers);
	const applicant = { name: String(texts.name), email: String(texts.email), phone_no: String(texts.phone_no) };
	const { id } = await trx
		.insertInto("applications")
		.values({
			reference,
			application_type: type,
			idempotency_key: idempotencyKey,
			fingerprint,
			...applicant,
			answers: JSON.stringify(texts),
			asked: JSON.stringify(asked.map(({ step, lines }) => ({ title: step.title, lines }))),
			form_version: form.version,
			...consentColumns(fields, applicationConsent, now),
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	for (const file of files) await nameFile(trx, id, file);
	if (desk.fee) {
		const plan = { name: `${form.title} fee ${desk.fee.plan.year}`, days: desk.fee.plan.days };
		await createFee(trx, { applicationId: id, reference, plan, amountRupees: desk.fee.amountRupees, now });
	}
	const [token, mailToken] = [await issueToken(trx, id, now), await issueToken(trx, id, now)];
	const mails = applicationMails(desk, {
		reference,
		applicant,
		formTitle: form.title,
		asked,
		token: mailToken,
		fileCount: files.length,
	});
	for (const message of mails) await enqueue(trx, message, now);
	return { id, reference, token };
}
