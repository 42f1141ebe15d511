import { actorLabel } from "#src/audit/actor.ts";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import type { UndoRefusal } from "#src/audit/undoable.server.ts";
import type { By } from "#src/cases/case.ts";

/**
 * Case to act on, and the person who acts. `version` is the one that the member saw: what others have changed since is
 * a conflict.
 */
export type OnCase = {
	caseId: number;
	by: By;
	version?: number | undefined;
	batchId?: number | undefined;
};

/**
 * `actId` is null where nothing changed. invalid: what was typed. conflict: others have changed the same since; `since`
 * is what they did, oldest first.
 */
export type ActResult =
	| { ok: true; actId: number | null; version: number }
	| { ok: false; reason: "gone" | "invalid" | "refused"; message: string }
	| UndoRefusal
	| { ok: false; reason: "conflict"; message: string; version: number; since: readonly RecordedAct[] };

export const goneCase: ActResult = {
	ok: false,
	reason: "gone",
	message: "We can’t find this case. It may have been erased.",
};

/** Phrase for the time of others' changes, where something is done to many cases at once. */
export const sinceFrozen = "after the cases were selected";

/**
 * The last of those who have changed the same since, as the message of a conflict.
 * @param since not empty
 * @param when in words, where no one has written anything
 */
export function changedBy(since: readonly RecordedAct[], when = "while you were writing"): string {
	const last = since.at(-1);
	return `${last ? actorLabel(last) : "Someone"} changed this ${when}.`;
}

export function invalid(message: string): ActResult {
	return { ok: false, reason: "invalid", message };
}

export function refuseAct(message: string): Extract<ActResult, { reason: "gone" | "invalid" | "refused" }> {
	return { ok: false, reason: "refused", message };
}
