import { readAct } from "#src/audit/audit-log.server.ts";
import { refuseAct } from "#src/cases/acts/act-result.ts";
import { recordCaseAct } from "#src/cases/acts/lock-case.server.ts";
import type { Undo } from "#src/cases/acts/undoer.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { mailWritten, writtenMail } from "./written-mail.ts";

/**
 * Takes back a mail that has not left, with the status that was set with it, unless that was changed since.
 * @param withdraw takes back the emails of an act, and says whether none of them has left
 * @param undoStatus undoes the act that has set the status
 */
export function mailUndo(withdraw: (trx: Trx, actId: number) => Promise<boolean>, undoStatus: Undo): Undo {
	return async (trx, caseRow, act, undoing) => {
		if (!(await withdraw(trx, act.id)))
			return refuseAct("This email was already sent. Send another one to correct it.");
		const { subject, text, statusAct } = writtenMail.parse(act.after);
		const set = statusAct === null ? undefined : await readAct(trx, statusAct);
		const back = set && !set.undone ? await undoStatus(trx, caseRow, set, undoing) : undefined;
		const current = back?.ok ? { ...caseRow, version: back.version } : caseRow;
		const { by, batchId, now } = undoing;
		const before = { subject, text, statusAct };
		return recordCaseAct(trx, current, { by, batchId, act: mailWritten, before, undoes: act.id }, now);
	};
}
