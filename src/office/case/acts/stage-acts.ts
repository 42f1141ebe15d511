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
