import type { Kysely } from "kysely";
import { type ApplicationType, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { Database } from "#src/db/tables.ts";
import type { Answers } from "#src/forms/definition.ts";
import type { Stage } from "./stage.ts";

export type AnsweredApplication = { id: number; type: ApplicationType; stage: Stage; answers: Answers };

/** What was answered in these applications, by their numbers; those that are erased or unknown are left out. */
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
