import type { Kysely, Selectable } from "kysely";
import { isOver } from "#src/admissions/applications/stage.ts";
import { readBox } from "#src/admissions/checklist/box.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { storedRules } from "#src/admissions/forms/departments.ts";
import type { Database } from "#src/db/tables.ts";
import { takenDocuments } from "./outstanding.ts";

/**
 * A document that the office has asked for and that has not come yet, with what it has said about it. `picture`: the
 * former document is a picture that is still there, with the part that was marked on it.
 */
export type AskedDocument = Awaited<ReturnType<typeof readOpenRequests>>[number];

type Application = Pick<
	Selectable<Database["applications"]>,
	"id" | "application_type" | "answers" | "document_rules" | "stage" | "erased_at"
>;

/** The open requests of an application, in the order in which they were made: none once it is over or erased. */
export async function readOpenRequests(db: Kysely<Database>, application: Application) {
	const { id, application_type: type, answers, document_rules, stage, erased_at } = application;
	if (isOver(stage) || erased_at !== null || !isApplicationType(type)) return [];
	const rows = await db
		.selectFrom("document_requests")
		.leftJoin("application_files", "application_files.storage_key", "document_requests.storage_key")
		.select(["document_requests.field", "reason", "asked_at", "due_on", "box", "media_type"])
		.where("document_requests.application_id", "=", id)
		.where("answered_at", "is", null)
		.where("withdrawn_at", "is", null)
		.orderBy("document_requests.id")
		.execute();
	if (rows.length === 0) return [];
	const documents = takenDocuments(type, JSON.parse(answers), storedRules(document_rules));
	return rows.flatMap(({ field: name, reason, asked_at: askedAt, due_on: dueOn, box, media_type }) => {
		const field = documents.find((each) => each.name === name);
		const picture = media_type?.startsWith("image/") ? { box: readBox(box) } : null;
		return field ? [{ field, reason, askedAt, dueOn, picture }] : [];
	});
}
