import type { Stage } from "#src/admissions/applications/stage.ts";

/** What moves an application to each stage. */
export const stageActs: Readonly<Record<Stage, string>> = {
	received: "Received",
	reading: "Begin to read it",
	interview: "Invite to an interview",
	offered: "Offer a place",
	waitlisted: "Put on the waiting list",
	accepted: "Note that the place is accepted",
	declined: "Decline",
	withdrawn: "Note that it is withdrawn",
};

/** Stages that decide about an application. */
const decisions: readonly string[] = ["offered", "waitlisted", "declined", "accepted"];

/** Whether who moves an application to this stage decides about it. */
export function isDecision(stage: string): boolean {
	return decisions.includes(stage);
}
