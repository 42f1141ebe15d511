import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { type Actor, nothingToUndo, type PermissionName, readUndoable } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { CaseKind } from "#src/cases/case.ts";
import { writePermissionFor } from "#src/cases/case-permissions.ts";
import { mailUndo } from "#src/cases/writing/undo-mail.server.ts";
import { mailWritten } from "#src/cases/writing/written-mail.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import { type ActResult, goneCase, refuseAct } from "./act-result.ts";
import { type Case, lockCaseOf, recordCaseAct } from "./lock-case.server.ts";
import { noted } from "./notes.server.ts";
import { type Settable, settable, writeColumn } from "./set-column.server.ts";
import { tagged, untagged, writeTag } from "./tags.server.ts";
import type { Undo, Undoer } from "./undoer.ts";

type Undoers = Readonly<Record<string, Undoer>>;

export type ActToUndo = {
	actId: number;
	/** Subject that the act must be about; a kind alone for pages that list all of a kind. */
	subject: { kind: CaseKind; id?: number };
	/** Selects the acts that can be undone where this is asked for; all of them when left out. */
	only?: ((act: RecordedAct) => boolean) | undefined;
	by: Actor;
	batchId?: number | undefined;
	/** Undoers for the acts of areas, by the names of the acts. */
	undoers?: Undoers;
	/** Locks the record before its case, as the acts of its area do. */
	lockRecord?: (trx: Trx, subject: RecordedAct["subject"]) => Promise<void>;
	/** Takes back the emails of an act with the links in them, and says whether none of them has left. */
	withdrawMails?: (trx: Trx, actId: number) => Promise<boolean>;
};

/**
 * Undoes an act of a member: what it has replaced is restored, unless it was changed again since. The log has both.
 */
export async function undoAct(
	trx: Trx,
	{ actId, subject, only, by, batchId, undoers = {}, lockRecord, withdrawMails = withdrawUnsent }: ActToUndo,
	now: Date,
): Promise<ActResult> {
	const mail: Undoer = { permission: writePermissionFor, undo: mailUndo(withdrawMails, columnUndo("status_set")) };
	const all: Undoers = { ...caseUndoers, [mailWritten]: mail, ...undoers };
	const undoerOf = ({ act }: RecordedAct): Undoer | undefined => all[act];
	const read = () => readUndoable(trx, { actId, subject, by }, (act) => permissionToUndo(undoerOf(act), act));
	const result = await read();
	if (!result.ok) return result;
	if (only && !only(result.act)) return nothingToUndo;
	await lockRecord?.(trx, result.act.subject);
	const caseRow = await lockCaseOf(trx, result.act.subject);
	if (!caseRow) return goneCase;
	// Once more under the lock: someone else may have undone it while this one waited.
	const lockResult = await read();
	if (!lockResult.ok) return lockResult;
	const { act } = lockResult;
	if (act.undoes !== null) return refuseAct("You can’t undo an undo. Do the action again instead.");
	const undoer = undoerOf(act);
	return undoer ? undoer.undo(trx, caseRow, act, { by, batchId, now }) : refuseAct("You can’t undo this action.");
}

/** Tells whether acts of this name can be undone at all. @param undoers of areas */
export function isUndoable(act: ActName, undoers: Undoers): boolean {
	return act === mailWritten || Object.hasOwn({ ...caseUndoers, ...undoers }, act);
}

function permissionToUndo(undoer: Undoer | undefined, act: RecordedAct): PermissionName {
	const permission = undoer?.permission ?? writePermissionFor;
	return typeof permission === "function" ? permission(act) : permission;
}

async function withdrawUnsent(trx: Trx, actId: number): Promise<boolean> {
	return (await withdrawHeld(trx, actId)).remaining === 0;
}

const changedSince = refuseAct("This was changed again later. Undo that first.");

const valueIn = (values: unknown, name: string): unknown =>
	typeof values === "object" && values !== null ? (values as Record<string, unknown>)[name] : undefined;

function columnUndo(column: Settable): Undo {
	return async (trx, caseRow, act, { by, batchId, now }) => {
		if (caseRow[column] !== valueIn(act.after, column)) return changedSince;
		const value = valueIn(act.before, column) as Case[Settable];
		return writeColumn(trx, caseRow, { column, value, by, batchId, undoes: act.id }, now);
	};
}

/** Separates what was merged. A case that was separated is merged by the act itself, which asks whether it can be. */
const undoMerge: Undo = async (trx, caseRow, act, undoing) =>
	valueIn(act.before, "duplicate_of") === null
		? columnUndo("duplicate_of")(trx, caseRow, act, undoing)
		: refuseAct("You can’t undo this action.");

const undoTag: Undo = async (trx, caseRow, act, { by, batchId, now }) => {
	const present = act.act === untagged;
	const tag = String(valueIn(present ? act.before : act.after, "tag"));
	const result = await writeTag(trx, caseRow, { tag, present, by, undoes: act.id, ...(batchId && { batchId }) }, now);
	return result.ok && result.actId === null ? changedSince : result;
};

const undoNote: Undo = async (trx, caseRow, act, { by, batchId, now }) => {
	if (act.memberId !== by.id) return refuseAct(`Only ${act.actor} can undo this note.`);
	const note = Number(valueIn(act.after, "note"));
	await trx.deleteFrom("case_notes").where("id", "=", note).where("case_id", "=", caseRow.id).execute();
	return recordCaseAct(trx, caseRow, { by, batchId, act: noted, before: { note }, undoes: act.id }, now);
};

const caseUndoers = {
	[settable.assignee_id]: { permission: writePermissionFor, undo: columnUndo("assignee_id") },
	[settable.status_set]: { permission: writePermissionFor, undo: columnUndo("status_set") },
	[settable.due_set]: { permission: writePermissionFor, undo: columnUndo("due_set") },
	[settable.duplicate_of]: { permission: "case.merge", undo: undoMerge },
	[tagged]: { permission: writePermissionFor, undo: undoTag },
	[untagged]: { permission: writePermissionFor, undo: undoTag },
	[noted]: { permission: writePermissionFor, undo: undoNote },
} satisfies Undoers;
