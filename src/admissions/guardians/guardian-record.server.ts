import type { Kysely, Selectable, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

export type Guardian = Selectable<Database["guardians"]>;

/** The guardian that counts for a draft or an application. */
export function findGuardian(
	db: Kysely<Database>,
	{ of, id }: { of: "draft" | "application"; id: number },
): Promise<Guardian | undefined> {
	return db
		.selectFrom("guardians")
		.selectAll()
		.where(`${of}_id`, "=", id)
		.where("ended_at", "is", null)
		.executeTakeFirst();
}

/** The guardians of a draft become those of its application. @returns whether there were any */
export async function adoptGuardians(
	trx: Transaction<Database>,
	draftId: number,
	applicationId: number,
): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable("guardians")
		.set({ draft_id: null, application_id: applicationId })
		.where("draft_id", "=", draftId)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
