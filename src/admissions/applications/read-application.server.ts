import type { Kysely, Selectable } from "kysely";
import { listFiles } from "#src/admissions/documents/application-files.server.ts";
import { type ApplicationType, isApplicationType, titleOf } from "#src/admissions/forms/application-forms.ts";
import { readReceipt } from "#src/admissions/receipts/receipt.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Answers } from "#src/forms/definition.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { storedConsent } from "#src/forms/legal/stored-consent.ts";
import { languageNow } from "#src/languages/language.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { findByToken } from "./access-token.server.ts";
import type { Stage } from "./stage.ts";

/**
 * Parts of an application that the holder of its token may see: `steps` in the wording that the applicant saw, `email`
 * to which its emails go, `consent` null when a program sent it without asking, `receiptNumber` once the fee is paid.
 */
export type ApplicationView = Awaited<ReturnType<typeof describeApplication>>;

/** @returns undefined for an unknown or expired token */
export async function viewApplication(db: Db, token: string, now: Date) {
	const application = await findByToken(db, token, now);
	return application && describeApplication(db, application, now);
}

/** @param application as `findByToken` gives it */
export async function describeApplication(db: Db, application: Selectable<Database["applications"]>, now: Date) {
	const isInLanguage = application.language === languageNow().tag;
	const steps: { title: string; lines: AnswerLine[] }[] = JSON.parse(
		(isInLanguage && application.asked_as_shown) || application.asked,
	);
	const lines = steps.flatMap((step) => step.lines);
	return {
		reference: application.reference,
		title: titleOf(application.application_type),
		email: application.email,
		receivedAt: application.created_at,
		stage: application.stage,
		steps,
		files: await listFiles(db, application.id, lines),
		consent: storedConsent(application),
		fee: await readFee(db, application.id, now),
		receiptNumber: (await readReceipt(db, { applicationId: application.id }))?.number ?? null,
	};
}

export type AnsweredApplication = { id: number; type: ApplicationType; stage: Stage; answers: Answers };

/** Reads what was answered in these applications, by their numbers; those that are erased or unknown are left out. */
export async function readAnswers(
	db: Kysely<Database>,
	ids: readonly number[],
): Promise<ReadonlyMap<number, AnsweredApplication>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.selectFrom("applications")
		.select(["id", "application_type", "stage", "answers"])
		.where("id", "in", ids)
		.where("erased_at", "is", null)
		.execute();
	return new Map(
		rows.flatMap(({ id, application_type: type, stage, answers }) =>
			isApplicationType(type) ? [[id, { id, type, stage, answers: JSON.parse(answers) }] as const] : [],
		),
	);
}
