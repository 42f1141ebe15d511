import { type ApplicationType, applicationTypes, formOf } from "#src/admissions/forms/application-forms.ts";
import { countedStep, type FunnelStage } from "#src/admissions/funnel/funnel-stage.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";

/** Stands for any link and for none in the address of the page; no link has this word. */
export const anySource = "*";

export const stageMessages: Record<FunnelStage, string> = {
	visited: "Form views",
	begun: "Drafts started",
	saved: "Drafts saved",
	submitted: "Submitted",
	paid: "Paid",
	complete: "Complete",
	decided: "Decided",
};

/** Choices of programme: each form with all of its programmes. */
export const formNames = (): Record<ApplicationType, string> =>
	Object.fromEntries(applicationTypes().map((form) => [form, programmeOf(form)]));

/**
 * Describes what a number of a form counts: a stage, or a step under its title. @param step as it is counted: `step-2`
 */
export function stepLabel(form: string, step: string): string {
	if (Object.hasOwn(stageMessages, step)) return stageMessages[step as FunnelStage];
	const { steps } = formOf(form as ApplicationType).form;
	const position = steps.findIndex((_, index) => countedStep(index + 1) === step);
	const title = steps[position]?.title;
	return title === undefined ? step : `Step ${position + 1}: ${title}`;
}
