import type { Kysely, Selectable } from "kysely";
import { isOver } from "#src/admissions/applications/stage.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { storedRules } from "#src/admissions/forms/asked-documents.ts";
import type { Database } from "#src/db/tables.ts";
import { type Owed, owedOf } from "./owed.ts";

type Application = Pick<
	Selectable<Database["applications"]>,
	"id" | "application_type" | "answers" | "document_rules" | "stage" | "erased_at"
>;

const nothing: Owed = { complete: true, documents: [], results: [], offered: [] };

/** What an application still needs: nothing once it is over or erased. */
export async function readOwed(db: Kysely<Database>, application: Application): Promise<Owed> {
	const { id, application_type: type, answers, document_rules, stage, erased_at } = application;
	if (isOver(stage) || erased_at !== null || !isApplicationType(type)) return nothing;
	const files = await db.selectFrom("application_files").select("field").where("application_id", "=", id).execute();
	const sent = new Set(files.map(({ field }) => field));
	return owedOf({ type, answers: JSON.parse(answers), sent, rules: storedRules(document_rules) });
}
