import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import type { ComparedFact } from "./document-stacks.ts";

/**
 * Reads what is looked at beside a document: the typed answers for the facts that it shows, leaving out questions that
 * have no answer, and the document in whose place this one came, with what was said of it.
 */
export async function readJudging(
	db: Kysely<Database>,
	{ applicationId, field }: { applicationId: number; field: string },
	facts: readonly ComparedFact[],
) {
	const application = await db
		.selectFrom("applications")
		.select(["name", "asked"])
		.where("id", "=", applicationId)
		.executeTakeFirstOrThrow();
	const former = await db
		.selectFrom("replaced_files")
		.leftJoin("document_checks", (join) =>
			join
				.onRef("document_checks.application_id", "=", "replaced_files.application_id")
				.onRef("document_checks.subject", "=", "replaced_files.storage_key"),
		)
		.select(["replaced_files.id", "original_name as name", "media_type as mediaType", "reason"])
		.where("replaced_files.application_id", "=", applicationId)
		.where("field", "=", field)
		.orderBy("replaced_files.id", "desc")
		.executeTakeFirst();
	const steps: { lines: AnswerLine[] }[] = JSON.parse(application.asked);
	const answers = new Map(steps.flatMap(({ lines }) => lines.map(({ name, answer }) => [name, answer] as const)));
	return {
		name: application.name,
		facts: facts.flatMap(({ name, label }) => {
			const value = answers.get(name);
			return value ? [{ label, value }] : [];
		}),
		former: former ?? null,
	};
}
