import type { Kysely, Selectable } from "kysely";
import { outstandingOf } from "#src/admissions/completion/outstanding.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { storedRules } from "#src/admissions/forms/departments.ts";
import type { Database } from "#src/db/tables.ts";

type Application = Pick<Selectable<Database["applications"]>, "id" | "application_type" | "answers" | "document_rules">;

/** Items that an application still needs, by their labels; months are `YYYY-MM`. */
export type OutstandingLabels = { documents: string[]; results: { label: string; expected: string | null }[] };

/** Reads what applications still need, by their ids. */
export async function readOutstandingLabels(
	db: Kysely<Database>,
	applications: readonly Application[],
): Promise<Map<number, OutstandingLabels>> {
	if (applications.length === 0) return new Map();
	const ids = applications.map(({ id }) => id);
	const files = await db
		.selectFrom("application_files")
		.select(["application_id", "field"])
		.where("application_id", "in", ids)
		.execute();
	const sent = Map.groupBy(files, ({ application_id }) => application_id);
	return new Map(
		applications.flatMap(({ id, application_type: type, answers, document_rules }): [number, OutstandingLabels][] => {
			if (!isApplicationType(type)) return [];
			const fields = new Set((sent.get(id) ?? []).map(({ field }) => field));
			const { documents, results } = outstandingOf({
				type,
				answers: JSON.parse(answers),
				sent: fields,
				rules: storedRules(document_rules),
			});
			return [
				[
					id,
					{
						documents: documents.map(({ label }) => label),
						results: results.map(({ label, expected }) => ({ label, expected })),
					},
				],
			];
		}),
	);
}
