import { type ApplicationType, applicationForms } from "#src/admissions/forms/application-forms.ts";
import { countedStep, type FunnelStage } from "#src/admissions/funnel/funnel-stage.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import { type ProgrammeKey, programmeNames } from "#src/school/admissions.ts";
import { programmesOfForm } from "#src/school/offered.ts";

/** Stands for any link and for none in the address of the page; no link has this word. */
export const anySource = "*";

export const stageWords: Record<FunnelStage, string> = {
	visited: "Form views",
	begun: "Drafts started",
	saved: "Drafts saved",
	submitted: "Submitted",
	paid: "Paid",
	complete: "Complete",
	decided: "Decided",
};

/** What one can choose as a programme: a form with all of its programmes, then each of them where it has several. */
const choices = (Object.keys(applicationForms) as ApplicationType[]).flatMap((form) => {
	const programmes: readonly ProgrammeKey[] = programmesOfForm[form];
	const several = programmes.length > 1 ? programmes : [];
	return [
		{ key: form as string, name: programmeOf(form), form },
		...several.map((programme) => ({ key: programme as string, name: programmeNames[programme], form, programme })),
	];
});

export const programmeChoices: Readonly<Record<string, string>> = Object.fromEntries(
	choices.map(({ key, name }) => [key, name]),
);

/** The form of a choice, which a programme shares with others. */
export function formOf(chosen: string | undefined): { form?: ApplicationType; programme?: ProgrammeKey } {
	return choices.find(({ key }) => key === chosen) ?? {};
}

/** What a number of a form counts: a stage, or a step under its title. @param step as it is counted: `step-2` */
export function wordsOfStep(form: string, step: string): string {
	if (Object.hasOwn(stageWords, step)) return stageWords[step as FunnelStage];
	const { steps } = applicationForms[form as ApplicationType].form;
	const position = steps.findIndex((_, index) => countedStep(index + 1) === step);
	const title = steps[position]?.title;
	return title === undefined ? step : `Step ${position + 1}: ${title}`;
}
