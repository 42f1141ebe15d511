import type { RecordedAct } from "./audit-log.server.ts";

/** The actor of what applicants do themselves. */
export const applicant = "applicant";

type Acting = Pick<RecordedAct, "actor" | "memberId">;

/**
 * Returns true if an applicant has acted. An act with a member's number is never theirs, whatever the member was
 * called.
 */
export function isByApplicant({ actor, memberId }: Acting): boolean {
	return memberId === null && actor === applicant;
}

/** Names who has acted, for the beginning of a sentence. */
export function actorLabel(act: Acting): string {
	return isByApplicant(act) ? "The applicant" : act.actor;
}
