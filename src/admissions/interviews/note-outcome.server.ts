import type { Transaction } from "kysely";
import {
	applicationGone,
	lockStored,
	recordOnApplication,
} from "#src/admissions/applications/application-acts.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import type { Refusal } from "#src/refusal.ts";
import type { InterviewOutcome } from "./interview-outcome.ts";

export const interviewNoted = "interview-noted";

/** The outcome of an interview; null for what is not noted. */
export type NotedOutcome = { outcome: InterviewOutcome | null; marks: string | null; remark: string | null };
export type NoteResult = { ok: true; actId: number | null } | Refusal;

type OutcomeNote = NotedOutcome & { applicationId: number; by: By; batchId?: number | undefined; undoes?: number };

/** Notes the outcome of an interview, whether a time was taken by its link or not; `actId` is null where it was so. */
export async function noteOutcome(
	trx: Transaction<Database>,
	{ applicationId, by, batchId, undoes, ...note }: OutcomeNote,
	now: Date,
): Promise<NoteResult> {
	if (!(await lockStored(trx, applicationId))) return applicationGone;
	const after = { outcome: note.outcome, marks: note.marks?.trim() || null, remark: note.remark?.trim() || null };
	const outcome = await readOutcome(trx, applicationId);
	const before = outcome ?? { outcome: null, marks: null, remark: null };
	if (JSON.stringify(before) === JSON.stringify(after)) return { ok: true, actId: null };
	if (outcome) await trx.updateTable("interviews").set(after).where("application_id", "=", applicationId).execute();
	else {
		const row = { application_id: applicationId, created_at: now.toISOString(), ...after };
		await trx.insertInto("interviews").values(row).execute();
	}
	const act = { by, act: interviewNoted, before, after, batchId, undoes } as const;
	return { ok: true, actId: await recordOnApplication(trx, applicationId, act, now) };
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
