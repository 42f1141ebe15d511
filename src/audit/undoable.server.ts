import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type RecordedAct, readAct, type Subject } from "./audit-log.server.ts";

/** The name of a permission, such as "case.write"; the table of roles is src/accounts/may.ts. */
export type PermissionName = `${string}.${string}`;

/** Person who acts or undoes. `may` is asked inside the transaction, so that no caller can forget it. */
export type Actor = { id: number; name: string; may: (permission: PermissionName) => boolean };

/** unknown: there is no such act on this subject. forbidden: `permission` is missing. */
export type UndoRefusal = {
	ok: false;
	reason: "unknown" | "forbidden" | "refused";
	message: string;
	permission?: PermissionName;
};

type UndoRequest = {
	actId: number;
	/** Subject that the act must be about; a kind alone for pages that list all of a kind. */
	subject: { kind: string; id?: number };
	by: Actor;
};

export const nothingToUndo: UndoRefusal = {
	ok: false,
	reason: "unknown",
	message: "There’s nothing here to undo. It may have been deleted.",
};

export const mayNotUndo: UndoRefusal = { ok: false, reason: "forbidden", message: "Your role can’t undo this." };

/**
 * The act that a member wants to undo, if it's about this subject, the member may undo it, and no one has undone it.
 * Every function that undoes asks this, under the lock of its record.
 */
export async function readUndoable(
	trx: Kysely<Database>,
	{ actId, subject, by }: UndoRequest,
	permissionOf: (act: RecordedAct) => PermissionName,
): Promise<{ ok: true; act: RecordedAct } | UndoRefusal> {
	const act = await readAct(trx, actId);
	if (!act || !isAbout(act.subject, subject)) return nothingToUndo;
	const permission = permissionOf(act);
	if (!by.may(permission)) return { ...mayNotUndo, permission };
	if (act.undone) return { ok: false, reason: "refused", message: "This was undone already." };
	return { ok: true, act };
}

function isAbout(subject: Subject, { kind, id }: UndoRequest["subject"]): boolean {
	return subject.kind === kind && (id === undefined || subject.id === id);
}
