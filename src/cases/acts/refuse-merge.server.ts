import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type ActResult, refused } from "./act-result.ts";
import { lockCase } from "./lock-case.server.ts";

type Trx = Transaction<Database>;

/** Locks two cases in the order of their numbers. Without it, two merges at once could hide both cases. */
export async function lockBoth(trx: Trx, one: number, other: number): Promise<void> {
	for (const id of [one, other].toSorted((a, b) => a - b)) await lockCase(trx, id);
}

/** Why a case cannot be a duplicate of another: one of them has to stay in the lists. */
export async function refuseMerge(trx: Trx, caseId: number, into: number): Promise<ActResult | undefined> {
	if (into === caseId) return refused("A case cannot be a duplicate of itself.");
	const other = await trx
		.selectFrom("cases")
		.select(["duplicate_of", "reference"])
		.where("id", "=", into)
		.executeTakeFirst();
	if (!other) return refused("The other case does not exist, or was erased.");
	if (other.duplicate_of !== null) return refused(`${other.reference} is a duplicate itself.`);
	const pointing = await trx
		.selectFrom("cases")
		.select("reference")
		.where("duplicate_of", "=", caseId)
		.executeTakeFirst();
	return pointing && refused(`${pointing.reference} was merged into this case. Separate the two first.`);
}
