import type { Transaction } from "kysely";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/cases/case.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { InterviewOutcome } from "./interview-outcome.ts";

export const interviewNoted = "interview-noted";

/** What became of an interview; null for what is not noted. */
export type NotedOutcome = { outcome: InterviewOutcome | null; marks: string | null; remark: string | null };
export type NoteResult = { ok: true; actId: number | null } | { ok: false; message: string };

type Noted = NotedOutcome & { applicationId: number; by: By; batchId?: number | undefined; undoes?: number };

/** Notes the outcome of an interview, whether a time was taken by its link or not; `actId` is null where it was so. */
export async function noteOutcome(
	trx: Transaction<Database>,
	{ applicationId, by, batchId, undoes, ...given }: Noted,
	now: Date,
): Promise<NoteResult> {
	const application = await lockRow(trx, "applications", applicationId);
	if (!application || application.erased_at !== null)
		return { ok: false, message: "We can’t find this application. It may have been deleted." };
	const after = { outcome: given.outcome, marks: given.marks?.trim() || null, remark: given.remark?.trim() || null };
	const stored = await readOutcome(trx, applicationId);
	const before = stored ?? { outcome: null, marks: null, remark: null };
	if (JSON.stringify(before) === JSON.stringify(after)) return { ok: true, actId: null };
	if (!stored) {
		const created_at = now.toISOString();
		await trx
			.insertInto("interviews")
			.values({ application_id: applicationId, created_at, ...after })
			.execute();
	} else await trx.updateTable("interviews").set(after).where("application_id", "=", applicationId).execute();
	const subject = { kind: "application", id: applicationId };
	const act = {
		actor: by.name,
		memberId: by.id,
		act: interviewNoted,
		subject,
		before,
		after,
		batchId,
		undoes,
	} as const;
	const actId = await recordAct(trx, act, now);
	await storeApplicationCase(trx, applicationId, now, { by });
	return { ok: true, actId };
}

/** @returns undefined where there is no interview */
export async function readOutcome(
	db: Pick<Transaction<Database>, "selectFrom">,
	applicationId: number,
): Promise<NotedOutcome | undefined> {
	return db
		.selectFrom("interviews")
		.select(["outcome", "marks", "remark"])
		.where("application_id", "=", applicationId)
		.executeTakeFirst();
}
