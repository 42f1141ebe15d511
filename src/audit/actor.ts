import type { RecordedAct } from "./audit-log.server.ts";

/** The actor of what applicants do themselves. */
export const applicant = "applicant";

type Acting = Pick<RecordedAct, "actor" | "memberId">;

/** Whether an applicant has acted. What has a member's number is never theirs, whatever the member was called. */
export function isByApplicant({ actor, memberId }: Acting): boolean {
	return memberId === null && actor === applicant;
}

/** Who has acted, at the beginning of a sentence. */
export function actorLabel(act: Acting): string {
	return isByApplicant(act) ? "The applicant" : act.actor;
}
