import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { FormType } from "#src/school/offered.ts";

/** How many applications by these forms were begun and not sent; no one reads them. */
export async function countDrafts(db: Kysely<Database>, forms: readonly FormType[]): Promise<number> {
	if (forms.length === 0) return 0;
	const { count } = await db
		.selectFrom("drafts")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("state", "=", "open")
		.where("application_type", "in", forms)
		.executeTakeFirstOrThrow();
	return Number(count);
}
