import type { ApplicantAct } from "#src/admissions/tracking/applicant-act.ts";

/** The names of what the forms of the application's page post. */
export const actField = "act";
export const sureField = "sure";
/** Act besides those that change the stage. */
export const mailsAct = "mails";

/** Tells whether the applicant ticks a box first. */
export function needsConfirmation(act: ApplicantAct): boolean {
	return act === "withdraw" || act === "decline";
}
