import { z } from "zod";
import { interviewOutcomes } from "#src/admissions/interviews/interview-outcome.ts";
import { closeInvitation, interviewInvited } from "#src/admissions/interviews/invite-to-interview.server.ts";
import { interviewNoted, noteOutcome, readOutcome } from "#src/admissions/interviews/note-outcome.server.ts";
import { refused } from "#src/cases/acts/act-result.ts";
import type { Undo, Undoer } from "#src/cases/acts/undoer.ts";
import { changedSince, recordUndo } from "./record-undo.server.ts";

const invited = z.object({ after: z.object({ interview: z.int() }) });

const undoInvitation: Undo = async (trx, found, act, undoing) => {
	const { after } = invited.parse(act);
	const message = await closeInvitation(trx, after.interview, act.id);
	if (message) return refused(message);
	return recordUndo({ trx, found, act, ...undoing }, { before: after });
};

const outcome = z.object({
	outcome: z.enum(interviewOutcomes).nullable(),
	marks: z.string().nullable(),
	remark: z.string().nullable(),
});
const noted = z.object({ before: outcome, after: outcome });

const undoOutcome: Undo = async (trx, found, act, { by, batchId, now }) => {
	const { before, after } = noted.parse(act);
	const stored = outcome.safeParse(await readOutcome(trx, found.record_id));
	if (JSON.stringify(stored.data) !== JSON.stringify(after)) return changedSince;
	const restored = { ...before, applicationId: found.record_id, by, batchId, undoes: act.id };
	const result = await noteOutcome(trx, restored, now);
	return result.ok ? { ...result, version: found.version } : refused(result.message);
};

/** How acts on interviews that were made are undone. */
export const interviewUndoers: Readonly<Record<string, Undoer>> = {
	[interviewInvited]: { permission: "case.write", undo: undoInvitation },
	[interviewNoted]: { permission: "case.write", undo: undoOutcome },
};
