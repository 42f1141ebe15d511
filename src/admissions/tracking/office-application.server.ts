import type { Kysely } from "kysely";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { readChecklist } from "#src/admissions/checklist/read-checklist.server.ts";
import type { Verdict } from "#src/admissions/checklist/verdict.ts";
import { labelOfQuestion, titleOf } from "#src/admissions/forms/application-forms.ts";
import { readGuardianCase } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import { readReceipt } from "#src/admissions/receipts/receipt.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { storedConsent } from "#src/forms/legal/stored-consent.ts";
import { english } from "#src/languages/language.ts";

/**
 * A document as the office reads it; `size` in bytes, times ISO 8601 in UTC. `sentAt`: when it came, if later than the
 * application. `replacedAt`: when another one came in its place; null for one that counts. By `key`, where it is
 * stored, checks and lines of the checklist name it.
 */
export type OfficeDocument = Awaited<ReturnType<typeof readDocuments>>[number];

/**
 * An application as the office reads it: `steps` in English, `shown` as the applicant saw them if in another language,
 * `documents` in the order of the form, earlier ones after those in their place, `verdicts` by their storage keys, the
 * fee's `amount` in paise.
 * `consent` is null when a program sent it without asking. Of one that was `erased` only name, reference and fee are
 * left.
 */
export type OfficeApplication = NonNullable<Awaited<ReturnType<typeof readOfficeApplication>>>;

/** @returns undefined where there is no such application */
export async function readOfficeApplication(db: Kysely<Database>, id: number, now: Date) {
	const application = await db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
	if (!application) return undefined;
	const steps: { title: string; lines: AnswerLine[] }[] = JSON.parse(application.asked);
	const { lines, fee } = await readChecklist(db, application, now);
	return {
		title: titleOf(application.application_type),
		receivedAt: application.created_at,
		standing: standingOf(application),
		steps,
		shown: application.asked_as_shown && {
			language: application.language ?? english,
			steps: JSON.parse(application.asked_as_shown) as typeof steps,
		},
		documents: await readDocuments(
			db,
			id,
			steps.flatMap((step) => step.lines),
		),
		checklist: lines,
		verdicts: await readVerdicts(db, id),
		fee: fee && { ...fee, receipt: (await readReceipt(db, { applicationId: id }))?.number ?? null },
		consent: storedConsent(application),
		...(await readGuardianCase(db, application, now)),
		erased: application.erased_at !== null,
	};
}

async function readVerdicts(db: Kysely<Database>, applicationId: number): Promise<Record<string, Verdict>> {
	const checks = await db
		.selectFrom("document_checks")
		.select(["subject", "state"])
		.where("application_id", "=", applicationId)
		.execute();
	return Object.fromEntries(checks.map(({ subject, state }) => [subject, state]));
}

const columns = [
	"id",
	"field",
	"storage_key as key",
	"original_name as name",
	"size",
	"media_type as mediaType",
	"sent_at as sentAt",
] as const;

async function readDocuments(db: Kysely<Database>, applicationId: number, lines: readonly AnswerLine[]) {
	const current = await db
		.selectFrom("application_files")
		.select(columns)
		.where("application_id", "=", applicationId)
		.execute();
	const replacedFiles = await db
		.selectFrom("replaced_files")
		.select([...columns, "replaced_at as replacedAt"])
		.where("application_id", "=", applicationId)
		.orderBy("replacedAt", "desc")
		.execute();
	const position = (field: string) => lines.findIndex(({ name }) => name === field);
	return [...current.map((file) => ({ ...file, replacedAt: null })), ...replacedFiles]
		.map((file) => ({
			...file,
			label: lines[position(file.field)]?.label ?? labelOfQuestion(file.field) ?? file.field,
		}))
		.toSorted((a, b) => position(a.field) - position(b.field));
}

/**
 * A document for who may read it: whose it is, where it is stored, and what it is.
 * @param replaced among those in whose place others have come
 */
export async function findOfficeDocument(db: Kysely<Database>, { id, replaced }: { id: number; replaced: boolean }) {
	return db
		.selectFrom(replaced ? "replaced_files" : "application_files")
		.select([
			"application_id as applicationId",
			"original_name as name",
			"storage_key as key",
			"media_type as mediaType",
			"size",
			"field",
		])
		.where("id", "=", id)
		.executeTakeFirst();
}
