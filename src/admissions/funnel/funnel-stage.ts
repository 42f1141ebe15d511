/**
 * The stages of the funnel in their order. Visits count on their day, drafts on the day on which they were begun, and
 * the outcome of an application on the day on which it was sent. Anyone who sends a form without saving it, or a
 * document before, has no draft.
 */
export const funnelStages = ["visited", "begun", "saved", "submitted", "paid", "complete", "decided"] as const;

export type FunnelStage = (typeof funnelStages)[number];

/** A form has no more steps than these; what claims more is not counted. */
export const maxSteps = 12;

/** Returns the name under which a step of a form is counted. @param step from 1; the first is the visit */
export function countedStep(step: number): string {
	return step === 1 ? "visited" : `step-${step}`;
}

/** The word of a link, as a label of a map is: `school-fair`. */
export const sourceWord = /^[a-z0-9][a-z0-9-]{0,29}$/;
