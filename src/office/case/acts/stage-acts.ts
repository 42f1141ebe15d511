import type { Stage, Standing } from "#src/admissions/applications/stage.ts";
import { stageMessageNames } from "#src/admissions/stage-messages/stage-message-names.ts";

/** Labels of the acts that move an application to each stage. */
export const stageActs: Readonly<Record<Stage, string>> = {
	received: "Back to Application received",
	reading: "Start review",
	interview: "Schedule an interview",
	offered: "Make an offer",
	waitlisted: "Add to the waiting list",
	accepted: "Record acceptance",
	declined: "Reject",
	withdrawn: "Record withdrawal",
};

/** Names of the stages in the office; the last one is of an offer whose last day is past. */
export const stageNames: Readonly<Record<Stage | "lapsed", string>> = {
	...stageMessageNames,
	declined: "Not selected or offer declined",
	lapsed: stageMessageNames["offer-over"],
};

/** @param stage as an address or a row of a list has it */
export function stageLabel(stage: string): string {
	return stageNames[stage as keyof typeof stageNames] ?? stage;
}

/** Returns the office's name for the stage of an application, for use where it is known who declined. */
export function stageName({ stage, details }: Standing): string {
	if (stage !== "declined") return stageNames[stage];
	return stageMessageNames[details.by === "applicant" ? "place-declined" : "declined"];
}
