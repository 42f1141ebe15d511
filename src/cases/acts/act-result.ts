import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/cases/case.ts";

/** Who acts on which case. `version` is the one that the member saw: what others have changed since is a conflict. */
export type OnCase = {
	caseId: number;
	by: By;
	version?: number | undefined;
	batchId?: number | undefined;
};

/**
 * `actId` is null where everything was so already. conflict: others have changed the same since; `since` is what they
 * did, first ones first.
 */
export type ActResult =
	| { ok: true; actId: number | null; version: number }
	| { ok: false; reason: "gone" | "refused"; message: string }
	| { ok: false; reason: "conflict"; message: string; version: number; since: readonly RecordedAct[] };

export const gone: ActResult = { ok: false, reason: "gone", message: "There is no such case, or it was erased." };

/** The last of those who have changed the same since, as the message of a conflict. @param since not empty */
export function changedBy(since: readonly RecordedAct[]): string {
	const actor = since.at(-1)?.actor;
	return `${actor === "applicant" ? "The applicant" : actor} has changed this while you wrote.`;
}

export function refused(message: string): ActResult {
	return { ok: false, reason: "refused", message };
}
