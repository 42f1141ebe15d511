import type { Kysely } from "kysely";
import type { Guardian } from "#src/admissions/guardians/guardian-record.server.ts";
import type { Database } from "#src/db/tables.ts";

/** An application whose guardian the office has something to do about. `since`: ISO 8601 in UTC. */
export type WaitingGuardian = Awaited<ReturnType<typeof listWaitingGuardians>>[number];

/** Applications that have not ended: nothing has to be done about others. */
const finalStages = ["declined", "withdrawn"] as const;

function waiting(db: Kysely<Database>) {
	return db
		.selectFrom("guardians")
		.innerJoin("applications", "applications.id", "guardians.application_id")
		.where("guardians.ended_at", "is", null)
		.where("applications.erased_at", "is", null)
		.where("applications.stage", "not in", finalStages)
		.where("answer", "is not", null)
		.where((row) =>
			row.or([row("withdrawn_at", "is not", null), row("answer", "=", "withheld"), row("checked", "is", null)]),
		);
}

/** Lists waiting guardians, those that wait longest first. @param limit at most so many */
export async function listWaitingGuardians(db: Kysely<Database>, limit: number) {
	const rows = await waiting(db)
		.select([
			"applications.id as applicationId",
			"applications.name as applicant",
			"reference",
			"guardians.name as guardian",
			"answer",
			"answered_at",
			"withdrawn_at",
		])
		.orderBy("answered_at")
		.orderBy("guardians.id")
		.limit(limit)
		.execute();
	return rows.map(({ answer, answered_at, withdrawn_at, ...row }) => ({
		...row,
		guardian: row.guardian ?? "",
		state: stateOf(withdrawn_at, answer),
		since: withdrawn_at ?? answered_at ?? "",
	}));
}

function stateOf(withdrawnAt: string | null, answer: Guardian["answer"]): "withdrawn" | "withheld" | "declared" {
	if (withdrawnAt !== null) return "withdrawn";
	return answer === "withheld" ? "withheld" : "declared";
}

/** Counts the consents that wait to be checked. */
export async function countUnchecked(db: Kysely<Database>): Promise<number> {
	const { count } = await waiting(db)
		.where("answer", "=", "given")
		.where("withdrawn_at", "is", null)
		.select((row) => row.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}
