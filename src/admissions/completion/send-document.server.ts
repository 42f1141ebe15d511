import type { Selectable, Transaction } from "kysely";
import { isUnread } from "#src/admissions/applications/stage.ts";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { linkFile } from "#src/admissions/documents/stored-files.server.ts";
import { removeFiles } from "#src/admissions/drafts/draft-files.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type StoredFile, saveUpload } from "#src/documents/save-upload.server.ts";
import type { StagedFile } from "#src/documents/stage-uploads.server.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import type { School } from "#src/forms/school.ts";
import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import type { Storage } from "#src/storage/storage.ts";
import { findNextChange, lockApplication } from "./lock-application.server.ts";
import { notifyOffice } from "./office-notice.server.ts";
import { expectDocument, type NotTaken } from "./outstanding.ts";

export type LaterDocument = {
	outcome: "sent" | "replaced" | "unchanged";
	field: string;
	name: string;
	/** Bytes. */
	size: number;
};

export type SendResult =
	| { ok: true; document: LaterDocument }
	| { ok: false; reason: "gone" }
	| { ok: false; reason: NotTaken["reason"] | "refused" | "too-often"; message: string; again?: Date };

type Former = Selectable<Database["application_files"]> | undefined;

/** Says why a document isn't taken. */
export function sayNotTaken({ reason }: NotTaken, schoolMessages: SchoolMessages | undefined): string {
	return reason === "ended"
		? messagesIn(applicationRefusalMessages, schoolMessages).ended
		: sayRule("notNeeded", schoolMessages);
}

type Context = { db: Db; storage: Storage; school: School };
/** A checked file for an application; `actor` as in the audit log. */
type SentDocument = { applicationId: number; file: StagedFile; actor: string };

/**
 * Adds a document to an application, or replaces the one that its question has, which stays in `replaced_files`. The
 * same content again changes nothing. What is refused leaves no file behind.
 */
export async function sendDocument(
	{ db, storage, school }: Context,
	{ applicationId, file, actor }: SentDocument,
	now: Date,
): Promise<SendResult> {
	const storedFile = await saveUpload(storage, file, "applications");
	const result = await db
		.transaction()
		.execute((trx) => addDocument(trx, school, { applicationId, storedFile, actor }, now));
	if (!result.ok || result.document.outcome === "unchanged") await removeFiles(storage, [storedFile.key]);
	return result;
}

async function addDocument(
	trx: Transaction<Database>,
	school: School,
	{ applicationId, storedFile, actor }: { applicationId: number; storedFile: StoredFile; actor: string },
	now: Date,
): Promise<SendResult> {
	const messages = messagesIn(applicationRefusalMessages, school.schoolMessages);
	const application = await lockApplication(trx, applicationId);
	if (!application) return { ok: false, reason: "gone" };
	const expected = expectDocument(application, storedFile.field);
	if (!expected.ok) return { ...expected, message: sayNotTaken(expected, school.schoolMessages) };
	const { field, name, size } = storedFile;
	const former = await findFormer(trx, applicationId, field);
	if (former && (former.sent_sha256 ?? former.sha256) === storedFile.sentSha256) {
		const document = { outcome: "unchanged", field, name: former.original_name, size: former.size } as const;
		return { ok: true, document };
	}
	const requests = await findRequests(trx, { applicationId, field });
	if (former && requests.length === 0 && !isUnread(application.stage))
		return { ok: false, reason: "refused", message: messages.documentUnderReview };
	const again = await findNextChange(trx, applicationId, now);
	if (again) return { ok: false, reason: "too-often", message: messages.tooManyChanges, again };
	if (former) await setAside(trx, former, now);
	await linkFile(trx, applicationId, storedFile, now);
	if (requests.length > 0)
		await trx
			.updateTable("document_requests")
			.set({ answered_at: now.toISOString() })
			.where("id", "in", requests)
			.execute();
	await nameInAsked(trx, application, { field, name });
	const act = {
		actor,
		act: former ? "document-replaced" : "document-sent",
		subject: { kind: "application", id: applicationId },
		after: { field, name, size },
		...(former && { before: { field, name: former.original_name, size: former.size } }),
	} as const;
	await recordAct(trx, act, now);
	await storeApplicationCase(trx, applicationId, now, { bySender: true });
	const value = `${name}\n${fileSize(size)}${former ? ", replacing the previous one" : ""}`;
	await notifyOffice(trx, school, application, [{ kind: "document", label: expected.field.label, value }], now);
	return { ok: true, document: { outcome: former ? "replaced" : "sent", field, name, size } };
}

/** The requests for this document that are open. */
async function findRequests(
	trx: Transaction<Database>,
	{ applicationId, field }: { applicationId: number; field: string },
): Promise<number[]> {
	const open = await trx
		.selectFrom("document_requests")
		.select("id")
		.where("application_id", "=", applicationId)
		.where("field", "=", field)
		.where("answered_at", "is", null)
		.where("withdrawn_at", "is", null)
		.execute();
	return open.map(({ id }) => id);
}

function findFormer(trx: Transaction<Database>, applicationId: number, field: string): Promise<Former> {
	return trx
		.selectFrom("application_files")
		.selectAll()
		.where("application_id", "=", applicationId)
		.where("field", "=", field)
		.executeTakeFirst();
}

/** Moves a document to those that were replaced. */
async function setAside(trx: Transaction<Database>, former: NonNullable<Former>, now: Date): Promise<void> {
	const { id, ...file } = former;
	await trx.deleteFrom("application_files").where("id", "=", id).execute();
	await trx
		.insertInto("replaced_files")
		.values({ ...file, replaced_at: now.toISOString() })
		.execute();
}

/** Names the document in what was asked and answered, too. */
async function nameInAsked(
	trx: Transaction<Database>,
	application: { id: number; asked: string },
	{ field, name }: { field: string; name: string },
): Promise<void> {
	const steps: { title: string; lines: AnswerLine[] }[] = JSON.parse(application.asked);
	const namedSteps = steps.map((step) => ({
		...step,
		lines: step.lines.map((line) => (line.name === field ? { ...line, answer: name } : line)),
	}));
	await trx
		.updateTable("applications")
		.set({ asked: JSON.stringify(namedSteps) })
		.where("id", "=", application.id)
		.execute();
}
