import type { Kysely, Selectable } from "kysely";
import { isOver } from "#src/admissions/applications/stage.ts";
import { readBox } from "#src/admissions/checklist/box.ts";
import { takenDocuments } from "#src/admissions/completion/outstanding.ts";
import { isApplicationType, titleOf } from "#src/admissions/forms/application-forms.ts";
import { storedRules } from "#src/admissions/forms/departments.ts";
import type { Database } from "#src/db/tables.ts";
import { hashCode } from "./request-code.server.ts";

/**
 * Facts that the holder of a code may know of the request, and nothing else of the application. `picture` is the one
 * that was sent before; null where there was none, or a document that browsers do not show. `dueOn` is `YYYY-MM-DD`.
 */
export type RequestView = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

/** @returns undefined for a code that opens nothing */
export async function readRequest(db: Kysely<Database>, code: string) {
	const documentRequestCode = await db
		.selectFrom("document_request_codes")
		.innerJoin("document_requests", "document_requests.id", "document_request_codes.request_id")
		.innerJoin("applications", "applications.id", "document_requests.application_id")
		.select(["document_requests.field", "document_requests.reason", "document_requests.storage_key", "box", "due_on"])
		.select(["answered_at", "withdrawn_at"])
		.select([
			"applications.id",
			"applications.reference",
			"application_type",
			"answers",
			"document_rules",
			"applications.stage",
		])
		.where("document_request_codes.code_hash", "=", hashCode(code))
		.where("erased_at", "is", null)
		.executeTakeFirst();
	if (!documentRequestCode) return undefined;
	const { id, reference, application_type: type, answers, document_rules, storage_key } = documentRequestCode;
	const field = isApplicationType(type)
		? takenDocuments(type, JSON.parse(answers), storedRules(document_rules)).find(
				({ name }) => name === documentRequestCode.field,
			)
		: undefined;
	if (!field) return undefined;
	return {
		state: stateOf(documentRequestCode),
		applicationId: id,
		reference,
		formTitle: titleOf(type),
		field,
		reason: documentRequestCode.reason,
		dueOn: documentRequestCode.due_on,
		picture: storage_key === null ? null : await findPicture(db, storage_key),
		box: readBox(documentRequestCode.box),
	};
}

type RequestRow = Pick<Selectable<Database["document_requests"]>, "answered_at" | "withdrawn_at"> &
	Pick<Selectable<Database["applications"]>, "stage">;

/** `ended`: the application is over. */
function stateOf({ answered_at, withdrawn_at, stage }: RequestRow): "open" | "answered" | "withdrawn" | "ended" {
	if (answered_at !== null) return "answered";
	if (isOver(stage)) return "ended";
	return withdrawn_at === null ? "open" : "withdrawn";
}

async function findPicture(db: Kysely<Database>, key: string) {
	const columns = ["storage_key as key", "media_type as mediaType", "size"] as const;
	const file =
		(await db.selectFrom("application_files").select(columns).where("storage_key", "=", key).executeTakeFirst()) ??
		(await db.selectFrom("replaced_files").select(columns).where("storage_key", "=", key).executeTakeFirst());
	return file?.mediaType.startsWith("image/") ? file : null;
}
