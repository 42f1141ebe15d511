import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Answers } from "#src/forms/definition.ts";

/** `type` is the key of its form. */
export type AnsweredEnquiry = { type: string; answers: Answers };

/** What was written in these enquiries and messages, by their numbers; unknown ones are left out. */
export async function readEnquiryAnswers(
	db: Kysely<Database>,
	ids: readonly number[],
): Promise<ReadonlyMap<number, AnsweredEnquiry>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("enquiries").select(["id", "form", "answers"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, form, answers }) => [id, { type: form, answers: JSON.parse(answers) }]));
}
