import type { Transaction } from "kysely";
import { type RecordedAct, readAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/cases/case.ts";
import { mailUndoer } from "#src/cases/writing/undo-mail.server.ts";
import { mailWritten } from "#src/cases/writing/written-mail.ts";
import type { Database } from "#src/db/tables.ts";
import { withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import { type ActResult, gone, refused } from "./act-result.ts";
import { type Case, findCaseId, lockCaseOf, recordCaseAct } from "./lock-case.server.ts";
import { noted } from "./notes.server.ts";
import { lockBoth, refuseMerge } from "./refuse-merge.server.ts";
import { type Settable, settable, writeColumn } from "./set-column.server.ts";
import { tagged, untagged, writeTag } from "./tags.server.ts";

type Undoing = { by: By; batchId?: number | undefined; now: Date };

/** Restores what an act has replaced, as an act of its own; the case is locked. */
export type Undoer = (
	trx: Transaction<Database>,
	found: Case,
	act: RecordedAct,
	undoing: Undoing,
) => Promise<ActResult>;

type Undoers = Readonly<Record<string, Undoer>>;

export type ActToUndo = {
	actId: number;
	by: By;
	batchId?: number | undefined;
	/** Of the acts of areas, by the names of the acts. */
	undoers?: Undoers;
	/** Locks the record before its case, as the acts of its area do. */
	lockRecord?: (trx: Transaction<Database>, subject: RecordedAct["subject"]) => Promise<void>;
	/** Takes back the e-mails of an act with the links in them, and says whether none of them has left. */
	withdrawMails?: (trx: Transaction<Database>, actId: number) => Promise<boolean>;
};

/**
 * Undoes an act of a member: what it has replaced is restored, unless it was changed again since. The log has both.
 */
export async function undoAct(
	trx: Transaction<Database>,
	{ actId, by, batchId, undoers = {}, lockRecord, withdrawMails = withdrawUnsent }: ActToUndo,
	now: Date,
): Promise<ActResult> {
	const seen = await readAct(trx, actId);
	if (seen) await lockRecord?.(trx, seen.subject);
	if (seen) await lockWithOther(trx, seen);
	const found = seen && (await lockCaseOf(trx, seen.subject));
	// Once more under the lock: somebody else may have undone it while this one waited.
	const act = found && (await readAct(trx, actId));
	if (!act) return gone;
	if (act.undone) return refused("This was undone already.");
	if (act.undoes !== null) return refused("This is an undo itself. Do the act again instead.");
	const mail = mailUndoer(withdrawMails, caseUndoers[settable.status_set]);
	const undoer: Undoer | undefined = { ...caseUndoers, [mailWritten]: mail, ...undoers }[act.act];
	return undoer ? undoer(trx, found, act, { by, batchId, now }) : refused("This act cannot be undone.");
}

async function withdrawUnsent(trx: Transaction<Database>, actId: number): Promise<boolean> {
	return (await withdrawHeld(trx, actId)).left === 0;
}

const changedSince = refused("This was changed again since. Undo that first.");

const valueIn = (values: unknown, name: string): unknown =>
	typeof values === "object" && values !== null ? (values as Record<string, unknown>)[name] : undefined;

function columnUndoer(column: Settable): Undoer {
	return async (trx, found, act, { by, batchId, now }) => {
		if (found[column] !== valueIn(act.after, column)) return changedSince;
		const value = valueIn(act.before, column) as Case[Settable];
		return writeColumn(trx, found, { column, value, by, batchId, undoes: act.id }, now);
	};
}

/** The case that a separated case was merged into; undefined where an act has separated nothing. */
function otherOf({ act, before }: RecordedAct): number | undefined {
	const into = act === settable.duplicate_of ? valueIn(before, "duplicate_of") : null;
	return typeof into === "number" ? into : undefined;
}

/** Undoing a separation merges, so both cases are locked, in the order of every merge. */
async function lockWithOther(trx: Transaction<Database>, act: RecordedAct): Promise<void> {
	const other = otherOf(act);
	const own = other === undefined ? undefined : await findCaseId(trx, act.subject);
	if (own !== undefined && other !== undefined) await lockBoth(trx, own, other);
}

/** Merging again what was separated has to be allowed now, as any merge. */
const mergeUndoer: Undoer = async (trx, found, act, undoing) => {
	const into = otherOf(act);
	const refusal = into === undefined ? undefined : await refuseMerge(trx, found.id, into);
	return refusal ?? columnUndoer("duplicate_of")(trx, found, act, undoing);
};

const tagUndoer: Undoer = async (trx, found, act, { by, batchId, now }) => {
	const present = act.act === untagged;
	const tag = String(valueIn(present ? act.before : act.after, "tag"));
	const result = await writeTag(trx, found, { tag, present, by, undoes: act.id, ...(batchId && { batchId }) }, now);
	return result.ok && result.actId === null ? changedSince : result;
};

const noteUndoer: Undoer = async (trx, found, act, { by, batchId, now }) => {
	if (act.memberId !== by.id) return refused(`Only ${act.actor} can take back this note.`);
	const note = Number(valueIn(act.after, "note"));
	await trx.deleteFrom("case_notes").where("id", "=", note).where("case_id", "=", found.id).execute();
	return recordCaseAct(trx, found, { by, batchId, act: noted, before: { note }, undoes: act.id }, now);
};

const caseUndoers = {
	[settable.assignee_id]: columnUndoer("assignee_id"),
	[settable.status_set]: columnUndoer("status_set"),
	[settable.due_set]: columnUndoer("due_set"),
	[settable.duplicate_of]: mergeUndoer,
	[tagged]: tagUndoer,
	[untagged]: tagUndoer,
	[noted]: noteUndoer,
} satisfies Undoers;
