import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** Notes that a member has looked at a case now: what happens later is new to them. */
export async function markSeen(
	db: Kysely<Database>,
	{ memberId, caseId }: { memberId: number; caseId: number },
	now: Date,
): Promise<void> {
	const row = { member_id: memberId, case_id: caseId, seen_at: now.toISOString() };
	await db
		.insertInto("seen_cases")
		.values(row)
		.onConflict((conflict) => conflict.columns(["member_id", "case_id"]).doUpdateSet({ seen_at: row.seen_at }))
		.execute();
}
