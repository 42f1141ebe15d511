import type { Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { databaseNow } from "#src/db/database-clock.server.ts";
import type { Database } from "#src/db/tables.ts";

export const jobRunAgain = "job-run-again";

type JobAct = { id: number; by: { id: number; name: string } };

/**
 * Lets a job that is dead or waits begin now, with all its attempts before it.
 * @returns false when there is none, or when it runs or is done
 */
export async function runJobAgain(trx: Transaction<Database>, { id, by }: JobAct, now: Date): Promise<boolean> {
	const before = await trx.selectFrom("jobs").select(["state", "last_error"]).where("id", "=", id).executeTakeFirst();
	const again = await trx
		.updateTable("jobs")
		.set({ state: "queued", run_at: databaseNow(trx), attempts: 0 })
		.where("id", "=", id)
		.where("state", "in", ["queued", "dead"])
		.returning("kind")
		.executeTakeFirst();
	if (!again) return false;
	await recordAct(
		trx,
		{
			actor: by.name,
			memberId: by.id,
			act: jobRunAgain,
			subject: { kind: "job", id },
			before: { state: before?.state, error: before?.last_error ?? null },
			after: { kind: again.kind, state: "queued" },
		},
		now,
	);
	return true;
}
